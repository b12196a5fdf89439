/**
 * Tiles as bitmaps. A board of 120 tiles is some 30,000 shapes: painted anew on every step of a zoom they are too many,
 * as 120 bitmaps they are nothing. Until its bitmap is ready a tile is shown by its shapes.
 */
import { SvelteMap } from "svelte/reactivity";
import type { Rotation } from "./drawing/tileData";
import { tileMarkup } from "./tiles";

/** Sides of the bitmaps, in device pixels: the smallest that is large enough is used. */
const SIDES = [64, 128, 256, 512] as const;
/** Up to this side the drawing with fewer details is taken. */
const SIMPLE_SIDE = 64;

export interface TilePicture {
  readonly id: string;
  readonly rotation: Rotation;
  readonly seed: number;
}

/** Addresses of the bitmaps that are ready. */
const ready = new SvelteMap<string, string>();
const asked = new Set<string>();
let queue: Promise<void> = Promise.resolve();

/** The side of bitmap that a tile of so many CSS pixels needs. */
export function pictureSide(pixels: number, density: number): number {
  const wanted = pixels * density;
  return SIDES.find((side) => side >= wanted * 0.94) ?? SIDES.at(-1)!;
}

/** Address of the tile's bitmap of that side, or of another while it is being made; null while there is none. */
export function tilePicture(tile: TilePicture, side: number): string | null {
  const key = keyOf(tile, side);
  if (!asked.has(key)) {
    asked.add(key);
    queue = queue.then(() => make(tile, side));
  }
  return ready.get(key) ?? firstReady(tile);
}

function keyOf({ id, rotation, seed }: TilePicture, side: number): string {
  return `${id} ${rotation} ${seed} ${side}`;
}

function firstReady(tile: TilePicture): string | null {
  for (const side of SIDES) {
    const address = ready.get(keyOf(tile, side));
    if (address) return address;
  }
  return null;
}

/** Draws the shapes into a bitmap; where that can't be done the tile keeps its shapes. */
async function make(tile: TilePicture, side: number): Promise<void> {
  const markup = tileMarkup(tile.id, tile.rotation, tile.seed, side <= SIMPLE_SIDE ? "small" : "full");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}">${markup}</svg>`;
  const source = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const shapes = await decoded(source);
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side;
    const context = canvas.getContext("2d");
    if (!context) return;
    context.drawImage(shapes, 0, 0, side, side);
    const bitmap = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (!bitmap) return;
    const address = URL.createObjectURL(bitmap);
    await decoded(address);
    ready.set(keyOf(tile, side), address);
  } catch {
    asked.delete(keyOf(tile, side));
  } finally {
    URL.revokeObjectURL(source);
  }
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
