import type { FastifyInstance } from "fastify";
import parseRange from "range-parser";
import { apiBase } from "#app/contract/call.ts";
import { isPublicFolder, type Media } from "#server/media/media.ts";
import { sendPlain } from "./errors.ts";

export const uploadsUrl = `${apiBase}/uploads/:folder/:name`;

const types: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  mp4: "video/mp4",
  webm: "video/webm",
  ogg: "video/ogg",
  vtt: "text/vtt; charset=utf-8",
  pdf: "application/pdf",
};

/**
 * Serves uploaded files: never as a document of this site, with range requests, cached for ever (a name is never reused). A
 * PDF is downloaded, because the policy of such replies lets no browser show it.
 */
export function serveUploads(app: FastifyInstance, media: Media): void {
  app.get<{ Params: { folder: string; name: string } }>(uploadsUrl, async (request, reply) => {
    const { folder, name } = request.params;
    const type = types[/^[a-z0-9][a-z0-9.]*\.([a-z0-9]+)$/.exec(name)?.[1] ?? ""];
    const file = isPublicFolder(folder) && type ? await media.open(folder, name) : undefined;
    if (!file || !type) return sendPlain(request, reply, 404, "There is no such file.");

    // The name is the server's own: letters, digits and dots.
    if (folder === "documents") reply.header("content-disposition", `attachment; filename="${name}"`);
    const etag = `"${name}"`;
    reply
      .type(type)
      .header("etag", etag)
      .header("last-modified", file.modified.toUTCString())
      .header("accept-ranges", "bytes")
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("cross-origin-resource-policy", "cross-origin");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();

    const wanted = request.headers.range ? parseRange(file.size, request.headers.range) : undefined;
    if (wanted === -1) {
      return reply.code(416).header("content-range", `bytes */${file.size}`).type("text/plain").send("");
    }
    // Multiple ranges and invalid range headers get the whole file, as HTTP allows.
    const [range] = Array.isArray(wanted) && wanted.length === 1 ? wanted : [];
    if (!range) return reply.header("content-length", file.size).send(file.stream());
    return reply
      .code(206)
      .header("content-range", `bytes ${range.start}-${range.end}/${file.size}`)
      .header("content-length", range.end - range.start + 1)
      .send(file.stream(range));
  });
}
