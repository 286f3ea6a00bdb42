import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { startedOnce, startTestApp, type TestApp } from "#tests/support/app.ts";
import { allCalls } from "#tests/support/calls.ts";

const sharedApp = startedOnce(startTestApp);
const json = (body: string | Uint8Array) => ({ body, type: "application/json" });

describe("a body that cannot be read", () => {
  test.for([
    ["broken JSON", json('{"headline": "x"'), 400],
    ["half a text", json('{"headline": "\\u00'), 400],
    ["an empty body", json(""), 400],
    ["a key that would change every object", json('{"__proto__": {"admin": true}, "headline": "x"}'), 400],
    ["no UTF-8", json(new Uint8Array([0x22, 0xff, 0xfe])), 400],
    ["a form where JSON is meant", { body: "headline=x", type: "application/x-www-form-urlencoded" }, 415],
    ["XML", { body: "<headline/>", type: "application/xml" }, 415],
    ["an unknown type", { body: "x", type: "x/y" }, 415],
    ["a type that is none", { body: "x", type: ";;;" }, 415],
  ] as const)("%s is a clear refusal", async ([, raw, status]) => {
    const app = await sharedApp();
    const token = await app.signIn();
    const response = await app.call("saveHeadline", { token, raw });
    expect(response.status).toBe(status);
    expect(response.body).toEqual({ success: false, message: expect.any(String) });
  });

  test.for([
    ["that is cut off", "--x\r\ncontent-disposition: form-data; name="],
    ["without an end", '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nStory'],
    ["that is no form at all", "hello"],
    ["of nothing", ""],
  ] as const)("a multipart form %s is a clear refusal", async ([, body]) => {
    const app = await sharedApp();
    const token = await app.signIn();
    const raw = { body, type: "multipart/form-data; boundary=x" };
    const response = await app.call("saveBlog", { token, raw });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.body).toMatchObject({ success: false, message: expect.any(String) });
  });

  test("a multipart form without a boundary is a clear refusal", async () => {
    const app = await startTestApp();
    const token = await app.signIn();
    const response = await app.call("saveBlog", { token, raw: { body: "x", type: "multipart/form-data" } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

describe("a body that is too large", () => {
  test("of JSON is refused by its announced length, before it is read", async () => {
    const app = await startTestApp();
    const token = await app.signIn();
    const response = await sendRaw(app, [
      "POST /backendReact/api_headline.php HTTP/1.1",
      "Host: umeed.example",
      `Authorization: Bearer ${token}`,
      "Content-Type: application/json",
      "Content-Length: 99999999",
      "",
      '{"headline":',
    ]);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    const message = "The request is too large. At most 1 MB can be sent.";
    expect(response).toContain(JSON.stringify({ success: false, message }));
  });

  test.for([
    ["sendContactMessage", 2, "The request is too large. At most 64 KB can be sent."],
    ["saveImpactUpdates", 2, "The request is too large. At most 1 MB can be sent."],
    ["updateHeroSlide", 40, "Video size should be less than 20MB"],
  ] as const)("of JSON without an announced length is refused: %s", async ([name, megabytes, message]) => {
    const app = await sharedApp();
    const { method, path } = allCalls[name];
    const response = await fetch(`${app.url}/backendReact/${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${await app.signIn()}` },
      body: endless(megabytes) as unknown as BodyInit,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ success: false, message });
  });

  test("of a form without an announced length is refused in the words for its file (EVENT-09)", async () => {
    const app = await startTestApp();
    const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
    const response = await fetch(`${app.url}/backendReact/api_add_event.php`, {
      method: "POST",
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        authorization: `Bearer ${await app.signIn()}`,
      },
      body: endless(30, head, "\r\n--x--\r\n") as unknown as BodyInit,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ success: false, message: "Image file size cannot exceed 2MB." });
  });

  test("in all text fields of a form together is refused", async () => {
    const app = await startTestApp();
    const token = await app.signIn();
    const form = new FormData();
    for (const field of ["title", "content", "excerpt"]) form.set(field, "x".repeat(900 * 1024));
    const message = "The request is too large. At most 2 MB can be sent.";
    expect(await app.call("saveBlog", { token, form })).toMatchObject({ status: 413, body: { message } });
  });

  test("in a text field of a form is refused", async () => {
    const app = await startTestApp();
    const token = await app.signIn();
    const form = new FormData();
    form.set("title", "x");
    form.set("content", "x".repeat(3 * 1024 * 1024));
    expect(await app.call("saveBlog", { token, form })).toMatchObject({
      status: 413,
      body: { message: "A field of the form is too large. At most 1 MB can be sent." },
    });
  });

  test("in the number of its fields is refused", async () => {
    const app = await startTestApp();
    const token = await app.signIn();
    const form = new FormData();
    for (let field = 0; field < 500; field += 1) form.set(`field${field}`, "x");
    expect(await app.call("saveBlog", { token, form })).toMatchObject({
      status: 413,
      body: { message: "The form has too many fields." },
    });
  });
});

describe("a request that is none", () => {
  test.for([
    ["a host that is no host", ["GET / HTTP/1.1", "Host: a b"]],
    ["a host with a path", ["GET / HTTP/1.1", "Host: umeed.example/evil"]],
    ["an address that cannot be decoded", ["GET /%E0%A4%A HTTP/1.1", "Host: umeed.example"]],
    ["an address for a proxy", ["GET http://evil.example/ HTTP/1.1", "Host: umeed.example"]],
    ["only slashes", ["GET //// HTTP/1.1", "Host: umeed.example"]],
    ["an address of 7,000 letters", [`GET /${"a".repeat(7000)} HTTP/1.1`, "Host: umeed.example"]],
  ] as const)("%s is never a server error", async ([, lines]) => {
    const app = await sharedApp();
    const response = await sendRaw(app, [...lines, "Connection: close", "", ""]);
    expect(response).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(response.toLowerCase()).not.toContain("location: http://evil");
  });
});

test("a page's address that was cut in the middle of a letter leads to what can be read of it", async () => {
  const app = await startTestApp();
  const cut = await sendRaw(app, ["GET /blog/%D8%A7%D9 HTTP/1.1", "Host: umeed.example", "", ""]);
  expect(cut).toMatch(/^HTTP\/1\.1 308 /);
  expect(cut).toContain("location: /blog/%D8%A7\r\n");
  for (const line of ["POST /blog/%D8%A7%D9", "GET /backendReact/%ff"]) {
    const refused = await sendRaw(app, [`${line} HTTP/1.1`, "Host: umeed.example", "", ""]);
    expect(refused, line).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test.for(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
  "%s is not done to a page",
  async (method) => {
    const app = await sharedApp();
    const response = await sendRaw(app, [`${method} /blogs HTTP/1.1`, "Host: umeed.example", "", ""]);
    expect(response).toMatch(/^HTTP\/1\.1 405 /);
    expect(response).toContain("allow: GET, HEAD, POST");
    expect(response).toContain(serverMessages.unknownMethod);
  },
);

describe("a server error", () => {
  const secret = "select * from secrets at /srv/umeed";
  const broken = async () => {
    const app = await startTestApp({
      render: async () => {
        throw new Error(secret);
      },
    });
    const token = await app.signIn();
    return { app, token };
  };

  test("in a call shows a support code, nothing internal, and is in the log under that code", async () => {
    const { app, token } = await broken();
    await app.deps.db.schema.dropTable("headline").execute();
    const { status, headers, body, text } = await app.call("readHeadline", { token });
    expect(status).toBe(500);
    expect(headers.get("cache-control")).toBe("no-store");
    const code = headers.get("x-request-id") ?? "";
    expect(code).toMatch(/^[0-9a-f-]{8,}$/);
    expect(body).toEqual({ success: false, message: expect.stringContaining(code) });
    expect(text).not.toMatch(/headline"|relation|no such table|sql|stack|node_modules/i);
    const logged = app.log.find((line) => line.includes(code) && line.includes('"supportCode"'));
    expect(logged).toMatch(/headline/);
    expect(JSON.parse(logged ?? "{}")).toMatchObject({ level: 50, supportCode: code });
  });

  test("in a page does the same, as a page", async () => {
    const { app } = await broken();
    const { status, headers, text } = await app.get("/blogs");
    expect(status).toBe(500);
    expect(headers.get("content-type")).toContain("text/html");
    expect(text).toContain(headers.get("x-request-id"));
    expect(text).not.toContain(secret);
    expect(app.log.join("")).toContain(secret);
    expect((await app.get("/blogs")).status).toBe(500);
  });
});

/** A body of many megabytes of brackets, generated while it is sent. */
async function* endless(megabytes: number, head = "", end = ""): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(head);
  const piece = new TextEncoder().encode("[".repeat(64 * 1024));
  for (let sent = 0; sent < megabytes * 16; sent += 1) yield piece;
  yield new TextEncoder().encode(end);
}

/** Sends raw lines, for requests that no client would send. @returns the response as text */
function sendRaw(app: TestApp, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname, () => socket.write(lines.join("\r\n")));
    let response = "";
    socket.setTimeout(5000, () => socket.destroy());
    socket.on("data", (chunk) => {
      response += chunk;
      if (/\r\n\r\n[\s\S]*[}>]$/.test(response)) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(response));
  });
}
