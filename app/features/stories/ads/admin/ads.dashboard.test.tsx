// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Ad } from "#app/features/stories/ads/ads.schema.ts";
import { differences } from "#tests/support/conflict.ts";
import { mockFetch, openInDashboard, refused, unreachable } from "#tests/support/dashboard.tsx";
import { mockUploads } from "#tests/support/uploads.ts";
import AdsDashboard, { clientLoader } from "./ads.dashboard.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
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

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const said = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const image = () => new File(["x"], "a.png", { type: "image/png" });

it("a list, a switch and a deletion that fail have the stated words: AD-11b, AD-11c", async () => {
  let reply: () => Response | Promise<Response> = unreachable;
  let rows: Ad[] | undefined;
  mockFetch((url) => (url.pathname.endsWith("get_ads.php") && rows ? Response.json(rows) : reply()));
  openInDashboard(<AdsDashboard />, clientLoader);
  await said("Failed to load advertisements");
  rows = [];
  await press("Try Again");
  expect(await screen.findByRole("heading", { name: "No advertisements found" })).toBeTruthy();

  cleanup();
  rows = [ad(1, {})];
  openInDashboard(<AdsDashboard />, clientLoader);
  for (const [how, toggled, deleted] of [
    [refused, "Failed to update advertisement status", "Failed to delete advertisement"],
    [unreachable, "Error updating advertisement status", "Error deleting advertisement"],
  ] as const) {
    reply = how;
    await press("Deactivate Ad 1");
    await said(toggled);
    await press("Delete Ad 1");
    expect(screen.getByText("Are you sure you want to delete this advertisement?")).toBeTruthy();
    await press("Delete");
    await said(deleted);
    expect(await screen.findByRole("article", { name: "Ad 1" })).toBeTruthy();
  }
});

it("a creation that fails has the stated words, and loses neither text nor file: AD-11b", async () => {
  open([]);
  const large = "Image size should be less than 5MB";
  const replies = [
    refused,
    unreachable,
    () => Response.json({ success: false, message: large }, { status: 413 }),
  ];
  mockUploads(() => replies.shift()?.() ?? refused());
  await userEvent.click((await screen.findAllByRole("button", { name: "Create New Ad" }))[0] as HTMLElement);
  await screen.findByRole("dialog", { name: "Create New Advertisement" });
  fireEvent.change(box("Title"), { target: { value: "Kept title" } });
  const file = screen.getByLabelText<HTMLInputElement>(/^Media file/);
  fireEvent.change(file, { target: { files: [image()] } });
  for (const text of ["Failed to create advertisement", "Error creating advertisement", large]) {
    await press("Create Advertisement");
    await said(text);
    expect(box("Title").value).toBe("Kept title");
    expect(screen.getByAltText("Preview of the chosen file")).toBeTruthy();
  }
  expect(screen.getByLabelText(/^Media file/).getAttribute("aria-invalid")).toBe("true");
});

it("an ad that somebody else has changed shows both versions, one that was deleted keeps the text: AD-13", async () => {
  let stored: Ad | undefined = ad(1, { description: "Twelve machines" });
  mockFetch(() => Response.json(stored ? [stored] : []));
  const sent: FormData[] = [];
  mockUploads((form) => {
    sent.push(form);
    if (!stored) {
      return Response.json({ success: false, message: "Advertisement not found" }, { status: 404 });
    }
    if (form.get("version") === "2") {
      return Response.json({ success: true, message: "Advertisement updated successfully!" });
    }
    stored = { ...stored, description: "Theirs", version: 2 };
    return Response.json({ success: false, message: "Stale" }, { status: 409 });
  });
  openInDashboard(<AdsDashboard />, clientLoader);
  await press("Edit Ad 1");
  expect(await screen.findByRole("img", { name: "Current" })).toBeTruthy();
  fireEvent.change(box("Description"), { target: { value: "Mine" } });
  await press("Update Advertisement");
  await said("Somebody else has changed this advertisement since you opened it.");
  expect(await differences()).toEqual([["Description", "Mine: Mine", "Theirs: Theirs"]]);
  await press("Keep mine");
  await said("Advertisement updated successfully!");
  expect(sent.at(-1)?.get("description")).toBe("Mine");

  await press("Edit Ad 1");
  await screen.findByRole("dialog", { name: "Edit Advertisement" });
  fireEvent.change(box("Description"), { target: { value: "Still here" } });
  stored = undefined;
  await press("Update Advertisement");
  expect(await screen.findByText(/Somebody has deleted this advertisement since you opened it/)).toBeTruthy();
  expect(box("Description").value).toBe("Still here");
  expect(screen.queryByRole("article", { name: "Ad 1" })).toBeNull();
});
