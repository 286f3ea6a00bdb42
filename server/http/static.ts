import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * The built files for browsers, with the .br and .gz forms that the build made. Files under assets/ carry a
 * hash of their content in their name and are kept for ever; the others are asked for again after an hour.
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
