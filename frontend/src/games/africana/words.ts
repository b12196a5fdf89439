/** The game's things in words: names, cards, ways, moves and refusals. Sentences live in the message files. */
import type { Speech } from "$lib/game";
import type { Translate } from "$lib/messages";
import type { LegalMove, Refusal } from "$lib/protocol";
import type { ArtifactKind, Colour, Location, Names, World } from "./data";
import type { Pill } from "./drawing/cards";
import { africanaMoves, worldOf, type AfricanaView, type Bonus, type CardId, type Way } from "./view";

/** Stands between the facts of one line. */
export const BETWEEN_FACTS = " · ";

/** A name of the data in the language of the page. */
export function named(names: Names | undefined, t: Translate): string {
  return names ? names[t("africana-ui-language") === "el" ? "el" : "en"] : "";
}

export function placeName(world: World, id: string | null, t: Translate): string {
  return id === null ? "" : named(world.locations.get(id)?.name, t);
}

export function colourName(colour: Colour, t: Translate): string {
  return t(`africana-ui-colour-${colour}`);
}

export function artifactName(kind: ArtifactKind, t: Translate): string {
  return t(`africana-ui-artifact-${kind}`);
}

/** The colour of a card; null for the wild one. */
export function cardColour(card: CardId): Colour | null {
  return card === "wild" ? null : (card.replace("-helper", "") as Colour);
}

/** `Cyan`, `Helper: cyan`, `Wild card`. */
export function cardName(card: CardId, t: Translate): string {
  const colour = cardColour(card);
  if (!colour) return t("africana-ui-wild");
  return card.endsWith("-helper")
    ? t("africana-ui-helper-card", { colour: colourName(colour, t) })
    : colourName(colour, t);
}

/** Cards with commas between. */
export function cardsText(cards: readonly CardId[], t: Translate): string {
  return cards.map((card) => cardName(card, t)).join(", ");
}

/** `Lagos → Luanda` in words. */
export function missionName(world: World, id: string, t: Translate): string {
  const mission = world.missions.get(id);
  return mission
    ? t("africana-ui-mission", { from: placeName(world, mission.from, t), to: placeName(world, mission.to, t) })
    : id;
}

/** A mission with what it brings. */
export function missionText(world: World, id: string, t: Translate): string {
  const mission = world.missions.get(id);
  if (!mission) return id;
  return [missionName(world, id, t), t("africana-ui-brings", { silver: mission.silver, points: mission.vp })].join(
    BETWEEN_FACTS,
  );
}

/** `Mask` or `Helper: cyan`. */
export function adventureName(world: World, id: string, t: Translate): string {
  const adventure = world.adventures.get(id);
  if (!adventure) return id;
  return adventure.artifact
    ? artifactName(adventure.artifact, t)
    : t("africana-ui-helper-card", { colour: colourName(adventure.helper ?? "pink", t) });
}

/** A page with its goal and what it brings. */
export function adventureText(world: World, id: string, t: Translate): string {
  const adventure = world.adventures.get(id);
  if (!adventure) return id;
  const facts = [adventureName(world, id, t), t("africana-ui-goal", { place: placeName(world, adventure.to, t) })];
  if (adventure.artifact)
    facts.push(t("africana-ui-brings", { silver: adventure.silver ?? 0, points: adventure.vp ?? 0 }));
  return facts.join(BETWEEN_FACTS);
}

/** What joining brings; empty where it brings nothing. */
export function bonusText(bonus: Bonus | null, t: Translate): string {
  return bonus ? t("africana-ui-bonus", { type: bonus.type, amount: bonus.amount }) : "";
}

/** A way: places, cards, and silver if it costs any. */
export function wayText(world: World, way: Way, t: Translate): string {
  const facts = [way.path.map((place) => placeName(world, place, t)).join(", "), wayCost(way, t)];
  return facts.join(BETWEEN_FACTS);
}

/** What a way costs: its cards, and silver. */
export function wayCost(way: Way, t: Translate): string {
  const cards = cardsText(way.cards, t);
  return way.silver > 0 ? [cards, t("africana-ui-silver", { count: way.silver })].join(BETWEEN_FACTS) : cards;
}

/** A place with its symbols, who is there, and how it is reached, for those who don't see it. */
export function placeText(location: Location, way: Way | null, view: AfricanaView, { t, seats }: Speech): string {
  const here = view.seats.flatMap((seat, index) => (seat.location === location.id ? [seats[index]?.name ?? ""] : []));
  const facts = [
    t("africana-ui-place", {
      place: named(location.name, t),
      symbols: location.symbols.map((colour) => colourName(colour, t)).join(", "),
    }),
  ];
  if (here.length > 0) facts.push(t("africana-ui-here", { names: here.join(", ") }));
  if (way) facts.push(t("africana-ui-reachable", { way: wayText(worldOf(view), way, t) }));
  return facts.join(BETWEEN_FACTS);
}

/** A legal move in words. */
export function moveText(legal: LegalMove, view: AfricanaView, { t }: Speech): string {
  const [move] = africanaMoves([legal]);
  const world = worldOf(view);
  if (!move) return legal.text;
  const key = `africana-ui-move-${move.kind}`;
  switch (move.kind) {
    case "action":
      return t(`africana-ui-action-${move.action}`);
    case "turn":
      return t(key, { card: adventureText(world, move.card, t), to: move.to, cost: move.cost });
    case "buy":
      return t(key, { card: adventureText(world, move.card, t), cost: move.cost });
    case "step":
      return t(key, {
        place: placeName(world, move.to, t),
        card: cardName(move.card, t),
        paid: String(move.paid),
        cost: move.cost,
      });
    case "join":
      return t(key, { mission: missionName(world, move.mission, t), bonus: bonusText(move.bonus, t) });
    case "complete_mission":
      return t(key, { mission: missionText(world, move.mission, t) });
    case "complete_adventure":
      return t(key, { adventure: adventureText(world, move.adventure, t) });
    case "done":
      return t(key, { action: move.action });
    case "discard_hand":
      return t(key, { card: cardName(move.card, t) });
    case "discard_adventure":
      return t(key, { adventure: adventureText(world, move.adventure, t) });
    default:
      return legal.text;
  }
}

/** Places, missions, adventures and cards of a refusal by their names. */
export function refusalData(refusal: Refusal, world: World, { t }: Speech): Refusal["data"] {
  const named = (name: string, value: string): string => {
    if (name === "from" || name === "to" || name === "place") return placeName(world, value, t) || value;
    if (name === "mission") return missionName(world, value, t);
    if (name === "adventure") return adventureName(world, value, t);
    if (name !== "card") return value;
    if (world.adventures.has(value)) return adventureName(world, value, t);
    return cardName(value as CardId, t);
  };
  return Object.fromEntries(
    Object.entries(refusal.data).map(([name, value]) => [name, typeof value === "string" ? named(name, value) : value]),
  );
}

/** Headlines of refusals, by the end of their key; the rest have a common one. */
const TITLED = new Set(["not-neighbour", "fit", "silver", "not-in-hand", "played", "pile-empty"]);

/** Headline of a refusal. */
export function refusalTitle(refusal: Refusal, { t }: Speech): string {
  const end = refusal.key.replace("africana-refusal-", "");
  return t(TITLED.has(end) ? `africana-ui-refused-${end}` : "africana-ui-refused");
}

/** A place's name for the pills of missions and pages. */
export function pillOf(world: World, place: string, t: Translate): Pill {
  return { name: placeName(world, place, t), region: world.locations.get(place)?.region ?? "north" };
}
