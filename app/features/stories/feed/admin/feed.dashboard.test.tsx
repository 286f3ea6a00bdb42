// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { ImpactUpdate } from "#app/features/stories/feed/feed.schema.ts";
import { feedVersion } from "#app/features/stories/feed/feed-version.ts";
import { differences } from "#tests/support/conflict.ts";
import { mockFetch, openInDashboard, unreachable } from "#tests/support/dashboard.tsx";
import FeedDashboard, { clientLoader } from "./feed.dashboard.tsx";

/* Home Feed: FEED-06. */

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

type Respond = () => Response | Promise<Response>;
const updates = (...titles: string[]): ImpactUpdate[] =>
  titles.map((title, at) => ({
    id: at + 1,
    title,
    description: "Done",
    date: "This week",
    icon: "Heart",
    link: "/blogs",
  }));
const stored = updates("A pump", "A class", "A clinic");

async function open({ load, save = unreachable }: { load?: Respond; save?: Respond } = {}) {
  const fetch = mockFetch((_url, { method }) =>
    method === "GET" ? (load?.() ?? Response.json(stored)) : save(),
  );
  openInDashboard(<FeedDashboard />, clientLoader);
  await screen.findByText("The home page shows these three updates in turn, under Real-time Impact.");
  return { saves: () => fetch.mock.calls.filter(([, { method }]) => method !== "GET") };
}
const slot = (number: number) => within(screen.getByRole("region", { name: `Impact Update ${number}` }));
const title = (number: number) => slot(number).getByRole<HTMLInputElement>("textbox", { name: "Title" });
const type = (number: number, value: string) => fireEvent.change(title(number), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const invalid = "Server returned invalid data format";

it.each<[string, string, Respond]>([
  ["no reply", "Network connection failed. Check your PHP server/XAMPP.", unreachable],
  ["a reply that is no list", invalid, () => Response.json({ success: true })],
  ["a reply that is no JSON", invalid, () => new Response("<html>")],
])(
  "%s to the reading has the stated text, and Try Again reads the updates: FEED-06a",
  async (_, text, failure) => {
    let load = failure;
    await open({ load: () => load() });
    expect(await screen.findByRole("heading", { name: text })).toBeTruthy();
    load = () => Response.json(stored);
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
])("what is typed stays over a reload and a failed save: %s", async (text, save) => {
  await open();
  await screen.findByDisplayValue("A class");
  expect(slot(2).getByRole("radio", { name: "Heart" })).toHaveProperty("checked", true);
  type(2, "My class");
  cleanup();
  await open({ save });
  expect(await screen.findByText("Text that you had not saved is back.")).toBeTruthy();
  await press("Save Changes");
  await waitFor(() => expect(within(screen.getByRole("form")).getByRole("alert").textContent).toBe(text));
  expect(title(2).value).toBe("My class");
  expect(screen.getByRole("button", { name: "Save Changes" })).toHaveProperty("disabled", false);
});

it("what is typed can be taken back, to what was saved last", async () => {
  let now = stored;
  const { saves } = await open({
    load: () => Response.json(now),
    save: () => {
      now = updates("A pump", "Saved class", "A clinic");
      return Response.json({ success: true });
    },
  });
  await screen.findByDisplayValue("A class");
  type(2, "My class");
  await press("Undo changes");
  expect(title(2).value).toBe("A class");
  expect(screen.queryByText("Unsaved")).toBeNull();
  type(2, "Saved class");
  await press("Save Changes");
  await waitFor(() => expect(screen.queryByText("Unsaved")).toBeNull());
  type(2, "Another class");
  await press("Undo changes");
  expect(title(2).value).toBe("Saved class");
  expect(saves()).toHaveLength(1);
});

it("after somebody else's save both versions are shown, and mine is saved over it when asked: ALL-18", async () => {
  const theirs = updates("Their pump", "Their class", "A clinic");
  let now = stored;
  const { saves } = await open({
    load: () => Response.json(now),
    save: () => {
      if (now === theirs) return Response.json({ success: true });
      now = theirs;
      const message = "Somebody else has changed the updates since you opened them.";
      return Response.json({ success: false, message }, { status: 409 });
    },
  });
  await screen.findByDisplayValue("A pump");
  type(1, "My pump");
  await press("Save Changes");
  expect(await differences()).toEqual([
    ["Title of update 1", "Mine: My pump", "Theirs: Their pump"],
    ["Title of update 2", "Mine: A class", "Theirs: Their class"],
  ]);
  await press("Keep mine");
  await waitFor(() => expect(saves()).toHaveLength(2));
  const [url, { body }] = saves()[1] ?? ["", {}];
  expect(url).toContain(`version=${feedVersion(theirs)}`);
  expect(JSON.parse(String(body)).map(({ title }: { title: string }) => title)).toEqual([
    ...["My pump", "A class", "A clinic"],
  ]);
});
