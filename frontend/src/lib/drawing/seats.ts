/** The form that stands for a seat wherever its colour does. */
export type Emblem = "disc" | "triangle" | "diamond" | "square" | "cross" | "ring";

/** How a seat looks: colours, emblem and the names of its colour. */
export interface SeatLook {
  readonly fill: string;
  /** Outline of pieces and discs. */
  readonly edge: string;
  /** Colour of the emblem, and of text, on the fill. */
  readonly mark: string;
  readonly emblem: Emblem;
  readonly nameEl: string;
  readonly nameEn: string;
}

type SixSeats = readonly [SeatLook, SeatLook, SeatLook, SeatLook, SeatLook, SeatLook];

/**
 * The six seats in their default order. Any two stay apart by at least 20 (CIEDE2000) with
 * normal sight and with each of the three simulated colour-vision deficiencies.
 */
export const SEATS: SixSeats = [
  { fill: "#C54622", edge: "#7E260C", mark: "#FFFFFF", emblem: "disc", nameEl: "κεραμιδί", nameEn: "vermilion" },
  { fill: "#2CA4ED", edge: "#0F5E91", mark: "#10202B", emblem: "triangle", nameEl: "γαλανό", nameEn: "sky" },
  { fill: "#FAB600", edge: "#7A5300", mark: "#2A1E00", emblem: "diamond", nameEl: "κροκί", nameEn: "saffron" },
  { fill: "#157370", edge: "#08403E", mark: "#FFFFFF", emblem: "square", nameEl: "πετρόλ", nameEn: "teal" },
  { fill: "#232429", edge: "#000000", mark: "#FFFFFF", emblem: "cross", nameEl: "μελανί", nameEn: "ink" },
  { fill: "#F4EEE3", edge: "#655C4C", mark: "#232429", emblem: "ring", nameEl: "φίλντισι", nameEn: "shell" },
];

/** Ivory edge under every piece and mark. */
export const HALO = "#FFFDF6";

/** The look of a seat. Throws RangeError if there is no such seat. */
export function seatLook(seat: number): SeatLook {
  const look = SEATS[seat];
  if (!look) throw new RangeError(`seat ${seat} does not exist; seats are 0 to ${SEATS.length - 1}`);
  return look;
}

/** Edge of a seat on the surfaces of the interface, where black would vanish in the dark theme. */
export function surfaceEdge(seat: number): string {
  const { edge, emblem } = seatLook(seat);
  return emblem === "cross" ? "var(--ink-edge, #000000)" : edge;
}
