import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext } from "#app/services.server.ts";
import type { StoredContent } from "#content/contents.ts";
import { sampleValue } from "#server/content.ts";
import { startTestApp } from "#tests/support/app.ts";
import { loader } from "./campaign.page.tsx";

/** The page's data, with what staff have saved. Today is Nov 21, 2026 in Karachi. */
async function readCampaign(saved?: Partial<StoredContent<"campaign">>) {
  const app = await startTestApp();
  if (saved) {
    const value = JSON.stringify({ ...sampleValue("campaign"), ...saved });
    await app.services.db
      .insertInto("content")
      .values({ name: "campaign", value, version: 1, updated_at: "2026-11-21T07:00:00.000Z" })
      .execute();
  }
  const context = new RouterContextProvider();
  context.set(servicesContext, app.services);
  const url = new URL("/latest-campaign", app.services.env.siteUrl);
  return loader({ context, request: new Request(url), url, params: {}, pattern: "/latest-campaign" });
}

test("without a last day a campaign goes on; its gifts go to its programme", async () => {
  expect(await readCampaign({})).toMatchObject({
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
