/** The building on a card, tone on tone in the card's own colours: a box of 100 x 60 whose ground is at y = 60. */
import type { Colour } from "../data";

/** Draws in the dark tone `deep` and the colour of the band. */
type Vignette = (deep: string, band: string) => string;

const hill = (band: string): string => `<path d="M0 60V50Q50 42 100 50V60Z" fill="${band}" opacity=".4"/>`;

/** Hills, a mine and a pile of logs. */
const raw: Vignette = (deep, band) =>
  `<path d="M0 60V40L18 24L34 34L52 14L74 36L86 28L100 42V60Z" fill="${band}" opacity=".45"/>` +
  `<path d="M52 14L60 22L54 26L50 22L46 27L42 26Z" fill="#fff" opacity=".3"/>` +
  `<path d="M10 60L24 42H42L56 60Z" fill="${deep}" opacity=".82"/>` +
  `<path d="M25 60V50Q33 42 41 50V60Z" fill="${band}"/><path d="M33 46V60" stroke="${deep}" stroke-width="1.4"/>` +
  `<g fill="${deep}"><circle cx="70" cy="54" r="6"/><circle cx="83" cy="54" r="6"/><circle cx="76.5" cy="44" r="6"/></g>` +
  `<g fill="none" stroke="#fff" stroke-opacity=".5"><circle cx="70" cy="54" r="3"/><circle cx="83" cy="54" r="3"/><circle cx="76.5" cy="44" r="3"/></g>`;

/** A kiln with its chimney. */
const kiln: Vignette = (deep, band) =>
  `<path d="M0 60V46Q30 34 60 44T100 40V60Z" fill="${band}" opacity=".4"/>` +
  `<path d="M66 26V8H75V32" fill="${deep}"/><path d="M70 5Q65-1 71-6" stroke="${deep}" stroke-width="2" fill="none" opacity=".55" stroke-linecap="round"/>` +
  `<path d="M24 60V36L50 20L76 36V60Z" fill="${band}" opacity=".75"/>` +
  `<path d="M20 38L50 18L80 38" fill="none" stroke="${deep}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/>` +
  `<path d="M40 60V48A10 10 0 0 1 60 48V60Z" fill="${deep}"/><path d="M45 60V52Q50 44 55 52V60Z" fill="#fff" opacity=".5"/>`;

/** A temple. */
const temple: Vignette = (deep, band) =>
  hill(band) +
  `<path d="M12 60V55H88V60ZM18 55V50H82V55Z" fill="${deep}"/><path d="M18 27L50 8L82 27V31H18Z" fill="${deep}"/>` +
  `<g fill="${band}">${[22, 36.5, 51, 65.5].map((x) => `<path d="M${x} 31H${x + 9}V50H${x}Z"/>`).join("")}</g>` +
  `<path d="M31 25L50 14L69 25Z" fill="#fff" opacity=".35"/>`;

/** A library under a dome. */
const dome: Vignette = (deep, band) =>
  hill(band) +
  `<path d="M22 60V34H78V60Z" fill="${band}" opacity=".75"/><path d="M30 34A20 20 0 0 1 70 34Z" fill="${deep}"/>` +
  `<path d="M38 30A13 13 0 0 1 48 18" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-linecap="round"/>` +
  `<path d="M50 14V6" stroke="${deep}" stroke-width="2.4"/><circle cx="50" cy="5" r="2.6" fill="${deep}"/>` +
  `<path d="M19 34H81V38H19Z" fill="${deep}"/>` +
  `<path d="M44 60V48A6 6 0 0 1 56 48V60ZM28 56V46A4.4 4.4 0 0 1 37 46V56ZM63 56V46A4.4 4.4 0 0 1 72 46V56Z" fill="${deep}"/>`;

/** A market stall. */
const stall: Vignette = (deep, band) =>
  hill(band) +
  `<path d="M22 36V60M78 36V60" stroke="${deep}" stroke-width="3"/>` +
  `<path d="M16 34L24 16H76L84 34Z" fill="${band}"/><path d="M16 34L24 16H36L33 34ZM50 34V16H62L67 34Z" fill="${deep}"/>` +
  `<path d="M16 34Q24.5 42 33 34Q41.5 42 50 34Q58.5 42 67 34Q75.5 42 84 34" fill="${band}" stroke="${deep}" stroke-width="2.2"/>` +
  `<path d="M28 50H72V60H28Z" fill="${deep}" opacity=".85"/>` +
  `<g fill="#fff" opacity=".5"><circle cx="38" cy="47" r="4"/><circle cx="47" cy="47" r="4"/><circle cx="60" cy="46" r="5"/></g>`;

/** A castle with its flag. */
const castle: Vignette = (deep, band) =>
  hill(band) +
  `<path d="M50 10V-6L65-1.6L50 3" fill="${band}" stroke="${deep}" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<path d="M8 60V36H14V40H20V36H26V40H32V36H68V40H74V36H80V40H86V36H92V60Z" fill="${band}"/>` +
  `<path d="M36 60V20H34V10H40V15H46V10H54V15H60V10H66V20H64V60Z" fill="${deep}"/>` +
  `<path d="M44 60V48A6 6 0 0 1 56 48V60Z" fill="#fff" opacity=".45"/>` +
  `<path d="M48.6 26H51.4V34H48.6ZM18 46H20.4V52H18ZM79.6 46H82V52H79.6Z" fill="#fff" opacity=".4"/>`;

/** Two guild houses with a banner. */
const guild: Vignette = (deep, band) =>
  hill(band) +
  `<path d="M18 60V32L34 18L50 32V60Z" fill="${band}"/><path d="M50 60V26L66 10L82 26V60Z" fill="${deep}"/>` +
  `<path d="M60 60V46H72V60ZM62 30H70V38H62Z" fill="#fff" opacity=".45"/>` +
  `<path d="M28 32H40V54L34 48L28 54Z" fill="${deep}"/><path d="M34 35L35.4 38.4H39L36.2 40.6L37.2 44L34 42L30.8 44L31.8 40.6L29 38.4H32.6Z" fill="#fff" opacity=".6"/>`;

const VIGNETTES: Readonly<Record<Colour, Vignette>> = {
  brown: raw,
  grey: kiln,
  blue: temple,
  green: dome,
  yellow: stall,
  red: castle,
  purple: guild,
};

/** The building of a colour. */
export function vignette(colour: Colour, deep: string, band: string): string {
  return VIGNETTES[colour](deep, band);
}
