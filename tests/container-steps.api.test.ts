import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startS3Server } from "#tests/support/s3.ts";
import { root } from "#tests/support/source-files.ts";

/* The two small programs that deploy/Dockerfile and deploy/compose.yaml run beside the server: RELEASE-08. */

function run(script: string, settings: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const args = [path.join(root, "deploy", script)];
    const child = execFile(process.execPath, args, { env: settings }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

test("the bucket that the settings name is made once", async () => {
  const { settings } = await startS3Server();
  const named = {
    S3_BUCKET: "a-new-one",
    S3_ENDPOINT: settings.endpoint ?? "",
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
  expect(await run("make-bucket.mjs", named)).toEqual({ code: 0, output: "a-new-one: made.\n" });
  expect(await run("make-bucket.mjs", named)).toEqual({ code: 0, output: "a-new-one: is there.\n" });
});

test("a container is healthy while its server is ready", async () => {
  let status = 200;
  const server = createServer((request, response) => {
    response.writeHead(request.url === "/readyz" ? status : 404).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const PORT = String((server.address() as AddressInfo).port);
  expect(await run("is-ready.mjs", { PORT })).toEqual({ code: 0, output: "" });
  status = 503;
  expect(await run("is-ready.mjs", { PORT })).toEqual({ code: 1, output: "" });
});
