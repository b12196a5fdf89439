/** Walking by arrow keys among the things that can be chosen: to the nearest in that direction. */

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much worse a step aside is than one ahead. */
const ASIDE = 2.4;

/** Move the focus by an arrow key. True if the key was used. */
export function walk(event: KeyboardEvent, root: Element, selector: string): boolean {
  const direction = DIRECTIONS[event.key];
  const here = document.activeElement;
  if (!direction || !here || !root.contains(here)) return false;
  const best = nearest(
    middleOf(here),
    [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each !== here),
    direction,
  );
  best?.focus();
  return best !== null;
}

function middleOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function nearest(
  [x, y]: readonly [number, number],
  things: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    const [tx, ty] = middleOf(thing);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const cost = ahead + aside * ASIDE;
    if (ahead > 4 && cost < least) [best, least] = [thing, cost];
  }
  return best;
}
