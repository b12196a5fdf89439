/** The rule texts of a game in one language, asked for once. */

import { get } from "./api";
import type { Locale } from "./messages";

const known = new Map<string, Promise<Record<string, string>>>();

/** Rule texts by rule id. Rejects with `ApiError`. */
export function rulesOf(game: string, language: Locale): Promise<Record<string, string>> {
  const key = `${game}/${language}`;
  const asked =
    known.get(key) ??
    get<{ rules: Record<string, string> }>(`/games/${game}/rules?language=${language}`).then(({ rules }) => rules);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

/** A run of a rule text: plain, emphasized, or the id of another rule. */
export interface Run {
  kind: "text" | "strong" | "em" | "rule" | "code";
  text: string;
}

/** The light Markdown of a rule text as paragraphs (or list items) of runs. */
export function paragraphs(text: string): { item: boolean; runs: Run[] }[] {
  return text
    .split(/\n\s*\n|\n(?=[-*] )/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const item = /^[-*] /.test(part);
      return { item, runs: runsOf(item ? part.slice(2) : part) };
    });
}

const MARKUP = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`|\b([A-Z]{2,4}(?:-[A-Z]+)+-\d+[a-z]?)\b/g;

function runsOf(text: string): Run[] {
  const flat = text.replace(/\s*\n\s*/g, " ");
  const runs: Run[] = [];
  let end = 0;
  for (const match of flat.matchAll(MARKUP)) {
    if (match.index > end) runs.push({ kind: "text", text: flat.slice(end, match.index) });
    const [, strong, star, line, code, rule] = match;
    if (strong !== undefined) runs.push({ kind: "strong", text: strong });
    else if (star !== undefined || line !== undefined) runs.push({ kind: "em", text: (star ?? line)! });
    else if (code !== undefined) runs.push({ kind: "code", text: code });
    else runs.push({ kind: "rule", text: rule! });
    end = match.index + match[0].length;
  }
  if (end < flat.length) runs.push({ kind: "text", text: flat.slice(end) });
  return runs;
}
