import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * The built client files, with the .br and .gz files of the build. Files under assets/ have a content hash in
 * their name and are cached for ever; the others for an hour.
 */
export async function serveStatic(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
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
