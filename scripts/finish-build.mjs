/*
 * After the build: writes a .br and a .gz beside each text file for browsers, then the stamp that marks the
 * build as complete.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root, stampBuild } from "./build-stamp.mjs";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const client = path.join(root, "build/client");
const text = /\.(?:js|css|html|svg|json|xml|txt|webmanifest)$/;
/** Below this size compression saves no packet. */
const minBytes = 1024;

await Promise.all(
  readdirSync(client, { recursive: true })
    .filter((name) => text.test(name))
    .map(async (name) => {
      const file = path.join(client, name);
      const bytes = readFileSync(file);
      if (bytes.length < minBytes) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(`${file}.br`, await brotli(bytes, { params }));
      writeFileSync(`${file}.gz`, await gz(bytes, { level: 9 }));
    }),
);
stampBuild();
