// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { contents, type StoredContent } from "#content/contents.ts";
import { mockFetch, openInDashboard, unreachable } from "#tests/support/dashboard.tsx";
import FeedDashboard, { clientLoader } from "./feed.dashboard.tsx";

/* Home Feed: FEED-06. What is told of every content is in content-item.dashboard.test.tsx. */

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

type Respond = () => Response | Promise<Response>;
const { title, description, pages, schema, defaults } = contents.feed;

const update = (english: string) => ({
  title: { en: english },
  date: { en: "This week" },
  description: { en: "Done" },
  icon: "Heart" as const,
  link: "/blogs",
});
const stored = { update1: update("A pump"), update2: update("A class"), update3: update("A clinic") };

const reply = (value: StoredContent<"feed">) =>
  Response.json({
    success: true,
    content: {
      ...{ name: "feed", title, description, pages, value, schema: z.toJSONSchema(schema, { io: "input" }) },
      ...{ own: true, version: 1, saved_at: null, saved_by: null },
      ...{ figures: {}, programmes: [] },
    },
  });

function open({ load, save = unreachable }: { load?: Respond; save?: Respond } = {}) {
  const fetch = mockFetch(({ pathname }, { method }) => {
    if (method !== "GET") return save();
    if (pathname.endsWith("/content")) return load?.() ?? reply(stored);
    return Response.json({ success: true, versions: [], approvals: [] });
  });
  openInDashboard(<FeedDashboard />, clientLoader);
  return { saves: () => fetch.mock.calls.filter(([, { method }]) => method !== "GET") };
}
const slot = (number: number) => within(screen.getByRole("region", { name: `Impact Update ${number}` }));
const titleOf = (number: number) => slot(number).getByRole<HTMLInputElement>("textbox", { name: "Title" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const invalid = "Server returned invalid data format";

it.each<[string, string, Respond]>([
  ["no reply", "Network connection failed. Check your PHP server/XAMPP.", unreachable],
  ["a reply without updates", invalid, () => Response.json({ success: true })],
  ["a reply that is no JSON", invalid, () => new Response("<html>")],
])(
  "%s to the reading has the stated text, and Try Again reads the updates: FEED-06a",
  async (_, text, failure) => {
    let load = failure;
    open({ load: () => load() });
    expect(await screen.findByRole("heading", { name: text })).toBeTruthy();
    load = () => reply(stored);
    await press("Try Again");
    expect(await screen.findByDisplayValue("A pump")).toBeTruthy();
  },
);

it.each<[string, Respond]>([
  ["Network error. Could not connect to the server.", unreachable],
  [
    "Failed to update feed data. Check server configuration.",
    () => Response.json({ success: false }, { status: 500 }),
  ],
  ["No.", () => Response.json({ success: false, message: "No." }, { status: 422 })],
])("what is typed stays over a reload and a failed save: FEED-06a, %s", async (text, save) => {
  open();
  await screen.findByDisplayValue("A class");
  expect(slot(2).getByRole("radio", { name: "Heart" })).toHaveProperty("checked", true);
  fireEvent.change(titleOf(2), { target: { value: "My class" } });
  await userEvent.click(slot(2).getByRole("radio", { name: "Leaf" }));
  cleanup();
  open({ save });
  expect(await screen.findByText("Text that you had not saved is back.")).toBeTruthy();
  await press("Save");
  expect((await within(screen.getByRole("form")).findAllByText(text)).length).toBeGreaterThan(0);
  expect(titleOf(2).value).toBe("My class");
  expect(slot(2).getByRole("radio", { name: "Leaf" })).toHaveProperty("checked", true);
  expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false);
});

it("three blank slots are shown where there are no updates, and none is saved with an empty field: FEED-05a", async () => {
  const { saves } = open({ load: () => reply(defaults) });
  await screen.findByRole("region", { name: "Impact Update 3" });
  expect([1, 2, 3].map((number) => titleOf(number).value)).toEqual(["", "", ""]);
  expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
  fireEvent.change(titleOf(1), { target: { value: "A pump" } });
  await press("Save");
  const text = "Please fill in all fields for all three update slots.";
  expect(await screen.findByRole("heading", { name: text })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Impact Update 3, Title: Please fill this in\./ })).toBeTruthy();
  expect(saves()).toEqual([]);
});
