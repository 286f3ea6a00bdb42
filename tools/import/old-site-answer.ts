import { Readable } from "node:stream";

/* Reading what another installation answers, within bounds. */

/** Why something of the other installation could not be had, in words for the report. */
export class OldSiteError extends Error {}
/** What may pass by itself: a broken connection, a server that is busy or stumbles, an answer that does not come. */
export class PassingError extends OldSiteError {}

/** A list of 10,000 rows has a few megabytes. */
const maxTextBytes = 20 * 1024 * 1024;
/** More than the type of any file needs. */
const headBytes = 4100;

export async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  await response.body?.cancel();
  const fault = `HTTP ${response.status}`;
  throw response.status >= 500 || response.status === 429 ? new PassingError(fault) : new OldSiteError(fault);
}

export async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxTextBytes)
      throw new OldSiteError(`the answer has more than ${maxTextBytes / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** A file that is being fetched. */
export type OpenedFile = {
  /** Its first bytes. */
  head: Buffer;
  /** Its size in bytes as announced; undefined when it is not. */
  length: number | undefined;
  /** All of it, once. Who does not read it ends the connection. */
  stream(): Readable;
};

type Watching = { touch: () => void; broken: (error: unknown) => void };

/**
 * Begins to read a file. @throws OldSiteError when it is empty, or a page: what PHP answers for a file that is not there
 */
export async function openBody(response: Response, { touch, broken }: Watching): Promise<OpenedFile> {
  const chunks = watchedChunks(response, { touch, broken });
  const head: Uint8Array[] = [];
  let size = 0;
  while (size < headBytes) {
    const { value, done } = await chunks.next();
    if (done) break;
    head.push(value);
    size += value.length;
  }
  if (size === 0) throw new OldSiteError("is empty");
  const first = Buffer.concat(head);
  if (/^\s*(?:<!doctype|<html|<head|<body|<br|<b>)/i.test(first.toString("latin1", 0, 200))) {
    throw new OldSiteError("is a page, not a picture or film");
  }
  const length = Number(response.headers.get("content-length") ?? Number.NaN);
  return {
    head: first,
    length: Number.isNaN(length) ? undefined : length,
    stream: () =>
      Readable.from(
        (async function* () {
          yield first;
          yield* chunks;
        })(),
      ),
  };
}

async function* watchedChunks(
  response: Response,
  { touch, broken }: Watching,
): AsyncGenerator<Uint8Array, undefined> {
  try {
    for await (const chunk of response.body ?? []) {
      touch();
      yield chunk;
    }
  } catch (error) {
    broken(error);
    throw error;
  }
}
