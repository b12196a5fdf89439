import { placed } from "$lib/drawing/svg";
import { GROUND_SHADOW, halo, line, part, stand, type Standing } from "$lib/drawing/figure";

const STAR = "M0 -7L1.9 -2L7 -1.7L3 1.4L4.3 6.4L0 3.6L-4.3 6.4L-3 1.4L-7 -1.7L-1.9 -2Z";

/** The mage: a robe in lapis, a pointed hat, a beard and a staff with a star. Nobody's piece. */
export function drawMage(standing: Standing = {}): string {
  const robe = "M24 18C33 19 39 27 41 50Q41 54 37 54H11Q7 54 7 50C9 27 15 19 24 18Z";
  const hat = "M24 -10L33.4 14.6Q24 18.6 14.6 14.6Z";
  const beard = "M17.4 16.8Q24 19.4 30.6 16.8V22Q29.6 34 24 38Q18.4 34 17.4 22Z";
  const [cloth, edge] = ["#3F4F96", "#1C2450"];
  return stand(
    GROUND_SHADOW +
      halo(robe) +
      halo(hat) +
      line("M43.4 53V10", "#6B4A24", 3) +
      part(robe, cloth, edge, 2.4) +
      part(beard, "#F2EBDD", edge, 1.4) +
      part(hat, cloth, edge, 2.4) +
      placed([24, 5.4], `<path d="${STAR}" fill="#F3CE6B"/>`, 0.72) +
      placed([43.4, 8], part(STAR, "#F3CE6B", "#7B5A10", 1.2)),
    standing,
  );
}

/** The witch: a robe in aubergine with a moon, a bent hat with a wide brim and a broom. Nobody's piece. */
export function drawWitch(standing: Standing = {}): string {
  const robe = "M24 18C34 20 38 30 40 54H8C10 30 14 20 24 18Z";
  const brim = "M5.4 15.4Q24 7.6 42.6 15.4Q42 19.4 24 17.2Q6 19.4 5.4 15.4Z";
  const hat = "M13.4 13.4Q18.6 1.4 16.6 -8.4Q27 -4.4 34.6 13.4Q24 9.6 13.4 13.4Z";
  const moon = "M27 36A6.4 6.4 0 1 1 22.6 46.6A5 5 0 1 0 27 36Z";
  const [cloth, edge] = ["#5A3466", "#2A1232"];
  return stand(
    GROUND_SHADOW +
      [robe, brim, hat].map(halo).join("") +
      line("M3 53L14 20", "#6B4A24", 2.6) +
      part("M2 44L9.6 46.6L6.6 55.6H-3.6Z", "#D2A64E", "#6B4A24", 1.6) +
      part(robe, cloth, edge, 2.4) +
      part("M18 17.4H30V21Q30 27 24 27Q18 27 18 21Z", "#B9CF9A", edge, 1.4) +
      line("M23.6 20L26.6 23.4L24 23.8", edge, 1.2) +
      part(hat, cloth, edge, 2.4) +
      line("M13.4 12.6Q24 8.6 34.6 12.6", "#D2A64E", 3) +
      part(brim, cloth, edge, 2.2) +
      `<path d="${moon}" fill="#E6DFF0"/>`,
    standing,
  );
}
