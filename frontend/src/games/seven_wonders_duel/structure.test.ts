import { describe, expect, it } from "vitest";
import { CARD_HEIGHT, CARD_WIDTH } from "./drawing/card";
import { placesOfAge } from "./data";
import { inOrder, layOut, neighbour } from "./structure";

const ROOMS = {
  desktop: { width: 690, height: 450, chip: 28, most: 112 },
  tablet: { width: 510, height: 330, chip: 28, most: 112 },
  phone: { width: 380, height: null, chip: 20, most: 66 },
};

describe("the layout of a structure", () => {
  it.each([1, 2, 3])("keeps all cards of Age %i inside the room", (age) => {
    for (const room of Object.values(ROOMS)) {
      const layout = layOut(age, room);
      expect(layout.places.size).toBe(20);
      const height = (layout.card * CARD_HEIGHT) / CARD_WIDTH;
      for (const place of layout.places.values()) {
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.left + layout.card).toBeLessThanOrEqual(room.width + 0.5);
        if (room.height !== null) expect(place.top + height + room.chip).toBeLessThanOrEqual(room.height + 1);
      }
    }
  });

  it.each([1, 2, 3])("leaves band and cost of covered cards of Age %i free", (age) => {
    for (const room of Object.values(ROOMS)) {
      const layout = layOut(age, room);
      const pitch = [...layout.places.values()].find((place) => place.row === 2)!.top;
      expect(pitch / layout.card).toBeGreaterThanOrEqual(0.58);
      if (room.height === null) expect(pitch / layout.card).toBeGreaterThanOrEqual(0.84);
    }
  });

  it("puts each card over those that it covers", () => {
    const layout = layOut(2, ROOMS.desktop);
    for (const place of layout.places.values())
      for (const cover of place.covered_by) {
        const upon = layout.places.get(cover)!;
        expect(upon.top).toBeGreaterThan(place.top);
        expect(Math.abs(upon.left - place.left)).toBeLessThan(layout.card);
      }
  });

  it("goes round from card to card by arrows", () => {
    const places = [...layOut(2, ROOMS.desktop).places.values()].filter(({ row }) => row < 5);
    const free = new Set(["A2-r3c1", "A2-r4c2", "A2-r4c3"]);
    expect(neighbour(places, "A2-r3c1", "ArrowRight", free)!.slot).toBe("A2-r4c2");
    expect(neighbour(places, "A2-r3c1", "ArrowLeft", free)!.slot).toBe("A2-r4c3");
    // up and down to what is covered, and along its row
    expect(neighbour(places, "A2-r4c2", "ArrowUp", free)!.row).toBe(3);
    expect(neighbour(places, "A2-r2c5", "ArrowRight", free)!.slot).toBe("A2-r2c1");
    expect(neighbour(places, "A2-r2c1", "ArrowDown", free)!.slot).toBe("A2-r3c1");
    expect(neighbour(places, "A2-r4c1", "ArrowDown", free)).toBeUndefined();
    expect(inOrder(placesOfAge(1))[0]!.slot).toBe("A1-r5c1");
  });
});
