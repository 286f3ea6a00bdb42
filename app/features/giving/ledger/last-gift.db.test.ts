import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { give, zakat } from "#tests/support/donations-desk.ts";
import { readLastGift } from "./last-gift.server.ts";

const quietWeek = 5;

/** More gifts than a quiet week has. */
async function giveMany(app: TestApp, given: Parameters<typeof give>[1] = {}, count = quietWeek + 1) {
  for (let gift = 0; gift < count; gift += 1) await give(app.deps, { state: "paid", ...given });
}

test("after six gifts in a week a sentence tells when the last one came, to the hour: PROG-05", async () => {
  const app = await startTestApp();
  await giveMany(app, {}, quietWeek);
  expect(await readLastGift(app.deps, "en")).toBeUndefined();
  await give(app.deps, { state: "pending" });
  await give(app.deps, { state: "refunded" });
  expect(await readLastGift(app.deps, "en"), "only paid ones count").toBeUndefined();
  await giveMany(app, {}, 1);
  const said = async () => [await readLastGift(app.deps, "en"), await readLastGift(app.deps, "ur")];
  // It is noon in Karachi.
  expect(await said()).toEqual([
    "Somebody gave within the last hour.",
    "پچھلے ایک گھنٹے میں کسی نے عطیہ دیا۔",
  ]);
  app.clock.forward(60 * 60 * 1000);
  expect(await said()).toEqual(["Somebody gave an hour ago.", "ایک گھنٹہ پہلے کسی نے عطیہ دیا۔"]);
  app.clock.forward(119 * 60 * 1000);
  expect(await said()).toEqual(["Somebody gave 2 hours ago.", "2 گھنٹے پہلے کسی نے عطیہ دیا۔"]);
  app.clock.forward(24 * 60 * 60 * 1000);
  expect(await said()).toEqual(["Somebody gave yesterday.", "کل کسی نے عطیہ دیا۔"]);
  app.clock.forward(5 * 24 * 60 * 60 * 1000);
  expect(await said()).toEqual(["Somebody gave 6 days ago.", "6 دن پہلے کسی نے عطیہ دیا۔"]);
  app.clock.forward(24 * 60 * 60 * 1000);
  expect(await said()).toEqual([undefined, undefined]);
});

test("a programme counts its own gifts alone, and is named as the page names it: PROG-05", async () => {
  const app = await startTestApp();
  const water = { slug: "clean-water-projects", title: "Clean Water Projects", kind: "programme" } as const;
  await giveMany(app, { fund: zakat });
  await giveMany(app, { fund: water }, quietWeek);
  expect(await readLastGift(app.deps, "en", water)).toBeUndefined();
  await giveMany(app, { fund: water }, 1);
  expect(await readLastGift(app.deps, "en", water)).toBe(
    "Somebody gave for Clean Water Projects within the last hour.",
  );
  expect(await readLastGift(app.deps, "ur", { ...water, title: "صاف پانی کے منصوبے" })).toBe(
    "پچھلے ایک گھنٹے میں کسی نے ”صاف پانی کے منصوبے“ کے لیے عطیہ دیا۔",
  );
});

test("of money that reached the bank on another day than it was confirmed the day is told, not an hour: PROG-05", async () => {
  const app = await startTestApp();
  await giveMany(app, { receivedOn: "2026-11-19" });
  expect(await readLastGift(app.deps, "en")).toBe("Somebody gave 2 days ago.");
});
