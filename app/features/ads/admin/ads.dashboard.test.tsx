// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Ad } from "#app/features/ads/ads.schema.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import AdsDashboard, { clientLoader } from "./ads.dashboard.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ad = (id: number, more: Partial<Ad>): Ad => ({
  id,
  title: `Ad ${id}`,
  description: "",
  media_type: "image",
  media_url: "/art/clinic.svg",
  captions_url: null,
  start_date: null,
  end_date: null,
  is_active: 1,
  created_at: "2026-11-20T20:00:00.000Z",
  status: "active",
  version: 1,
  ...more,
});

const open = (ads: unknown) => {
  mockFetch(() => Response.json(ads));
  openInDashboard(<AdsDashboard />, clientLoader);
};

it.each([
  [{ start_date: "2026-12-01", end_date: "2027-01-05" }, "Dec 1, 2026 – Jan 5, 2027"],
  [{ start_date: "2026-12-01" }, "From Dec 1, 2026"],
  [{ end_date: "2027-01-05" }, "Until Jan 5, 2027"],
  [{}, "No dates set"],
])("a card says the days of its ad, of which either may be missing: %o", async (days, text) => {
  open([ad(1, days)]);
  const card = await screen.findByRole("article", { name: "Ad 1" });
  expect(within(card).getByText(text)).toBeTruthy();
  expect(within(card).getByText("Created Nov 21, 2026")).toBeTruthy();
});

it.each([
  [{ status: "active" }, "Active", undefined],
  [{ status: "inactive", is_active: 0 }, "Inactive", undefined],
  [{ status: "scheduled" }, "Scheduled", "Scheduled for future display"],
  [{ status: "expired" }, "Expired", "This advertisement has expired and is no longer visible"],
] as const)("a card says its state: %o", async (state, badge, sentence) => {
  open([ad(1, state)]);
  const card = await screen.findByRole("article", { name: "Ad 1" });
  expect(within(card).getByText(badge)).toBeTruthy();
  const toggle = state.status === "inactive" ? "Activate Ad 1" : "Deactivate Ad 1";
  expect(within(card).getByRole("button", { name: toggle })).toBeTruthy();
  const sentences = [
    "Scheduled for future display",
    "This advertisement has expired and is no longer visible",
  ];
  expect(sentences.filter((text) => within(card).queryByText(text))).toEqual(sentence ? [sentence] : []);
});

it("the ads in one state are asked for, and the state stands in the URL", async () => {
  const fetch = mockFetch((url) =>
    Response.json(url.searchParams.get("status") === "expired" ? [] : [ad(1, {})]),
  );
  const router = openInDashboard(<AdsDashboard />, clientLoader);
  await screen.findByRole("article", { name: "Ad 1" });
  await userEvent.selectOptions(screen.getByLabelText("Status"), "Expired");
  expect(await screen.findByRole("heading", { name: "Nothing found" })).toBeTruthy();
  expect(router.state.location.search).toBe("?status=expired");
  expect(fetch.mock.calls.at(-1)?.[0]).toContain("status=expired");
  await userEvent.selectOptions(screen.getByLabelText("Status"), "All");
  expect(await screen.findByRole("article", { name: "Ad 1" })).toBeTruthy();
});

it("an answer that is no list is a failure", async () => {
  open({ success: true, ads: [] });
  const banner = "Failed to load advertisements. Please check your connection.";
  expect(await screen.findByRole("heading", { name: banner })).toBeTruthy();
  expect(screen.getAllByText("Failed to load advertisements").length).toBeGreaterThan(0);
});

it("switches an ad once, however often its button is pressed while the answer is slow", async () => {
  const answer = Promise.withResolvers<Response>();
  const fetch = mockFetch((url) =>
    url.pathname.endsWith("toggle_ad.php") ? answer.promise : Response.json([ad(1, {})]),
  );
  openInDashboard(<AdsDashboard />, clientLoader);
  const toggle = await screen.findByRole<HTMLButtonElement>("button", { name: "Deactivate Ad 1" });
  await userEvent.dblClick(toggle);
  expect(toggle.disabled).toBe(true);
  const sent = fetch.mock.calls.filter(([url]) => url.endsWith("toggle_ad.php"));
  expect(sent.map(([, { body }]) => body)).toEqual(['{"id":1,"is_active":false}']);
  answer.resolve(Response.json({ success: true, message: "Advertisement deactivated!" }));
  expect((await screen.findAllByText("Advertisement deactivated!")).length).toBeGreaterThan(0);
});
