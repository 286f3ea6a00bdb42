import { expect, test } from "vitest";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { startBlogging } from "#tests/support/blog-author.ts";

test("the log contains no password, token, address, query or text, and says what happened", async () => {
  const app = await startTestApp({ env: { LOG_LEVEL: "trace", TRUST_PROXY: "on" } });
  const author = await startBlogging(app);
  await app.call("signIn", { json: { ...administrator, password: "Wrong-Secret-1" } });
  await app.call("signIn", { raw: { body: '{"email":"broken@umeed.example', type: "application/json" } });
  await author.publish({ title: "Private-Title", content: "Private-Content" });
  await app.get("/blogs?q=private-query&token=private-token", {
    cookie: "a=private-cookie",
    "x-forwarded-for": "203.0.113.77",
  });
  await app.get("/receipts/private-key");
  await app.get("//Receipts/private-key");
  await app.get("/backendReact/payments/returns/private-key");
  await app.get(`/${"long".repeat(1000)}`);
  await app.call("listBlogs", { query: { q: "private-query" } });

  const log = app.log.join("");
  for (const secret of [
    administrator.email,
    administrator.password,
    author.token,
    "Wrong-Secret-1",
    "broken@umeed.example",
    "Private-",
    "private-",
    "203.0.113.77",
  ]) {
    expect.soft(log).not.toContain(secret);
  }
  expect(Math.max(...app.log.map(({ length }) => length))).toBeLessThan(1000);
  const answered = app.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
  expect(answered).toContainEqual(
    expect.objectContaining({ method: "POST", path: "/backendReact/api_blogs.php", status: 201 }),
  );
  expect(answered).toContainEqual(expect.objectContaining({ method: "GET", path: "/blogs", status: 200 }));
});

test("at debug each request has a line: of the page cache, and one that is refused before it is read, too: WATCH-02", async () => {
  const app = await startTestApp();
  for (let visit = 0; visit < 2; visit += 1) expect((await app.get("/blogs")).status).toBe(200);
  expect((await app.get("/receipts/%zz-private")).status).toBe(308);
  const lines = app.log.map((line) => JSON.parse(line));
  const visits = lines.filter(({ msg, path }) => msg === "answered" && path === "/blogs");
  expect(visits).toEqual([
    expect.objectContaining({ method: "GET", status: 200 }),
    expect.objectContaining({ method: "GET", status: 200, at: "once" }),
  ]);
  expect(lines).toContainEqual(expect.objectContaining({ msg: "refused at once", status: 308 }));
  expect(app.log.join("")).not.toContain("private");
});

test("each reply names its request, as the log does", async () => {
  const app = await startTestApp();
  const { headers } = await app.get("/backendReact/api_banner.php");
  const id = headers.get("x-request-id");
  expect(id).toBeTruthy();
  expect(app.log.some((line) => JSON.parse(line).reqId === id)).toBe(true);
});
