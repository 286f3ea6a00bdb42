import { afterEach, describe, expect, it, vi } from "vitest";
import { allCalls, type CallName } from "#tests/support/calls.ts";
import { callApi, sendCall } from "./call-api.ts";
import type { CallTexts } from "./call-reply.ts";

const json = (body: unknown, status = 200) => Response.json(body, { status });
const html = (status = 200) =>
  new Response("<h1>Sorry</h1>", { status, headers: { "content-type": "text/html" } });

const mockFetch = (respond: () => Response | Promise<Response>) => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => respond());
  vi.stubGlobal("fetch", fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

const unreachable = () => Promise.reject(new TypeError("fetch failed"));
const login: CallTexts = { failed: "Login failed.", broke: "Could not connect to the server." };

type Row = {
  line: string;
  name: CallName;
  respond: () => Response | Promise<Response>;
  texts?: CallTexts;
  kind: string;
  message: string;
};

const catalogue: Row[] = [
  {
    line: "sign-in: the server's message",
    name: "signIn",
    respond: () => json({ success: false, message: "Invalid email or password." }, 401),
    texts: login,
    kind: "refused",
    message: "Invalid email or password.",
  },
  {
    line: "sign-in: none given",
    name: "signIn",
    respond: () => json({ success: false }),
    texts: login,
    kind: "refused",
    message: "Login failed.",
  },
  {
    line: "slides: a text that is made from the reason",
    name: "createHeroSlide",
    respond: () => html(502),
    texts: { failed: "Failed.", broke: (reason) => `A network error occurred: ${reason}` },
    kind: "http",
    message: "A network error occurred: HTTP error! status: 502, message: <h1>Sorry</h1>",
  },
  {
    line: "sign-in: network failure",
    name: "signIn",
    respond: unreachable,
    texts: login,
    kind: "network",
    message: "Could not connect to the server.",
  },
  {
    line: "sign-in: parse failure",
    name: "signIn",
    respond: () => html(),
    texts: login,
    kind: "non-json",
    message: "Could not connect to the server.",
  },
  {
    line: "a fault of the server's never shows its words",
    name: "saveBlog",
    respond: () => json({ success: false, message: "SQLITE_BUSY" }, 500),
    texts: { failed: "Failed to publish blog." },
    kind: "http",
    message: "Failed to publish blog.",
  },
  {
    line: "blog: status not OK",
    name: "listBlogs",
    respond: () => html(502),
    kind: "http",
    message: "HTTP error! status: 502",
  },
  {
    line: "blog: not JSON",
    name: "listBlogs",
    respond: () => html(),
    kind: "non-json",
    message: "Server returned non-JSON response",
  },
  {
    line: "events: status not OK",
    name: "listEvents",
    respond: () => html(404),
    kind: "http",
    message: "HTTP error! status: 404",
  },
  {
    line: "hero: status not OK, with the body",
    name: "listHeroSlides",
    respond: () => new Response("gone", { status: 503 }),
    kind: "http",
    message: "HTTP error! status: 503, message: gone",
  },
  {
    line: "hero: invalid JSON",
    name: "createHeroSlide",
    respond: () => new Response("{oops", { headers: { "content-type": "application/json" } }),
    kind: "invalid-json",
    message: "Server returned invalid JSON response",
  },
  {
    line: "ads: network failure",
    name: "listAds",
    respond: unreachable,
    kind: "network",
    message: "Network error",
  },
];

describe("the error catalogue", () => {
  it.each(catalogue)("$line", async ({ name, respond, texts, kind, message }) => {
    mockFetch(respond);
    expect(await sendCall(allCalls[name], { texts })).toMatchObject({ ok: false, kind, message });
  });

  it("treats an empty body of a hero call as success", async () => {
    mockFetch(() => new Response(""));
    expect(await sendCall(allCalls.deleteHeroSlide, { body: { id: 1 } })).toEqual({
      ok: true,
      status: 200,
      body: { success: true },
    });
  });

  it("returns a bare array as it is", async () => {
    mockFetch(() => json([{ id: 1 }]));
    expect(await callApi(allCalls.listEvents)).toEqual({ ok: true, status: 200, body: [{ id: 1 }] });
  });
});

it("sends method, query, token and JSON as the contract says", async () => {
  const fetch = mockFetch(() => json({ success: true }));
  await sendCall(allCalls.listBlogs, { query: { limit: 100, q: undefined, offset: 0 }, token: "abc" });
  await sendCall(allCalls.updateBlogCategory, { body: { id: 1 } });
  const [first, second] = fetch.mock.calls;
  expect(first?.[0]).toBe("/backendReact/api_blogs.php?limit=100&offset=0");
  expect(first?.[1]).toMatchObject({ method: "GET", headers: { authorization: "Bearer abc" } });
  expect(second?.[1]).toMatchObject({
    method: "PUT",
    body: '{"id":1}',
    headers: { "content-type": "application/json" },
  });
});
