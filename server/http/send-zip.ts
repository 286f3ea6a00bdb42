import { PassThrough, Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { ZipFile } from "yazl";
import { inTurns } from "#server/turns.ts";

/** A file of an archive: its text is read when its turn has come. */
export type ZipEntry = { name: string; text: () => AsyncIterable<string> };

/**
 * Sends files as one ZIP, as they are read: none needs to fit into memory, and others are answered meanwhile (ALL-47b).
 * The same texts and day are the same bytes, on any machine and in any time zone.
 * @param day YYYY-MM-DD, which all files bear
 */
export function sendZip(
  reply: FastifyReply,
  { file, day, entries }: { file: string; day: string; entries: readonly ZipEntry[] },
): FastifyReply {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  // The format's own times are local ones without a zone.
  const mtime = new Date(`${day}T00:00:00`);
  for (const { name, text } of entries)
    zip.addReadStreamLazy(name, { mtime, mode: 0o100644, forceDosTimestamp: true }, (ready) =>
      ready(
        null,
        Readable.from(inTurns(text())).on("error", (error) => output.destroy(error)),
      ),
    );
  zip.end();
  return reply
    .type("application/zip")
    .header("content-disposition", `attachment; filename="${file}"`)
    .header("cache-control", "no-store")
    .send(output);
}
