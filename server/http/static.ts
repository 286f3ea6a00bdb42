import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * The built client files, with the .br and .gz files of the build. Files under assets/ have a content hash in
 * their name and are cached for ever; the others for an hour. Beside the folder, `client.before` has the assets of the
 * builds before (scripts/builds.mjs): pages of them that are still open go on loading theirs.
 */
export async function serveStatic(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: [folder, `${folder}.before`].filter(existsSync),
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header(
        "cache-control",
        file.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
}
