import { drawEmblem } from "$lib/drawing/emblems";
import { seatLook } from "$lib/drawing/seats";
import { placed } from "$lib/drawing/svg";
import { halo, line, part, stand, type Standing } from "$lib/drawing/figure";

const BODY =
  "M5 30C5 20 13 14.6 23 14.6H35C38 11.4 41.4 10.4 44.8 10.8C44.2 13.4 44.4 15.4 45.6 17.4C48 18.4 49.6 20 50.4 22.2" +
  "L54.4 22.8Q55.6 23 55.5 24.4L54.9 29.4Q54.7 30.8 53.4 30.8L49.6 30.9C48 33.6 45.6 35.6 43 36.8L42.2 46.6" +
  "Q42 48.4 40.2 48.4H35.4Q33.6 48.4 33.6 46.6V39.6H20.4L19.4 46.6Q19.1 48.4 17.4 48.4H12.4Q10.6 48.4 10.5 46.6" +
  "L10 39.8C6.8 37.8 5 34.4 5 30Z";
const TAIL = "M6.4 25.4C1.6 24.6 .4 19.4 4 18.6C6.6 18.2 6.6 21.4 4.6 21.2";

/** A pig of a seat from the side, snout to the right. */
export function drawPig(seat: number, standing: Standing = {}): string {
  const look = seatLook(seat);
  return stand(
    placed(
      [-4, 4.6],
      `<ellipse cx="29" cy="49" rx="20" ry="3.6" fill="#1A1208" opacity=".28"/>` +
        halo(BODY) +
        line(TAIL, look.edge, 2.2) +
        part(BODY, look.fill, look.edge, 2.5) +
        `<circle cx="45" cy="22.6" r="1.6" fill="${look.edge}"/>` +
        line("M11.6 25C13 20.6 17 18.4 22 18.2", "#FFF", 2, 0.5) +
        line("M36 15.4C38 19 40.4 19.6 43.2 19", look.edge, 1.7) +
        placed([25, 28.4], drawEmblem(look.emblem, 6, look.mark)),
    ),
    standing,
  );
}
