import { expect, test } from "vitest";
import { contents } from "#content/contents.ts";
import { startTestApp } from "#tests/support/app.ts";

test("old prices of Zakat are to do until new ones are entered, and while the calculator is on: ZAKAT-04", async () => {
  const app = await startTestApp();
  let token = await app.signIn();
  const old = async () => (await app.call("readOverview", { token })).body.waiting.old_zakat_prices;
  expect(await old()).toBe(1);
  const value = { ...contents.zakat.defaults, prices: "entered", ratesOn: "2026-10-21" };
  await app.call("saveContent", { token, json: { name: "zakat", version: 0, value } });
  expect(await old()).toBe(0);
  app.clock.set("2026-11-22T07:00:00.000Z");
  token = await app.signIn();
  expect(await old()).toBe(1);
  await app.call("switchPart", { token, json: { name: "zakat", on: false } });
  expect(await old()).toBeUndefined();
});
