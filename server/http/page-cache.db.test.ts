import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";

test("the very next request after a write is fresh", async () => {
  let app: TestApp | undefined;
  app = await startTestApp({
    render: async () => {
      const row = await app?.services.db.selectFrom("headline").select("headline").executeTakeFirst();
      return {
        response: new Response(`<title>${row?.headline}</title>`, {
          headers: { "content-type": "text/html" },
        }),
      };
    },
  });
  const token = await app.signIn();
  for (let turn = 1; turn <= 5; turn += 1) {
    await app.call("saveHeadline", { token, json: { headline: `Headline ${turn}` } });
    expect((await app.get("/")).text).toContain(`<title>Headline ${turn}</title>`);
    expect((await app.get("/")).text).toContain(`<title>Headline ${turn}</title>`);
  }
});
