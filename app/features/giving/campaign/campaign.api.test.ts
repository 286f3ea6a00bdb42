import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { depsContext } from "#app/loader-context.server.ts";
import type { StoredContent } from "#content/contents.ts";
import { sampleValue } from "#server/content.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { changeTestDonation, confirmation, startTestDonation } from "#tests/support/ledger.ts";
import { loader } from "./campaign.page.tsx";

/** The page's data, with what staff have saved. Today is Nov 21, 2026 in Karachi. */
async function readCampaign(saved?: Partial<StoredContent<"campaign">>, given?: TestApp) {
  const app = given ?? (await startTestApp());
  if (saved) {
    const value = JSON.stringify({ ...sampleValue("campaign"), ...saved });
    await app.deps.db
      .insertInto("content")
      .values({ name: "campaign", value, version: 1, updated_at: "2026-11-21T07:00:00.000Z" })
      .execute();
  }
  const context = new RouterContextProvider();
  context.set(depsContext, app.deps);
  const url = new URL("/latest-campaign", app.deps.env.siteUrl);
  return loader({ context, request: new Request(url), url, params: {}, pattern: "/latest-campaign" });
}

test("without a last day a campaign goes on; its gifts go to its programme", async () => {
  expect(await readCampaign({ until: "" })).toMatchObject({
    ended: false,
    programme: { slug: "emergency-relief", title: "Emergency Relief" },
    campaign: { donations: [{ amount: 2350 }, { amount: 4700 }, { amount: 11_750 }, { amount: 47_000 }] },
  });
});

test("until staff enter a campaign there is none; one that was saved before they could say so is running: SAMPLE-08", async () => {
  expect((await readCampaign()).campaign.running).toBe(false);
  const { running: _none, ...earlier } = sampleValue("campaign");
  expect((await readCampaign({ ...earlier, running: undefined })).campaign.running).toBe(true);
});

test("without amounts of its own a campaign shows those of its programme, without a campaign each programme its price: CAMPAIGN-03", async () => {
  const { campaign, priced } = await readCampaign({ donations: [] });
  expect(campaign.donations.map(({ amount }) => amount)).toEqual([24_000]);
  expect(priced).toEqual([]);
  const none = await readCampaign();
  expect(none.priced.map(({ slug }) => slug)).toContain("clean-water-projects");
  expect(none.priced.every(({ cost }) => cost.amount > 0)).toBe(true);
});

test.for([
  ["2026-11-22", false],
  ["2026-11-21", false],
  ["2026-11-20", true],
] as const)("until %s: ended %s", async ([until, ended]) => {
  expect(await readCampaign({ until })).toMatchObject({ ended, campaign: { until } });
});

test("a campaign whose programme is gone asks for the work as a whole", async () => {
  expect((await readCampaign({ programme: "gone" })).programme).toBeUndefined();
});

const relief = { slug: "emergency-relief", title: "Emergency Relief", kind: "programme" } as const;

/** A gift to this fund that is paid today, or only started. */
async function give(app: TestApp, fund: typeof relief | undefined, paid = true): Promise<number> {
  const { id } = await startTestDonation(app.deps, fund && { fund });
  if (paid) await changeTestDonation(app.deps, id, confirmation({ paymentReference: `IBFT-${id}` }));
  return id;
}

test("progress is counted from the paid gifts to its fund within its days: CAMPAIGN-02", async () => {
  const app = await startTestApp();
  app.clock.set("2026-10-01T07:00:00.000Z");
  await give(app, relief);
  app.clock.set("2026-11-21T07:00:00.000Z");
  await give(app, relief);
  const refunded = await give(app, relief);
  await give(app, relief, false);
  await give(app, undefined);
  await changeTestDonation(app.deps, refunded, { to: "refunded", cause: "staff", actor: "Admin" });
  const days = { from: "2026-11-01", until: "2026-12-15", target: 10_000 };
  expect((await readCampaign(days, app)).progress).toEqual({
    targetPaisa: 1_000_000,
    paisa: 250_000,
    donations: 1,
  });
});

test("without a programme of the site staff's own sum shows; without a goal none does", async () => {
  expect((await readCampaign({ programme: "gone", target: 10_000, raised: 1200 })).progress).toEqual({
    targetPaisa: 1_000_000,
    paisa: 120_000,
  });
  expect((await readCampaign({ programme: "gone", target: 10_000 })).progress).toBeUndefined();
  expect((await readCampaign({ target: undefined })).progress).toBeUndefined();
});

test("the sample campaign has a last day that is to come, and its goal pays for its quilts", () => {
  const { from = "", until, target, donations } = sampleValue("campaign");
  const today = new Date().toISOString().slice(0, 10);
  expect([from, today, until].toSorted()).toEqual([from, today, until]);
  expect(target).toBe(2000 * (donations[0]?.amount ?? 0));
});
