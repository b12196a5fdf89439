/** The icon language, thing by thing, for the legend: what is drawn and the message that names it. */
import { type Badge, coin, laurel } from "$lib/drawing/badges";
import { CHAINS, COLOURS, RESOURCES, SYMBOLS } from "./data";
import {
  cardSign,
  chain,
  coinTriple,
  largest,
  library,
  loss,
  razed,
  resource,
  revive,
  science,
  shield,
  turn,
  wonder,
} from "./drawing/badges";

export interface LegendEntry {
  readonly badge: Badge;
  /** Message key. */
  readonly name: string;
}

export interface LegendPart {
  readonly heading: string;
  readonly entries: readonly LegendEntry[];
}

const ui = (name: string): string => `seven_wonders_duel-ui-${name}`;

export const LEGEND: readonly LegendPart[] = [
  {
    heading: ui("legend-resources"),
    entries: RESOURCES.map((id) => ({ badge: resource(id), name: `seven_wonders_duel-name-${id}` })),
  },
  {
    heading: ui("legend-effects"),
    entries: [
      { badge: coin(4), name: ui("icon-coins") },
      { badge: laurel(3), name: ui("icon-points") },
      { badge: shield, name: ui("icon-shield") },
      { badge: turn, name: ui("icon-turn") },
      { badge: loss(3), name: ui("icon-loss") },
      { badge: razed("grey"), name: ui("icon-razed") },
      { badge: revive, name: ui("icon-revive") },
      { badge: library, name: ui("icon-library") },
      { badge: wonder, name: ui("icon-wonder") },
      { badge: cardSign("blue"), name: ui("icon-each") },
      { badge: coinTriple, name: ui("icon-triple") },
      { badge: largest, name: ui("icon-largest") },
    ],
  },
  {
    heading: ui("legend-science"),
    entries: SYMBOLS.map((id) => ({ badge: science(id), name: ui(`symbol-${id}`) })),
  },
  {
    heading: ui("legend-chains"),
    entries: CHAINS.map(({ id }) => ({ badge: chain(id), name: ui(`chain-${id}`) })),
  },
  {
    heading: ui("legend-colours"),
    entries: COLOURS.map((colour) => ({ badge: cardSign(colour), name: ui(`kind-${colour}`) })),
  },
];
