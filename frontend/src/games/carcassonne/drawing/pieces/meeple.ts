import { seatLook } from "$lib/drawing/seats";
import {
  FIGURE_PATH,
  figureBody,
  figureFace,
  figureNose,
  GROUND_SHADOW,
  halo,
  lay,
  line,
  part,
  stand,
  type Standing,
} from "$lib/drawing/figure";

/** How a meeple looks. */
export interface MeepleOptions extends Standing {
  /** A farmer: lies with its head to the left, its emblem upright. */
  readonly lying?: boolean;
  /** A big meeple: crown and belt. Give it 1.2 times the height of a meeple. */
  readonly big?: boolean;
  /** False where the piece stands on paper, in panels and texts. Default true. */
  readonly halo?: boolean;
}

const CROWN = "M15.4 3.4L17.6 -3.2L21 .6L24 -4.6L27 .6L30.4 -3.2L32.6 3.4Z";

/** A meeple of a seat. Throws RangeError if there is no such seat. */
export function drawMeeple(seat: number, options: MeepleOptions = {}): string {
  const { lying = false, big = false, halo: withHalo = true } = options;
  const look = seatLook(seat);
  const crown = part(CROWN, look.fill, look.edge, 2.2) + line("M15 43.2H33", look.mark, 2.6);
  const markup =
    (lying || !withHalo ? "" : GROUND_SHADOW) +
    (withHalo ? halo(FIGURE_PATH) + (big ? halo(CROWN) : "") : "") +
    figureBody(look, lying ? 90 : 0) +
    figureFace(look) +
    (big ? crown : "");
  return lying ? lay(markup, options) : stand(markup, options);
}

/** A builder: a figure with a raised mallet. */
export function drawBuilder(seat: number, standing: Standing = {}): string {
  const look = seatLook(seat);
  const handle = "M37.4 33L43.4 12.6L46.6 13.6L41 34Z";
  const head = "M36.4 1.6L53.4 6.4L51 15L34 10.2Z";
  return stand(
    GROUND_SHADOW +
      [FIGURE_PATH, handle, head].map(halo).join("") +
      part(handle, look.fill, look.edge, 2) +
      part(head, look.fill, look.edge, 2.4) +
      figureBody(look) +
      figureFace(look) +
      line("M15 43.2H33", look.edge, 2),
    standing,
  );
}

/** A messenger: a figure with a winged traveller's hat. */
export function drawMessenger(seat: number, standing: Standing = {}): string {
  const look = seatLook(seat);
  const brim = "M9.4 7.4Q24 1.4 38.6 7.4Q38.6 10.2 24 8.4Q9.4 10.2 9.4 7.4Z";
  const crown = "M16.4 5.6Q17 -3.6 24 -3.6Q31 -3.6 31.6 5.6Z";
  const wings = [
    "M15.6 1C9.6 1 5.4 -1.8 3.4 -7.4C8.6 -7.6 14.4 -5.2 17.4 -1.4Z",
    "M32.4 1C38.4 1 42.6 -1.8 44.6 -7.4C39.4 -7.6 33.6 -5.2 30.6 -1.4Z",
  ];
  return stand(
    GROUND_SHADOW +
      [FIGURE_PATH, brim, crown, ...wings].map(halo).join("") +
      figureBody(look) +
      figureNose(look) +
      wings.map((wing) => part(wing, "#FFFDF6", look.edge, 1.8)).join("") +
      part(crown, look.fill, look.edge, 2) +
      part(brim, look.fill, look.edge, 2),
    standing,
  );
}

/** A robber: a figure with an eye mask and a sack at its left arm. */
export function drawRobber(seat: number, standing: Standing = {}): string {
  const look = seatLook(seat);
  const sack =
    "M33 36C31 27 35 20.6 40 19.2L38.4 15.6L45.6 14.6L43.6 18.8C51.4 21 53.6 30 50.6 36.4C47.4 42 36 42 33 36Z";
  const mask = "M15.8 8.2Q24 5.8 32.2 8.2L31.8 12Q28.4 13 26 11.6Q24 10.2 22 11.6Q19.6 13 16.2 12Z";
  const maskFill = look.emblem === "cross" ? "#F4EEE3" : "#1D1A17";
  return stand(
    GROUND_SHADOW +
      halo(FIGURE_PATH) +
      halo(sack) +
      figureBody(look) +
      part(mask, maskFill, look.edge, 1) +
      `<circle cx="20" cy="9.9" r="1.1" fill="${look.fill}"/><circle cx="28" cy="9.9" r="1.1" fill="${look.fill}"/>` +
      part(sack, "#C9A56B", "#5C4321", 2.2) +
      line("M39.4 19.4H44", "#5C4321", 2) +
      line("M37 31Q38.4 25.4 42 24", "#FFF", 1.8, 0.5),
    standing,
  );
}
