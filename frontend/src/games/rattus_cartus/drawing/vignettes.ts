/** The twelve buildings, each in a box of 160 x 84 standing on its lower edge: tone on tone, a roof in one warm colour. */
import type { Class } from "../data";
import { LOOKS, WALL } from "./palette";

/** `a`: the class's colour, `b`: its dark tone. */
type Sketch = (a: string, b: string) => string;

const ROOF = "#B9553A";
const TIMBER = "#8E5A3A";

const hill = (a: string, path: string): string => `<path d="M0 84V${path}V84Z" fill="${a}" opacity=".35"/>`;
const shape = (path: string, fill: string, edge: string, width = 2): string =>
  `<path d="${path}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;
const line = (path: string, color: string, width = 2): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

const SKETCHES: Readonly<Record<string, Sketch>> = {
  farm: (a, b) =>
    hill(a, "58Q40 48 80 56T160 50") +
    shape("M40 84V46H92V84Z", WALL, b) +
    shape("M34 48L46 24H86L98 48Z", ROOF, b) +
    solid("M58 84V62H74V84Z", b) +
    shape("M104 84Q104 56 118 56Q132 56 132 84Z", "#E2B13C", b) +
    line("M108 66H128M106 75H130", b, 1.3) +
    line("M18 84V30M18 50Q8 44 12 34M18 50Q28 44 24 34", b),
  brewery: (a, b) =>
    hill(a, "60Q60 50 100 56T160 54") +
    shape("M22 84V44H96V84Z", WALL, b) +
    shape("M16 46L28 26H90L102 46Z", TIMBER, b) +
    shape("M70 30V12H82V30Z", WALL, b) +
    line("M73 8Q70 3 75 0M79 8Q77 4 82 1", b, 1.6) +
    solid("M50 84V62A9 9 0 0 1 68 62V84Z", b) +
    line("M30 56H40M30 66H40M78 56H88", b, 3) +
    shape("M108 60H138Q144 72 138 84H108Q102 72 108 60Z", "#C98A35", b) +
    line("M105 67H141M105 77H141M116 60V84M130 60V84", b, 1.4) +
    shape("M118 60Q110 50 124 46H134Q138 54 130 60", "#E2B13C", b, 1.6),
  market: (a, b) =>
    hill(a, "62Q80 52 160 62") +
    shape("M26 84V50H134V84Z", WALL, b) +
    shape(
      "M20 52V40Q80 24 140 40V52Q133 60 125 52Q118 60 110 52Q103 60 95 52Q88 60 80 52Q73 60 65 52Q58 60 50 52Q43 60 35 52Q28 60 20 52Z",
      ROOF,
      b,
    ) +
    solid(
      "M35 37V53Q28 59 22 53V41ZM65 33V53Q58 59 50 53V34.6ZM110 34.6V53Q103 59 95 53V33ZM138 41V53Q132 59 125 53V37.6Z",
      "#F4EDDD",
    ) +
    line("M20 52V40Q80 24 140 40V52", b) +
    shape("M40 84V70H120V84Z", "#C98A35", b) +
    `<g fill="#BF5F3F" stroke="${b}" stroke-width="1.2"><circle cx="52" cy="67" r="4.4"/><circle cx="60" cy="68" r="4.4"/><circle cx="56" cy="63" r="4.4"/></g>` +
    shape("M86 70Q84 60 92 60Q100 60 98 70Z", "#E2B13C", b, 1.4) +
    line("M80 24V8", b) +
    shape("M80 8L98 12L80 17Z", a, b, 1.4),
  office: (a, b) =>
    hill(a, "64Q80 54 160 62") +
    shape("M36 84V32H124V84Z", WALL, b) +
    shape("M30 34L80 8L130 34Z", ROOF, b) +
    `<circle cx="80" cy="24" r="5" fill="${WALL}" stroke="${b}" stroke-width="1.6"/>` +
    line("M36 58H124", b, 1.6) +
    solid("M72 84V68H88V84Z", b) +
    `<g fill="${a}" stroke="${b}" stroke-width="1.4"><path d="M46 40H60V52H46ZM73 40H87V52H73ZM100 40H114V52H100ZM46 64H60V76H46ZM100 64H114V76H100Z"/></g>` +
    shape("M128 60V40H150L144 50L150 60Z", "#F3E3B6", b, 1.6) +
    line("M134 50L138 54L144 46", "#2E6B3C", 2),
  monastery: (a, b) =>
    hill(a, "64Q80 52 160 64") +
    shape("M30 84V50H108V84Z", WALL, b) +
    shape("M24 52L34 34H104L114 52Z", TIMBER, b) +
    shape("M106 84V30H132V84Z", WALL, b) +
    shape("M102 32L119 12L136 32Z", TIMBER, b) +
    line("M119 12V2M114 6H124", b, 2.4) +
    solid(
      "M38 84V70A5 5 0 0 1 48 70V84ZM56 84V70A5 5 0 0 1 66 70V84ZM74 84V70A5 5 0 0 1 84 70V84ZM114 52V45A5 5 0 0 1 124 45V52Z",
      b,
    ),
  hospital: (a, b) =>
    hill(a, "62Q80 54 160 60") +
    shape("M20 84V46H140V84Z", WALL, b) +
    shape("M14 48L24 30H136L146 48Z", ROOF, b) +
    shape("M58 84V34L80 16L102 34V84Z", WALL, b) +
    line("M54 36L80 14L106 36", b, 3.4) +
    `<path d="M80 32V48M72 40H88" stroke="#A3261B" stroke-width="5"/>` +
    solid("M72 84V66A8 8 0 0 1 88 66V84Z", b) +
    `<g fill="${a}" stroke="${b}" stroke-width="1.4"><path d="M30 58H44V72H30ZM116 58H130V72H116Z"/></g>` +
    line("M37 58V72M30 65H44M123 58V72M116 65H130", b, 1.2),
  castle: (a, b) =>
    hill(a, "64Q80 50 160 64") +
    shape(
      "M24 84V36H20V26H28V31H34V26H42V31H48V26H56V36H52V52H108V36H104V26H112V31H118V26H126V31H132V26H140V36H136V84Z",
      WALL,
      b,
    ) +
    shape("M58 52V20H54V10H62V15H68V10H92V15H98V10H106V20H102V52", WALL, b) +
    solid("M68 84V66A12 12 0 0 1 92 66V84Z", b) +
    line("M80 10V-4", b, 1.6) +
    shape("M80-4L98 1L80 6Z", a, b, 1.6) +
    line("M34 56V48M126 56V48M72 34V28M88 34V28", b, 4),
  guard_tower: (a, b) =>
    hill(a, "66Q80 56 160 64") +
    shape("M60 84V30H100V84Z", WALL, b) +
    shape("M52 32V14H60V20H68V14H76V20H84V14H92V20H100V14H108V32Z", WALL, b) +
    solid("M70 84V68A10 10 0 0 1 90 68V84Z", b) +
    line("M80 56V44M68 26H92", b, 4) +
    shape("M8 84V64H52V84Z", WALL, b) +
    shape("M108 84V64H152V84Z", WALL, b) +
    line("M8 64V58H16V64M24 64V58H32V64M40 64V58H48V64M112 64V58H120V64M128 64V58H136V64M144 64V58H152V64", b, 2) +
    line("M116 56V22M116 22L112 30M116 22L120 30", b, 2.2) +
    shape("M80 14V-2L96 3L80 8Z", a, b, 1.6),
  palace: (a, b) =>
    hill(a, "66Q80 58 160 64") +
    shape("M26 84V46H134V84Z", WALL, b) +
    shape("M22 48V40H138V48Z", a, b) +
    shape("M14 84V30H36V84Z", WALL, b) +
    shape("M124 84V30H146V84Z", WALL, b) +
    shape("M10 32Q12 12 25 8Q38 12 40 32Z", ROOF, b) +
    shape("M120 32Q122 12 135 8Q148 12 150 32Z", ROOF, b) +
    shape("M56 42Q58 16 80 12Q102 16 104 42Z", ROOF, b) +
    line("M25 8V1M135 8V1M80 12V2", b) +
    `<circle cx="80" cy="1" r="3.4" fill="#F0C24B" stroke="#6E500C" stroke-width="1.2"/>` +
    solid("M68 84V68A12 12 0 0 1 92 68V84Z", b) +
    line("M46 56V66M56 56V66M104 56V66M114 56V66M25 46V56M135 46V56", b, 4),
  treasury: (a, b) =>
    hill(a, "66Q80 58 160 64") +
    shape("M28 84V40H132V84Z", WALL, b) +
    shape("M20 42L80 10L140 42Z", ROOF, b) +
    line("M42 42V84M62 42V84M98 42V84M118 42V84", b, 1.6) +
    `<circle cx="80" cy="30" r="7" fill="#F0C24B" stroke="#6E500C" stroke-width="1.6"/>` +
    shape("M68 84V54H92V84Z", a, b) +
    `<circle cx="80" cy="69" r="5.4" fill="${WALL}" stroke="${b}" stroke-width="1.8"/>` +
    line("M80 64V69H84", b, 1.6) +
    shape("M136 84L139 76H153L156 84Z", "#F0C24B", "#6E500C", 1.6) +
    shape("M141 76L144 69H152L155 76Z", "#F0C24B", "#6E500C", 1.6) +
    shape("M4 84L7 76H20L23 84Z", "#F0C24B", "#6E500C", 1.6),
  pipers_hut: (a, b) =>
    hill(a, "58Q30 46 70 54T160 50") +
    shape("M44 84V54Q80 48 112 54V84Z", WALL, b) +
    shape("M34 58Q44 22 78 16Q112 22 122 58Q100 50 78 50Q56 50 34 58Z", "#C79A5B", b) +
    line("M50 44Q62 34 72 32M84 32Q98 36 106 44M66 24Q76 20 88 24", b, 1.4) +
    solid("M68 84V68A10 10 0 0 1 88 68V84Z", b) +
    line("M16 84V60M16 60Q6 58 6 48Q16 48 16 60Q16 46 26 46Q26 58 16 60", b) +
    line("M128 44V24L140 20V40", b) +
    `<g fill="${b}"><ellipse cx="125" cy="45" rx="4.4" ry="3.4"/><ellipse cx="137" cy="41" rx="4.4" ry="3.4"/></g>`,
  fortune_tent: (a, b) =>
    hill(a, "62Q80 54 160 60") +
    shape("M22 84L74 20H86L138 84Z", WALL, b) +
    solid("M22 84L74 20H77L48 84ZM83 20H86L138 84H112Z", a) +
    line("M22 84L74 20H86L138 84M77 20L48 84M83 20L112 84", b) +
    solid("M66 84L80 44L94 84Z", b) +
    line("M80 20V4", b) +
    shape("M80 4L96 8L80 13Z", ROOF, b, 1.4) +
    `<circle cx="80" cy="76" r="7" fill="#D6EAE5" stroke="#D2A64E" stroke-width="2"/>` +
    line("M126 30A9 9 0 1 0 132 44A8 8 0 0 1 126 30Z", b, 1.8),
};

/** The drawing of a building. Throws RangeError if there is none. */
export function vignette(building: string, of: Class): string {
  const sketch = SKETCHES[building];
  if (!sketch) throw new RangeError(`no drawing of the building ${building}`);
  const { band, deep } = LOOKS[of];
  return sketch(band, deep);
}
