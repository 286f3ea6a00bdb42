import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { DatabaseBusyError } from "#server/db/sqlite-driver.ts";
import { startTestApp } from "#tests/support/app.ts";
import renderDocument, { createAppHandler, handleError } from "./entry.server.tsx";

/** A build with one page, whose posted form fails. */
function buildThatFails(fault: Error): ServerBuild {
  const action = () => {
    throw fault;
  };
  const route = { id: "form", path: "form" };
  const entryRoute = {
    ...route,
    ...{ hasAction: true, hasLoader: false, hasErrorBoundary: true, module: "" },
    ...{ hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
    ...{ clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined },
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
  const { services } = await startTestApp();
  const build = buildThatFails(new Error());
  build.routeDiscovery = { mode: "lazy", manifestPath: "/__manifest" };
  const render = createAppHandler(build, "production", services);
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
  const { services } = await startTestApp();
  const render = createAppHandler(buildThatFails(fault), "production", services);
  const request = new Request("http://umeed.example/form", { method: "POST", body: "x" });
  const { response } = await render(request, { requestId: "id", address: "192.0.2.1" });
  expect(response.status).toBe(status);
  expect(response.headers.get("retry-after")).toBe(retryAfter);
  expect(response.headers.get("cache-control")).toBe("no-store");
});
