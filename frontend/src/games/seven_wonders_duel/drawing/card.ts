/** A card of 100 x 142: band with effects and given chain, cost, building, colour mark, name. */
import { num, placed } from "$lib/drawing/svg";
import type { Back, Card, Effect } from "../data";
import { type Badge, coin, numeral } from "$lib/drawing/badges";
import { chain, resource } from "./badges";
import { drawEffects } from "./effects";
import { BACKS, GILT, INK, LOOKS, PAPER, SHADOW } from "./palette";
import { vignette } from "./vignettes";

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 142;
const CORNER = 8;

export interface CardDrawing {
  /** Its name; small cards go without. */
  readonly name: string;
  /** Below 72 px: taller band, larger icons, no name. */
  readonly compact?: boolean;
  /** Another card lies on its lower half: the cost stands in a line that stays free. */
  readonly covered?: boolean;
}

const roundTop = (height: number): string =>
  `M0 ${height}V${CORNER}Q0 0 ${CORNER} 0H${CARD_WIDTH - CORNER}Q${CARD_WIDTH} 0 ${CARD_WIDTH} ${CORNER}V${height}Z`;
const roundBottom = (top: number): string =>
  `M0 ${top}H${CARD_WIDTH}V${CARD_HEIGHT - CORNER}Q${CARD_WIDTH} ${CARD_HEIGHT} ${CARD_WIDTH - CORNER} ${CARD_HEIGHT}H${CORNER}Q0 ${CARD_HEIGHT} 0 ${CARD_HEIGHT - CORNER}Z`;

function sheet(attributes: string): string {
  return `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="${CORNER}" ${attributes}/>`;
}

const shadow = `<g transform="translate(1.6 3)" opacity=".26">${sheet(`fill="${SHADOW}"`)}</g>`;

/** The cost one by one: coins, resources, the chain that makes it free. */
function costBadges(card: Card): Badge[] {
  const badges: Badge[] = [];
  if (card.cost.coins > 0) badges.push(coin(card.cost.coins));
  for (const [id, count] of Object.entries(card.cost.resources))
    for (let unit = 0; unit < count; unit++) badges.push(resource(id as keyof Card["cost"]["resources"]));
  if (card.chain_accepted) badges.push(chain(card.chain_accepted));
  return badges;
}

interface CostRoom {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly size: number;
}

/** Icons from top to bottom, three in a column. */
function costColumn(badges: readonly Badge[], { x, y, step, size }: CostRoom): string {
  return badges.map((draw, index) => draw([x + Math.floor(index / 3) * step, y + (index % 3) * step], size)).join("");
}

/** Icons from left to right. */
function costLine(badges: readonly Badge[], { x, y, step, size }: CostRoom): string {
  const room = CARD_WIDTH - 2 * x;
  const between = Math.min(step, badges.length > 1 ? room / (badges.length - 1) : step);
  const scale = Math.min(size, (between / 24) * 1.02);
  return badges.map((draw, index) => draw([x + index * between, y], badges.length > 1 ? scale : size)).join("");
}

