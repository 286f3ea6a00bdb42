import Fastify, { type RouteOptions } from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import { startTestApp } from "#tests/support/app.ts";

type Content = { content?: Record<string, { example?: unknown }> };
const exampleIn = (body: Content | undefined) => Object.values(body?.content ?? {})[0]?.example;

test("each call has an example of its reply, and of its body, that its own schema takes", async () => {
  const app = await startTestApp();
  const { body: document } = await app.get("/backendReact/openapi.json");
  const routes: RouteOptions[] = [];
  const reader = Fastify();
  reader.addHook("onRoute", (route) => {
    if (route.config?.call && route.method !== "HEAD") routes.push(route);
  });
  for (const feature of app.deps.features) feature.routes(reader, app.deps);

  const faults: string[] = [];
  for (const { url, method, schema, config } of routes) {
    const operation = document.paths[url.replace(/:(\w+)/g, "{$1}")][String(method).toLowerCase()];
    const reply = (schema?.response as Record<string, unknown> | undefined)?.["2xx"];
    const [status = ""] = Object.keys(operation.responses);
    const examples = [
      ["reply", reply, operation.responses[status].content?.["application/json"]?.example],
      ["body", schema?.body, exampleIn(operation.requestBody)],
    ] as const;
    for (const [part, rules, example] of examples) {
      if (!(rules instanceof z.core.$ZodType)) continue;
      const { error } = z.object({ example: rules }).safeParse({ example });
      if (error) faults.push(`${config?.call?.name} ${part}: ${z.prettifyError(error)}`);
    }
  }
  expect(routes.length).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});
