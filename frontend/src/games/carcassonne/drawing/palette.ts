import type { Goods } from "./tileData";

/** Colours of the Carcassonne art. They keep their values in both themes. */
export const ART = {
  field: "#B6C488",
  fieldLight: "#C3CF98",
  fieldDark: "#A5B676",
  tuft: "#8DA063",
  plough: "#C8C48A",
  furrow: "#9A9A5C",
  treeEdge: "#4C6B40",
  trunk: "#6B5138",
  cityGround: "#DDBB8B",
  cityPatch: "#D0AA77",
  wallShade: "#6B4A22",
  houseFront: "#F5E8D0",
  houseSide: "#DCC7A3",
  doors: "#7A5A3A",
  slate: "#7A8791",
  slateRidge: "#58646E",
  stone: "#DDD4C4",
  stoneLight: "#F4EEE1",
  stoneShade: "#B5A995",
  stoneJoint: "#9C9080",
  stoneEdge: "#564B40",
  road: "#F3E8CF",
  roadEdge: "#8A795B",
  rut: "#CDBB92",
  water: "#8FBFD0",
  waterEdge: "#4F8AA0",
  sand: "#E4D6AC",
  wheat: "#E7CF7E",
  wheatEdge: "#A88A2E",
  cropSign: "#6E5614",
  pennant: "#70284F",
  pennantEdge: "#3B1128",
  gold: "#F3CE6B",
  paper: "#FBF3E0",
  plank: "#B98A52",
  plankJoint: "#7A5A2E",
  plankEdge: "#4F3517",
  gateWood: "#6B4A30",
  flight: "#6B4A24",
  shadow: "#2E2313",
} as const;

interface Roof {
  readonly fill: string;
  readonly ridge: string;
}

/** Roofs of houses; churches use them too. */
export const ROOFS: readonly [Roof, Roof, Roof, Roof] = [
  { fill: "#B9553A", ridge: "#8E3B28" },
  { fill: "#C66A45", ridge: "#9A4C30" },
  { fill: "#A84A35", ridge: "#7F3426" },
  { fill: "#BF5F3F", ridge: "#93452D" },
];
/** The roof of one house in eight. */
export const SLATE_ROOF: Roof = { fill: ART.slate, ridge: ART.slateRidge };

/** Crowns of trees. */
export const TREES: readonly [string, string, string] = ["#6F8F55", "#7E9C60", "#5F8050"];

/** Fill and edge of the goods' signs. */
export const GOODS_COLORS: Readonly<Record<Goods, { readonly fill: string; readonly edge: string }>> = {
  wine: { fill: "#8A2F3C", edge: "#4D141D" },
  grain: { fill: "#E2B13C", edge: "#8A6A1C" },
  cloth: { fill: "#5B7FA6", edge: "#2E4763" },
};
