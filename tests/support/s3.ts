import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { onTestFinished } from "vitest";
import type { S3Settings } from "#server/env.ts";

/** A real S3-compatible server on loopback with one empty bucket, and a temporary folder. */
export async function startS3Server(): Promise<{ settings: S3Settings; folder: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: path.join(folder, "buckets"),
    configureBuckets: [{ name: "umeed", configs: [] }],
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const settings = {
    bucket: "umeed",
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  return { settings, folder };
}
