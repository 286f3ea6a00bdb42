import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { headlineMessages, headlineVersion } from "./headline.schema.ts";

test("of two saves of the same headline at once one is kept, the other is told", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  let opened: string = headlineMessages.fallback;
  for (const turn of [1, 2, 3]) {
    const query = { version: headlineVersion({ headline: opened }) };
    const lines = ["One", "Two"].map((line) => `${line} ${turn}`);
    const saves = await Promise.all(
      lines.map((headline) => app.call("saveHeadline", { token, query, json: { headline } })),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    opened = lines[saves.findIndex(({ status }) => status === 200)] ?? "";
    expect((await app.call("readHeadline")).body.headline).toBe(opened);
  }
});
