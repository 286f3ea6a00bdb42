import { readFileSync } from "node:fs";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { DatabaseBusyError } from "#server/db/sqlite-driver.ts";
import { DatabaseUnavailableError } from "#server/db/unavailable.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import renderDocument, { createAppHandler, formPages, handleError } from "./entry.server.tsx";
import routes from "./routes.ts";

type RouteEntry = (typeof routes)[number];
type BuiltRoute = NonNullable<ServerBuild["routes"][string]>;

/** The routes of the site as a build lists them, with an action where the module has one. */
function builtRoutes(entries: readonly RouteEntry[], parentId: string): BuiltRoute[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const source = readFileSync(new URL(file, import.meta.url), "utf8");
    const action = /^export (?:async function|const) action\b/m.test(source) ? () => null : undefined;
    const route = { id: id ?? file, parentId, path, index, module: { default: () => null, action } };
    return [route, ...builtRoutes(children, route.id)];
  });
}

const root: BuiltRoute = { id: "root", path: "", module: { default: () => null } };
const site = {
  routes: Object.fromEntries([root, ...builtRoutes(routes, "root")].map((one) => [one.id, one])),
};
const takesForms = formPages({ ...buildThatFails(new Error()), ...site });

/** The address of each page, with "x" for what changes in it. */
function addressesOf(entries: readonly RouteEntry[], above: string): { address: string; file: string }[] {
  return entries.flatMap(({ file, path, children }) => {
    const address = path === undefined ? above : `${above}/${path}`;
    if (children && !children.some(({ index }) => index)) return addressesOf(children, address);
    const own = address.replaceAll(/:\w+\??|\*/g, "x") || "/";
    return [{ address: own, file }, ...addressesOf(children ?? [], address)];
  });
}

const pages = addressesOf(routes, "");
const form = { "content-type": "application/x-www-form-urlencoded" };
const sharedSite = startedOnce(() => startTestApp({ takesForms }));