/** The name in lines of at most `length` letters, two at most. */
export function nameLines(name: string, length = 14): string[] {
  const lines: string[] = [""];
  for (const word of name.split(" ")) {
    const last = lines.at(-1)!;
    const longer = last === "" ? word : `${last} ${word}`;
    if (last !== "" && longer.length > length && lines.length < 2) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function nameField(name: string): string {
  const lines = nameLines(name);
  const longest = Math.max(...lines.map((text) => text.length));
  const size = Math.min(lines.length > 1 ? 11.5 : 12.6, 176 / Math.max(1, longest));
  const first = lines.length > 1 ? 124.4 : 131;
  return lines
    .map(
      (text, index) =>
        `<text x="50" y="${num(first + index * 12.2)}" text-anchor="middle" font-family="var(--sans)" font-weight="600" font-size="${num(size)}" fill="${INK}">${text}</text>`,
    )
    .join("");
}

/** A card face up, from (0, 0). */
export function drawCard(card: Card, drawing: CardDrawing): string {
  return drawing.compact ? compactCard(card, drawing) : fullCard(card, drawing);
}

function fullCard(card: Card, { name, covered }: CardDrawing): string {
  const { band, deep, tint, mark } = LOOKS[card.colour];
  const badges = costBadges(card);
  const cost = covered
    ? costLine(badges, { x: 13, y: 47, step: 20, size: 0.8 })
    : costColumn(badges, { x: 14, y: 48, step: 21, size: 0.82 });
  return (
    shadow +
    sheet(`fill="${tint}"`) +
    placed([0, 52], vignette(card.colour, deep, band)) +
    `<path d="${roundBottom(112)}" fill="${PAPER}"/><path d="M0 112H100" stroke="${deep}"/>` +
    `<path d="${roundTop(34)}" fill="${band}"/><path d="M0 34H100" stroke="${deep}" stroke-width="1.6"/>` +
    drawEffects(card.effects, { ...bandRoom(card), y: 17.5, scale: 1.02 }) +
    (card.chain_given ? chain(card.chain_given)([85, 17], 0.86) : "") +
    cost +
    placed([90, 102], `<path d="${mark}" fill="${deep}"/>`) +
    nameField(name) +
    sheet(`fill="none" stroke="${deep}" stroke-width="1.6"`)
  );
}

function bandRoom(card: Card): { x: number; width: number } {
  return card.chain_given ? { x: 38, width: 68 } : { x: 50, width: 92 };
}

function compactCard(card: Card, { covered }: CardDrawing): string {
  const { band, deep, tint, mark } = LOOKS[card.colour];
  const badges = costBadges(card);
  const cost = covered
    ? costLine(badges, { x: 17, y: 67, step: 29, size: 1.24 })
    : costColumn(badges, { x: 19, y: 67, step: 28, size: 1.24 });
  return (
    shadow +
    sheet(`fill="${tint}"`) +
    placed([0, 75], vignette(card.colour, deep, band)) +
    `<path d="${roundBottom(134)}" fill="${band}" opacity=".4"/>` +
    `<path d="${roundTop(48)}" fill="${band}"/><path d="M0 48H100" stroke="${deep}" stroke-width="2"/>` +
    drawEffects(card.effects, { ...compactBandRoom(card), y: 24.5, scale: 1.5 }) +
    (card.chain_given ? chain(card.chain_given)([83, 24], 1.16) : "") +
    cost +
    placed([88, 128], `<path d="${mark}" fill="${deep}"/>`, 1.3) +
    sheet(`fill="none" stroke="${deep}" stroke-width="2.4"`)
  );
}

function compactBandRoom(card: Card): { x: number; width: number } {
  return card.chain_given ? { x: 35, width: 64 } : { x: 50, width: 94 };
}

const WAVES = Array.from({ length: 9 }, (_, row) => `M8 ${20 + row * 13}q10.5-6 21 0t21 0t21 0t21 0`).join("");
const STAR = "M0-13L3.4-4H12.6L5.2 1.6L8 11L0 5.4L-8 11L-5.2 1.6L-12.6-4H-3.4Z";

/**
 * A card face down; `age` is the Age in the numerals of the language. Where another card lies on its lower half the
 * roundel stands in the upper one, so that Guilds are told from cards of the Age by more than colour.
 */
export function drawBack(back: Back, age: string, covered = false): string {
  const [field, deep] = BACKS[back];
  const sign = back === "guild" ? `<path d="${STAR}" fill="${GILT}"/>` : numeral(age, 27, 9.6, GILT);
  return (
    shadow +
    sheet(`fill="${field}" stroke="${deep}" stroke-width="1.6"`) +
    `<g fill="none" stroke="${GILT}"><rect x="6" y="6" width="88" height="130" rx="5" stroke-opacity=".55" stroke-width="1.4"/>` +
    `<path d="${WAVES}" stroke-opacity=".13" stroke-width="1.4"/></g>` +
    placed(
      covered ? [50, 31] : [50, 71],
      `<circle r="24" fill="${deep}" stroke="${GILT}" stroke-opacity=".7" stroke-width="1.6"/>${sign}`,
    )
  );
}

/** Size of a city's tab. */
export const TAB_WIDTH = 52;
export const TAB_HEIGHT = 26;

/** What still matters of a card in a city: coins that it brought at once don't, where it has other effects. */
function lasting(card: Card): readonly Effect[] {
  const effects = card.effects.filter((effect) => effect.type !== "coins_per" && effect.type !== "coins");
  return effects.length > 0 ? effects : card.effects;
}

/** A card of a city: only its band. */
export function drawTab(card: Card): string {
  const { band, deep, mark } = LOOKS[card.colour];
  const light = card.colour === "yellow" || card.colour === "grey" ? deep : "#fff";
  return (
    `<rect x=".6" y=".6" width="${TAB_WIDTH - 1.2}" height="${TAB_HEIGHT - 1.2}" rx="5" fill="${band}" stroke="${deep}" stroke-width="1.3"/>` +
    drawEffects(lasting(card), { x: 23, y: 13, width: 40, scale: 0.84 }) +
    placed([46, 20], `<path d="${mark}" fill="${light}" opacity=".75"/>`, 0.5)
  );
}
