import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { chooseEncoding } from "./page-cache.ts";

const gz = promisify(gzip);

/** Below this the packets are as many. */
const smallest = 1024;

/**
 * JSON replies of more than 1 KB leave compressed, for clients that take gzip (ALL-42). Pages and public replies are cached
 * compressed instead. No reply can be measured for its secrets from another site: a call's token is never sent by a
 * browser on its own. Must be set after the hooks that read what a reply says.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isJson = String(reply.getHeader("content-type")).startsWith("application/json");
    if (!isJson || typeof payload !== "string" || payload.length < smallest) return payload;
    reply.header("vary", "accept-encoding");
    if (chooseEncoding(request.raw, ["gzip", "identity"]) === "identity") return payload;
    reply.header("content-encoding", "gzip").removeHeader("content-length");
    return gz(payload);
  });
}
