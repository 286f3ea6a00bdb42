import { get } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { callUrl } from "#tests/support/calls.ts";

/** As sent: fetch would decompress it. */
function readBytes(app: TestApp, token: string, encodings: string) {
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": encodings };
  return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    get(app.url + callUrl("listMessages"), { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    }).on("error", reject);
  });
}

test("a long JSON reply leaves compressed for clients that take it, a short one as it is: ALL-42", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const short = await readBytes(app, token, "gzip");
  expect(short.headers["content-encoding"]).toBeUndefined();
  expect(JSON.parse(short.bytes.toString())).toMatchObject({ rows: [] });

  const message = { name: "Sara", email: "sara@home.example", message: "ہیلو ".repeat(500) };
  expect((await app.call("sendContactMessage", { json: message })).status).toBe(200);
  const packed = await readBytes(app, token, "gzip, br");
  const plain = await readBytes(app, token, "identity");
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(packed.headers["content-length"]).toBe(String(packed.bytes.length));
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
  expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
  expect(plain.headers).toMatchObject({ vary: "accept-encoding" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
});
