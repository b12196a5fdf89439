import { beforeEach, describe, expect, it, vi } from "vitest";
import { watchGestures, wheelNotches, type GestureHandlers } from "./gestures";

function wheel(deltaY: number, timeStamp: number, deltaMode = 0): WheelEvent {
  return { deltaY, timeStamp, deltaMode } as WheelEvent;
}

describe("steps of the wheel", () => {
  it("are a mouse's notches, or lines", () => {
    const notches = wheelNotches();
    expect(notches(wheel(100, 1))).toBe(1);
    expect(notches(wheel(-100, 2))).toBe(-1);
    expect(notches(wheel(3, 3, 1))).toBe(1);
  });

  it("are a trackpad's small events together, as long as they belong together", () => {
    const notches = wheelNotches();
    expect([1, 2, 3, 4, 5].map((time) => notches(wheel(12, time)))).toEqual([0, 0, 0, 0, 1]);
    expect(notches(wheel(40, 10))).toBe(0);
    expect(notches(wheel(40, 900))).toBe(0);
    expect(notches(wheel(-40, 901))).toBe(0);
  });
});

describe("gestures", () => {
  let element: HTMLElement;
  let inner: HTMLElement;
  let handlers: { [Name in keyof GestureHandlers]: ReturnType<typeof vi.fn<GestureHandlers[Name]>> };
  let clicked: ReturnType<typeof vi.fn<() => void>>;
  let end: () => void;

  beforeEach(() => {
    element = document.createElement("div");
    inner = element.appendChild(document.createElement("i"));
    element.setPointerCapture = vi.fn();
    handlers = { pan: vi.fn(), pinch: vi.fn(), wheel: vi.fn() };
    clicked = vi.fn<() => void>();
    inner.addEventListener("click", clicked);
    end = watchGestures(element, handlers);
  });

  function pointer(type: string, x: number, y: number, pointerId = 1) {
    const event = new MouseEvent(type, { clientX: x, clientY: y, button: 0, bubbles: true });
    inner.dispatchEvent(Object.assign(event, { pointerId, pointerType: "touch" }));
  }

  it("leave a click a click, even if the hand trembles", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 13, 12);
    pointer("pointerup", 13, 12);
    inner.click();
    expect(clicked).toHaveBeenCalledOnce();
    expect(handlers.pan).not.toHaveBeenCalled();
  });

  it("drag the board, and the click at the end of a drag is none", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 30, 10);
    pointer("pointermove", 35, 14);
    pointer("pointerup", 35, 14);
    inner.click();
    expect(handlers.pan.mock.calls).toEqual([
      [20, 0],
      [5, 4],
    ]);
    expect(clicked).not.toHaveBeenCalled();
    inner.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("pinch with two fingers", () => {
    pointer("pointerdown", 10, 10, 1);
    pointer("pointerdown", 50, 10, 2);
    pointer("pointermove", 90, 10, 2);
    expect(handlers.pinch).toHaveBeenCalledWith(
      [
        { x: 50, y: 10 },
        { x: 10, y: 10 },
      ],
      [
        { x: 90, y: 10 },
        { x: 10, y: 10 },
      ],
    );
  });

  it("end when they are no longer watched", () => {
    end();
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 60, 10);
    expect(handlers.pan).not.toHaveBeenCalled();
  });
});
