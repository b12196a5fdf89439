/** The twelve Wonders as silhouettes in a box of 150 x 60 whose ground is at y = 60; filled by whoever draws them. */

const columns = (xs: readonly number[], top: number, bottom: number, width = 8): string =>
  `<path d="${xs.map((x) => `M${x} ${bottom}V${top}H${x + width}V${bottom}Z`).join("")}"/>`;
const light = (path: string): string => `<path d="${path}" fill="#fff" opacity=".4"/>`;

const SKETCHES: Readonly<Record<string, string>> = {
  pyramids:
    `<path d="M10 60L56 8L102 60Z"/><path d="M76 60L110 24L144 60Z" opacity=".75"/>` + light("M56 8L70 60H102Z"),
  sphinx:
    `<path d="M18 60V50Q18 42 30 42H84L90 32Q85 13 103 11Q121 12 121 28L126 44Q134 46 134 60Z"/>` +
    light("M97 22H101V26H97ZM108 22H112V26H108ZM98 32H111V35H98Z") +
    `<path d="M90 32L84 42H96Z" opacity=".6"/>`,
  colossus:
    `<path d="M58 60L65 36L59 23L69 12A6 6 0 1 1 79 12L92 8L98 1L101 7L92 16L83 23L81 36L93 60H83L74 42L67 60Z"/>` +
    `<path d="M99 2V-6Q104-4 101 3Z" opacity=".7"/><path d="M46 60H106V54H46Z" opacity=".6"/>`,
  great_lighthouse:
    `<path d="M56 60L61 32H89L94 60ZM64 30L67 15H83L86 30ZM70 13V4H80V13ZM75 4L67 4L75-4L83 4Z"/>` +
    `<path d="M86 8L134-2V18ZM64 8L16-2V18Z" opacity=".38"/>` +
    light("M72 44H78V60H72Z"),
  hanging_gardens:
    `<path d="M10 60V46H140V60ZM28 44V30H122V44ZM46 28V14H104V28Z"/>` +
    `<g opacity=".55"><circle cx="34" cy="28" r="6"/><circle cx="58" cy="12" r="6"/><circle cx="75" cy="8" r="8"/><circle cx="92" cy="12" r="6"/><circle cx="116" cy="28" r="6"/><circle cx="18" cy="44" r="5"/><circle cx="132" cy="44" r="5"/></g>` +
    light("M60 60V52A4 4 0 0 1 68 52V60ZM82 60V52A4 4 0 0 1 90 52V60Z"),
  mausoleum:
    `<path d="M20 60V52H130V60ZM26 24V20H124V24ZM36 18L75-2L114 18Z"/>` + columns([30, 49, 71, 93, 112], 25, 51),
  piraeus:
    `<path d="M36 50H114L102 60H48ZM74 48V6L104 44Z"/><path d="M70 46V12L46 44Z" opacity=".6"/>` +
    `<path d="M8 60Q20 54 32 60M118 60Q130 54 142 60" fill="none" stroke="currentColor" stroke-width="3"/>`,
  appian_way:
    `<path d="M52 60L72 10H80L116 60Z"/>` +
    light("M73 60L75 44H79L83 60ZM75.4 38L76 28H78L79 38Z") +
    columns([14, 34, 118, 136], 18, 60, 7) +
    `<path d="M11 14H24V18H11ZM31 20H44V24H31ZM115 20H128V24H115ZM133 14H146V18H133Z"/>`,
  circus_maximus:
    `<path d="M12 60V36H138V60Z" opacity=".8"/><path d="M16 34V18H134V34Z"/>` +
    light(
      [24, 47, 70, 93, 116].map((x) => `M${x} 60V50A5 5 0 0 1 ${x + 10} 50V60Z`).join("") +
        [30, 53, 76, 99, 122].map((x) => `M${x - 6} 34V27A4 4 0 0 1 ${x + 2} 27V34Z`).join(""),
    ),
  statue_of_zeus:
    `<path d="M50 60V26H59V40H90V60ZM64 38V24Q64 14 74 14Q84 14 84 24V30L94 24L96 28L84 38ZM68.6 12A5.6 5.6 0 1 1 79.4 12L80 16H68Z"/>` +
    `<path d="M98 60V2" stroke="currentColor" stroke-width="3"/><path d="M92 4H104" stroke="currentColor" stroke-width="3"/>` +
    `<path d="M42 60H104V55H42Z" opacity=".7"/>`,
  temple_of_artemis:
    `<path d="M16 60V54H134V60ZM22 26L75 0L128 26ZM24 30V26H126V30Z"/>` +
    columns([30, 48, 66, 84, 102, 118], 31, 53, 7) +
    light("M75 8L98 20H52Z"),
  great_library:
    `<path d="M18 60V52H132V60ZM24 26V22H126V26ZM22 20L75-2L128 20Z"/><path d="M28 50V27H122V50Z" opacity=".8"/>` +
    light("M38 50V30H44V50ZM48 50V33H54V50ZM58 50V29H63V50ZM88 50V31H94V50ZM98 50V28H103V50ZM107 50V33H113V50Z") +
    `<path d="M69 52V38A6 6 0 0 1 81 38V52Z"/>`,
};

/** The silhouette of a Wonder. Throws RangeError if there is none. */
export function sketch(wonder: string): string {
  const found = SKETCHES[wonder];
  if (found === undefined) throw new RangeError(`no drawing of the Wonder ${wonder}`);
  return found;
}
