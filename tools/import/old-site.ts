import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import {
  accepted,
  OldSiteError,
  type OpenedFile,
  openBody,
  PassingError,
  readText,
} from "./old-site-answer.ts";
import { parseReply } from "./php-json.ts";

export type OldSiteOptions = {
  /** Milliseconds that a call may take, and that a file may be silent. */
  timeoutMs?: number;
  /** Waits before another try. */
  pause?: (milliseconds: number) => Promise<unknown>;
};

export type OldSite = {
  /** Host and path: what the imported rows are remembered by. */
  name: string;
  /** What was odd and did no harm, for the report. */
  notes: Set<string>;
  /**
   * Makes a GET call. @param path below the base
   * @throws OldSiteError
   */
  call<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>>;
  /** The address of a picture or film as a row gives it: whole, from the host's root, or below the base. @throws OldSiteError */
  fileAddress(given: string): string;
  /** Fetches a file, and hands its first bytes with the rest to `use`, once more after a broken connection. @throws OldSiteError */
  fetchFile<Result>(address: string, use: (file: OpenedFile) => Promise<Result>): Promise<Result>;
};

/** Milliseconds before the second and the third try. */
const pauses = [1000, 5000];
const maxRedirects = 5;
/** So many calls and files in a row that fail after all their tries mean that the site is gone. */
const maxFailures = 5;
/** A file may take so many times as long as a call, as long as it is not silent meanwhile. */
const fileFactor = 20;

/**
 * The public side of another installation. It is not trusted: every answer is bounded in size and time, and no request
 * goes to another host. One request at a time, so that the other side goes on serving its visitors.
 * @param base its backend: https://old.example/backendReact
 */
export function openOldSite(base: URL, { timeoutMs = 30_000, pause = sleep }: OldSiteOptions = {}): OldSite {
  const root = new URL(base.pathname.endsWith("/") ? base : `${base}/`);
  const notes = new Set<string>();
  let failures = 0;

  async function request(url: URL, signal: AbortSignal): Promise<Response> {
    let next = url;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const headers = { accept: "*/*", "user-agent": "umeed-import" };
      const response = await fetch(next, { headers, redirect: "manual", signal });
      const location = response.headers.get("location");
      if (response.status < 300 || response.status > 399 || !location) return accepted(response);
      await response.body?.cancel();
      const target = URL.parse(location, next);
      if (!target || !isSameSite(root, target)) {
        throw new OldSiteError(`redirects to another site (${target?.host || location.slice(0, 80)})`);
      }
      next = target;
    }
    throw new OldSiteError("redirects without an end");
  }

  /** Up to three tries; what does not pass by itself is not tried again. */
  async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
    if (failures >= maxFailures) throw new OldSiteError("not asked for: the site does not answer any more");
    for (let attempt = 0; ; attempt += 1) {
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        if (!(error instanceof PassingError)) throw error;
        const wait = pauses[attempt];
        if (wait === undefined) {
          failures += 1;
          throw error;
        }
        await pause(wait);
      }
    }
  }

  return {
    name: root.host + root.pathname.replace(/\/+$/, ""),
    notes,
    call: (path, schema) => {
      const name = path.replace(/\?.*/, "");
      return withRetries(async () => {
        const signal = AbortSignal.timeout(timeoutMs);
        const text = await request(new URL(path, root), signal).then(readText).catch(connectionFault);
        const { value, hasNoise } = parseReply(text);
        if (hasNoise) notes.add(`${name}: text stood before or after the JSON (a PHP warning, say).`);
        if (value === undefined) throw new OldSiteError("the answer is no JSON");
        const reply = schema.safeParse(value);
        if (reply.success) return reply.data;
        throw new OldSiteError("the answer does not have the form that this call is described with");
      }).catch((error: unknown) => {
        throw error instanceof OldSiteError ? new OldSiteError(`${name}: ${error.message}`) : error;
      });
    },
    fileAddress(given) {
      const url = URL.parse(given.trim().replace(/^(?:\.\.?\/)+/, ""), root);
      if (!url || !/^https?:$/.test(url.protocol)) throw new OldSiteError("is no web address");
      if (!isSameSite(root, url)) throw new OldSiteError(`is on another site (${url.host})`);
      return url.href;
    },
    fetchFile: (address, use) =>
      withRetries(async () => {
        const ending = new AbortController();
        let broken: unknown;
        let silence = setTimeout(() => ending.abort(timedOut()), timeoutMs);
        const whole = setTimeout(() => ending.abort(timedOut()), timeoutMs * fileFactor);
        const watch = {
          touch: () => {
            clearTimeout(silence);
            silence = setTimeout(() => ending.abort(timedOut()), timeoutMs);
          },
          broken: (error: unknown) => {
            broken = error;
          },
        };
        try {
          const opened = request(new URL(address), ending.signal).then((answer) => openBody(answer, watch));
          const file = await opened.catch(connectionFault);
          // What fails while it is used may be ours: a full disk, our storage.
          return await use(file).catch((error: unknown) =>
            broken ? connectionFault(broken) : Promise.reject(error),
          );
        } finally {
          clearTimeout(silence);
          clearTimeout(whole);
          ending.abort();
        }
      }),
  };
}

const timedOut = () => new DOMException("The answer took too long", "TimeoutError");

/** Names what broke a request. @throws always */
function connectionFault(error: unknown): never {
  if (error instanceof Error && error.name === "TimeoutError")
    throw new PassingError("no whole answer in time");
  // What fetch throws for a connection that fails or breaks.
  if (error instanceof TypeError) throw new PassingError(`the connection failed${codeOf(error)}`);
  throw error;
}

function codeOf(error: unknown): string {
  const { code } = ((error as { cause?: unknown } | null)?.cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? ` (${code})` : "";
}

const withoutWww = (host: string) => host.replace(/^www\./, "");

/** The same host, with or without "www.", and at the same port; never from https down to http. */
function isSameSite(base: URL, { protocol, hostname, port, username, password }: URL): boolean {
  if (username || password || !/^https?:$/.test(protocol)) return false;
  if (withoutWww(hostname) !== withoutWww(base.hostname)) return false;
  if (base.protocol === "https:" && protocol === "http:") return false;
  return port === base.port;
}
