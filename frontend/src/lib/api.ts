/** Requests to the server, and the one kind of error they end in. */

import type { Json, Refusal } from "./protocol";

/** One of several things that are wrong; it may consist of others. */
export interface Fault {
  key: string;
  data: Record<string, Json>;
  faults?: Fault[];
}

/** What the server (or the way to it) answered instead. `status` 0: it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly data: Record<string, Json> = {},
    readonly refusal: Refusal | null = null,
    readonly faults: Fault[] = [],
  ) {
    super(key);
  }
}

interface ErrorBody {
  error?: {
    key?: string;
    data?: Record<string, Json>;
    refusal?: Refusal | null;
    faults?: Fault[];
  };
}

/** A difference of the clocks that is no accident of rounding (the server's header has whole seconds), in ms. */
const NOTICED = 2000;
let ahead = 0;

/** How far the server's clock is ahead of ours, in ms, as its answers tell; 0 if it is nearly right. */
export function serverAhead(): number {
  return ahead;
}

function noteTime(header: string | null): void {
  const told = Date.parse(header ?? "");
  if (Number.isNaN(told)) return;
  const difference = told + 500 - Date.now();
  ahead = Math.abs(difference) > NOTICED ? difference : 0;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Ask the server. Rejects with `ApiError`. */
export async function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? undefined : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "ui-error-unreachable");
  }
  noteTime(response.headers.get("date"));
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  // a proxy whose server is away answers so, without a body of ours
  const error = (answer as ErrorBody | null)?.error;
  if (!error && response.status >= 502) throw new ApiError(0, "ui-error-unreachable");
  throw new ApiError(
    response.status,
    error?.key ?? "ui-error-unknown",
    error?.data ?? {},
    error?.refusal ?? null,
    error?.faults ?? [],
  );
}

export const get = <Answer>(path: string): Promise<Answer> => request<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => request<Answer>("POST", path, body);

/** A key under which the server takes a command once, however often it is sent. */
export function commandKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** This browser's own contribution to a deal: 128 random bits, hexadecimal. */
export function dealValue(): string {
  return commandKey().replaceAll("-", "");
}
