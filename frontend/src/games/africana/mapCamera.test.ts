import { describe, expect, it } from "vitest";
import { toScreen } from "$lib/camera";
import { MAP_HEIGHT, MAP_WIDTH } from "./drawing/projection";
import { about, limitsOf, NEAR, whole, wholeScale, within } from "./mapCamera";

const phone = { width: 390, height: 480 };
const near = NEAR / MAP_WIDTH;

describe("the camera over the map", () => {
  it("shows the whole map in the middle of its window", () => {
    const camera = whole(phone);
    expect(camera.scale).toBe(wholeScale(phone));
    expect(MAP_WIDTH * camera.scale).toBeLessThanOrEqual(phone.width);
    expect(MAP_HEIGHT * camera.scale).toBeLessThanOrEqual(phone.height);
    expect(camera.x * 2 + MAP_WIDTH * camera.scale).toBeCloseTo(phone.width);
  });

  it("never shows more than the map where that is larger than the window", () => {
    for (const [x, y] of [
      [500, 500],
      [-5000, -5000],
    ] as const) {
      const camera = within({ scale: near, x, y }, phone);
      expect(camera.x).toBeLessThanOrEqual(0);
      expect(camera.y).toBeLessThanOrEqual(0);
      expect(camera.x + MAP_WIDTH * near).toBeGreaterThanOrEqual(phone.width - 0.01);
      expect(camera.y + MAP_HEIGHT * near).toBeGreaterThanOrEqual(phone.height - 0.01);
    }
  });

  it("goes to the explorer, with as much of what is within reach as there is room for", () => {
    const here = [350, 300] as const;
    const camera = about([here, [420, 330], [20, 700]], near, phone);
    for (const [x, y] of [here, [420, 330]] as const) {
      const spot = toScreen(camera, { x, y });
      expect(spot.x).toBeGreaterThan(0);
      expect(spot.x).toBeLessThan(phone.width);
      expect(spot.y).toBeGreaterThan(0);
      expect(spot.y).toBeLessThan(phone.height);
    }
  });

  it("lies between the whole and close by", () => {
    const limits = limitsOf(phone);
    expect(limits.smallest).toBe(wholeScale(phone));
    expect(limits.largest).toBeGreaterThan(near);
  });
});
