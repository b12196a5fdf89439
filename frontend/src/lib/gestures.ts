/** Dragging, pinching and the wheel on the board. Clicks that end a drag are swallowed. */
import type { Point } from "./camera";

/** A pointer that moved less than this far has clicked, not dragged. */
const SLACK = 6;

export interface GestureHandlers {
  pan(dx: number, dy: number): void;
  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void;
  wheel(event: WheelEvent, at: Point): void;
}

/** Watches the element and calls the handlers with points in its own pixels. Returns what ends it. */
export function watchGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const held = new Map<number, Point>();
  let start: Point | null = null;
  let dragged = false;

  const pointOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) return;
    if (held.size === 0) {
      dragged = false;
      start = pointOf(event);
    }
    if (held.size < 2) held.set(event.pointerId, pointOf(event));
  };

  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const after = pointOf(event);
    if (held.size === 2) {
      const [other] = [...held].filter(([id]) => id !== event.pointerId);
      dragged = true;
      held.set(event.pointerId, after);
      handlers.pinch([before, other![1]], [after, other![1]]);
      return;
    }
    if (!dragged && start && Math.hypot(after.x - start.x, after.y - start.y) < SLACK) return;
    if (!dragged) {
      dragged = true;
      element.setPointerCapture(event.pointerId);
    }
    held.set(event.pointerId, after);
    handlers.pan(after.x - before.x, after.y - before.y);
  };

  const up = (event: PointerEvent) => {
    held.delete(event.pointerId);
  };

  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    handlers.wheel(event, pointOf(event));
  };

  const ending = new AbortController();
  const { signal } = ending;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("click", click, { signal, capture: true });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  return () => ending.abort();
}

/** So much of a wheel's or trackpad's way is one step. */
const NOTCH = 50;
/** A pause of so many ms ends a movement of the fingers. */
const PAUSE = 250;

/** Counts wheel events into single steps: a mouse's notch is one, a trackpad's many small events together as well. */
export function wheelNotches(): (event: WheelEvent) => 1 | -1 | 0 {
  let sum = 0;
  let last = 0;
  return (event) => {
    if (event.timeStamp - last > PAUSE || Math.sign(event.deltaY) !== Math.sign(sum)) sum = 0;
    last = event.timeStamp;
    sum += event.deltaMode === 0 ? event.deltaY : event.deltaY * NOTCH;
    if (Math.abs(sum) < NOTCH) return 0;
    const step = sum > 0 ? 1 : -1;
    sum = 0;
    return step;
  };
}