/** A build with one page, whose posted form fails. */
function buildThatFails(fault: Error): ServerBuild {
  const action = () => {
    throw fault;
  };
  const route = { id: "form", path: "form" };
  const entryRoute = {
    ...route,
    hasAction: true,
    hasLoader: false,
    hasErrorBoundary: true,
    module: "",
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  return {
    entry: { module: { default: renderDocument, handleError } },
    routes: { form: { ...route, module: { default: () => null, ErrorBoundary: () => "Sorry", action } } },
    assets: { entry: { imports: [], module: "" }, routes: { form: entryRoute }, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  };
}

test("so many routes are not looked for in one request", async () => {
  const { deps } = await startTestApp();
  const build = buildThatFails(new Error());
  build.routeDiscovery = { mode: "lazy", manifestPath: "/__manifest" };
  const render = createAppHandler(build, "production", deps);
  const ask = async (count: number) => {
    const paths = Array.from({ length: count }, (_, at) => `/${at}`).join(",");
    const request = new Request(`http://umeed.example/__manifest?version=&paths=/form,${paths}`);
    return (await render(request, { requestId: "id", address: "192.0.2.1" })).response;
  };
  expect(Object.keys(await (await ask(400)).json())).toEqual(["form"]);
  const refused = await ask(500);
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([400, "no-store"]);
});

test.for([
  ["a locked database", new DatabaseBusyError(new Error("locked")), 503, "10"],
  ["any other fault", new Error("The well is dry"), 500, null],
] as const)("a page that fails by %s says so by its status", async ([, fault, status, retryAfter]) => {
  const { deps } = await startTestApp();
  const render = createAppHandler(buildThatFails(fault), "production", deps);
  const request = new Request("http://umeed.example/form", { method: "POST", body: "x" });
  const { response } = await render(request, { requestId: "id", address: "192.0.2.1" });
  expect(response.status).toBe(status);
  expect(response.headers.get("retry-after")).toBe(retryAfter);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("the pages that take a form are those with one", () => {
  const taking = pages.filter(({ address }) => takesForms(address)).map(({ address }) => address);
  expect(taking.toSorted()).toMatchInlineSnapshot(`
    [
      "/contact",
      "/donate",
      "/donate-bank-form",
      "/donation-statement",
      "/events/x/count-me-in",
      "/help",
      "/help/status",
      "/invitation",
      "/newsletter",
      "/newsletter/confirm",
      "/newsletter/leave",
      "/pledge",
      "/receipts/x",
      "/registration/blood-donor",
      "/registration/blood-request",
      "/registration/x",
      "/reset-password",
      "/share-story",
      "/stay",
    ]
  `);
});

test("whether a page takes a form is known in far less than a millisecond: ALL-47c", () => {
  const addresses = ["/", "/contact", "/events/12/count-me-in", "/no-such-page", "/dashboard/help/12"];
  const before = process.threadCpuUsage();
  const turns = 400;
  for (let turn = 0; turn < turns; turn += 1) for (const address of addresses) takesForms(address);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000 / turns / addresses.length).toBeLessThan(0.3);
});

test.for(
  pages
    .filter(({ address }) => !takesForms(address))
    .flatMap(({ address }) => [address, address === "/" ? "/ur" : `/ur${address}`]),
)("nothing is posted to %s: ALL-26a", async (address) => {
  const app = await sharedSite();
  const before = app.log.length;
  for (const [url, method] of [
    [address, "POST"],
    [`${address}?index`, "POST"],
    [address, "PUT"],
  ] as const) {
    const response = await fetch(app.url + url, { method, headers: form, body: "a=b" });
    expect(response.status, `${method} ${url}`).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.text()).toMatch(
      /<p>(?:Nothing can be sent to this page|This address accepts|اس صفحے پر)/,
    );
  }
  expect(app.log.slice(before).filter((line) => /"level":50|"stack"/.test(line))).toEqual([]);
});

test.for([
  "/",
  "/ur",
  "/login",
  "/search",
  "/dashboard",
  "/no-such-page",
  "/blogs.data",
  "/_root.data",
  "//",
])("nothing is posted to %s, whatever the router makes of it: ALL-26a", async (address) => {
  const app = await sharedSite();
  const response = await fetch(app.url + address, { method: "POST", headers: form, body: "a=b" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
});

test("a form is posted to a page that takes it, in both languages", async () => {
  const app = await sharedSite();
  for (const address of ["/contact", "/ur/contact", "/newsletter/leave?token=x", "/contact.data"]) {
    const response = await fetch(app.url + address, { method: "POST", headers: form, body: "a=b" });
    expect(response.status, address).toBe(200);
  }
});

test.for(["/form", "/ur/form"])(
  "a page that fails with its frame too is a readable one: %s",
  async (address) => {
    const { deps } = await startTestApp();
    const build = buildThatFails(new Error("The well is dry"));
    const broken = () => {
      throw new Error("The frame is broken");
    };
    build.routes.form = {
      id: "form",
      path: "form",
      module: { default: () => null, ErrorBoundary: broken, action: broken },
    };
    const render = createAppHandler(build, "production", deps);
    const request = new Request(`http://umeed.example${address}`, { method: "POST", body: "x" });
    const { response } = await render(request, { requestId: "the-code", address: "192.0.2.1" });
    expect([response.status, response.headers.get("content-type")]).toEqual([
      500,
      "text/html; charset=utf-8",
    ]);
    expect(await response.text()).toContain(address === "/form" ? "tell us the code the-code" : 'lang="ur"');
  },
);

test("a page without its database is left to the server, and logs nothing", async () => {
  const { deps, log } = await startTestApp();
  const fault = new DatabaseUnavailableError(new Error("refused"));
  const render = createAppHandler(buildThatFails(fault), "production", deps);
  const before = log.length;
  const request = new Request("http://umeed.example/form", { method: "POST", body: "x" });
  await expect(render(request, { requestId: "id", address: "192.0.2.1" })).rejects.toBe(fault);
  expect(log.slice(before)).toEqual([]);
});
