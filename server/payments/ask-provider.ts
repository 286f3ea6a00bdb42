/** A reply of this size is no answer to an inquiry. */
const maxBytes = 64 * 1024;

export type AskOptions = {
  signal?: AbortSignal;
  /** The time for the whole reply. */
  timeoutMs: number;
};

/** `fault` says why there is no answer, without a word of what was sent or received. */
export type ProviderReply = { json: unknown } | { fault: string };

/** Whether the code of an answer is such a fault of the provider's server. That we have broken it off is none of its. */
export const isNoAnswer = (code: string): boolean =>
  /^(?:http-\d{3}|too-large|not-json|timeout|no-connection)$/.test(code);

/**
 * One request to a provider's server. What comes back is untrusted: its size and time are limited, and redirects are
 * not followed, because they would take credentials elsewhere.
 */
export async function askProvider(
  url: string,
  init: { method: "GET" | "POST"; headers?: Record<string, string>; body?: string },
  { signal, timeoutMs }: AskOptions,
): Promise<ProviderReply> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    hearTime(response.headers.get("date"));
    if (!response.ok) {
      await response.body?.cancel();
      return { fault: `http-${response.status}` };
    }
    const text = await readText(response);
    if (text === undefined) return { fault: "too-large" };
    const json = parseJson(text);
    return json === undefined ? { fault: "not-json" } : { json };
  } catch {
    // The error of `fetch` may name the address with its query, so only its kind is passed on.
    if (signal?.aborted) return { fault: "cancelled" };
    return { fault: limit.aborted ? "timeout" : "no-connection" };
  }
}

async function readText({ body }: Response): Promise<string | undefined> {
  if (!body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest of the reply.
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/* What time it is by the servers of the payment providers: a witness beside the clock of this machine (decision 118). */

/** In ms, of a clock that nobody can set. */
export type SteadyNow = () => number;
export const ownSteadyNow: SteadyNow = () => performance.now();

/** An answer that is older, in ms, says nothing any more: the machine may have slept since. */
const heardForMs = 24 * 60 * 60_000;

let heard: { time: number; at: number } | undefined;

/** Notes when a provider says that it is. @param date the header Date of its answer; what is no date is left out */
export function hearTime(date: string | null, steadyNow: SteadyNow = ownSteadyNow): void {
  const time = Date.parse(date ?? "");
  if (!Number.isNaN(time)) heard = { time, at: steadyNow() };
}

/** The time by the newest answer, in ms since 1970. @returns undefined when none came within a day */
export function providerTime(steadyNow: SteadyNow): number | undefined {
  const age = heard && steadyNow() - heard.at;
  return heard && age !== undefined && age < heardForMs ? heard.time + age : undefined;
}
