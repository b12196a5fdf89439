/** Walking by arrow keys among buttons of which Tab stops at one. */

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Action: arrows go from button to button inside the element, round the ends. */
export function walkable(element: HTMLElement): { destroy: () => void } {
  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const buttons = [...element.querySelectorAll("button")];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (step === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // a replay goes from move to move by the same keys
    event.stopPropagation();
    buttons[(at + step + buttons.length) % buttons.length]!.focus();
  }
  element.addEventListener("keydown", walk);
  return { destroy: () => element.removeEventListener("keydown", walk) };
}
