// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SavedEarlier } from "#app/contract/reply-schemas.ts";
import { bannerVersion } from "#app/features/stories/banner/banner.schema.ts";
import { SiteContext } from "#app/site/identity.ts";
import { differencesIn } from "#tests/support/conflict.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import { testSite } from "#tests/support/page-frame.tsx";
import BannerDashboard, { clientLoader } from "./banner.dashboard.tsx";

type Respond = () => Response | Promise<Response>;
const banner = { message: "Winter drive", link_text: "Read", link_url: "/blogs" };
const noEnd = { end_date: null, end_time: null };
const noUrdu = { message_ur: "", link_text_ur: "" };
const loaded: Respond = () => Response.json({ success: true, data: banner });
const unreachable: Respond = () => Promise.reject(new TypeError("fetch failed"));

type Site = { load?: Respond; write?: Respond; versions?: SavedEarlier[] };

async function open({ load = loaded, write = unreachable, versions = [] }: Site = {}) {
  const fetch = mockFetch((url, { method }) => {
    if (url.pathname.endsWith("/versions")) return Response.json({ success: true, version: 0, versions });
    return method === "GET" ? load() : write();
  });
  const router = openInDashboard(
    <SiteContext value={testSite}>
      <BannerDashboard />
    </SiteContext>,
    clientLoader,
  );
  // The page comes with its loader, its banner with the reply.
  await settle();
  await settle();
  return {
    router,
    writes: () => fetch.mock.calls.map(([, init]) => init).filter(({ method }) => method !== "GET"),
    /** The versions that the saves came with. */
    versions: () =>
      fetch.mock.calls
        .filter(([, { method }]) => method === "POST")
        .map(([url]) => Number(new URL(url, "http://site").searchParams.get("version"))),
  };
}

/** Lets every answer arrive without letting the clock run. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(button(name));
  await settle();
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("saves only what differs, and says so for five seconds", async () => {
  const { writes } = await open({
    write: () => Response.json({ success: true, message: "Banner updated successfully!" }),
  });
  expect(button("Save Changes").disabled).toBe(true);
  expect(screen.queryByText("Unsaved")).toBeNull();

  type(/Message$/, "Summer drive");
  expect(screen.getByText("Unsaved")).toBeTruthy();
  type(/Message$/, "Winter drive");
  expect(button("Save Changes").disabled).toBe(true);

  type(/Message$/, "Summer drive");
  await press("Save Changes");
  expect(screen.getByText("Banner updated successfully!")).toBeTruthy();
  expect(JSON.parse(String(writes()[0]?.body))).toEqual({
    ...banner,
    ...noUrdu,
    ...noEnd,
    message: "Summer drive",
  });
  expect(button("Save Changes").disabled).toBe(true);

  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(screen.queryByText("Banner updated successfully!")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText("Banner updated successfully!")).toBeNull();
});

it.each<[string, Respond]>([
  ["Network error: Unable to save banner", unreachable],
  ["Failed to update banner", () => Response.json({ success: false }, { status: 500 })],
  [
    "The link must be at most 500 characters.",
    () =>
      Response.json({ success: false, message: "The link must be at most 500 characters." }, { status: 422 }),
  ],
])("keeps what was typed when saving fails: %s", async (message, write) => {
  await open({ write });
  type(/Message$/, "Summer drive");
  await press("Save Changes");
  expect(screen.getByRole("alert").textContent).toBe(message);
  expect(box(/Message$/).value).toBe("Summer drive");
  expect(button("Save Changes").disabled).toBe(false);
});

it("asks for all three fields", async () => {
  const { writes } = await open();
  type(/Destination URL/, " ");
  await press("Save Changes");
  expect(screen.getByRole("alert").textContent).toBe("All fields are required");
  expect(writes()).toEqual([]);
});

it("resets to the default announcement, to be saved or not", async () => {
  await open();
  await press("Reset to Default");
  expect(box(/Call-to-action text$/).value).toBe("Read now");
  expect(box(/Destination URL/).value).toBe("#");
  expect(screen.getByText("Unsaved")).toBeTruthy();
});

it.each<[string, Respond]>([
  ["Network error: Unable to fetch banner data", unreachable],
  ["Failed to load banner data", () => Response.json({ success: false }, { status: 500 })],
])("can be loaded again after a failure: %s", async (message, load) => {
  const responses = [load, loaded];
  await open({ load: () => (responses.shift() ?? loaded)() });
  expect(within(screen.getByRole("alert")).getByRole("heading").textContent).toBe(message);
  expect(screen.queryByRole("textbox")).toBeNull();
  await press("Try Again");
  expect(box(/Message$/).value).toBe("Winter drive");
});

it("starts empty when there is no announcement", async () => {
  await open({ load: () => Response.json({ success: false, message: "There is no announcement now." }) });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Take down" })).toBeNull();
  expect(box(/Message$/).disabled).toBe(false);
});

it("takes the banner down after asking", async () => {
  const { writes } = await open({
    write: () => Response.json({ success: true, message: "The banner was taken down." }),
  });
  await press("Take down");
  fireEvent.click(screen.getAllByRole("button", { name: "Take down" }).at(-1) as HTMLElement);
  await settle();
  expect(writes()[0]?.method).toBe("DELETE");
  // The dialog takes a moment to go.
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(box(/Message$/).value).toBe("");
  expect(screen.queryByRole("button", { name: "Take down" })).toBeNull();
});

it("asks before leaving with unsaved changes", async () => {
  const { router } = await open();
  type(/Message$/, "Summer drive");
  await act(() => router.navigate(-1));
  await settle();
  await press("Stay");
  expect(router.state.location.pathname).toBe("/part");
  await act(() => router.navigate(-1));
  await settle();
  await press("Leave");
  expect(screen.getByText("Before")).toBeTruthy();
});

it("has what was typed back after a reload, until it is saved or taken back", async () => {
  await open();
  type(/Message$/, "Summer drive");
  cleanup();
  await open();
  expect(screen.getByText("Text that you had not saved is back.")).toBeTruthy();
  expect(box(/Message$/).value).toBe("Summer drive");
  expect(screen.getByText("Unsaved")).toBeTruthy();
  await press("Start over");
  expect(box(/Message$/).value).toBe("Winter drive");
  expect(screen.queryByText("Unsaved")).toBeNull();
  cleanup();
  await open();
  expect(box(/Message$/).value).toBe("Winter drive");
});

it("says at a field what is wrong with it", async () => {
  const { writes } = await open();
  type(/Call-to-action text$/, "x".repeat(61));
  await press("Save Changes");
  const field = box(/Call-to-action text$/);
  const text = document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(text).toBe("The link text must be at most 60 characters.");
  expect(document.activeElement).toBe(field);
  expect(writes()).toEqual([]);
});

it("previews the strip of a computer and of a phone, which are paused, hidden and shown together", async () => {
  await open();
  const figures = () => screen.queryAllByRole("figure").map((figure) => figure.textContent ?? "");
  expect(figures()).toHaveLength(2);
  expect(figures()[0]).toMatch(/^On a computer.*Current Events.*Winter drive.*Read/);
  expect(figures()[1]).toMatch(/^On a phone.*Current Events.*Winter drive.*Read/);
  type(/Message$/, "Typed just now");
  expect(figures()[1]).toMatch(/Typed just now/);
  await press("Pause preview");
  const tracks = [...document.querySelectorAll(".banner-preview-track")];
  expect(tracks.map((track) => track.hasAttribute("data-paused"))).toEqual([true, true]);
  expect(button("Play preview")).toBeTruthy();
  await press("Hide Preview");
  expect(figures()).toEqual([]);
  expect(screen.queryByRole("button", { name: "Play preview" })).toBeNull();
  await press("Show Preview");
  expect(figures()).toHaveLength(2);
  expect(button("Play preview")).toBeTruthy();
});

const stale = "Somebody else has changed the banner since you opened it. Your text is still here.";

const question = () => within(screen.getByRole("dialog", { name: "Changed meanwhile" }));

/** A server on which somebody else saves `theirs` before our first save. */
function savedMeanwhile(theirs: object | undefined) {
  let stored: object | undefined = banner;
  return {
    load: () =>
      stored
        ? Response.json({ success: true, data: stored })
        : Response.json({ success: false, message: "There is no announcement now." }),
    write: () => {
      if (stored === theirs) {
        return Response.json({ success: true, message: "Banner updated successfully!" });
      }
      stored = theirs;
      return Response.json({ success: false, message: stale }, { status: 409 });
    },
  };
}

it("shows somebody else's save beside one's own, and saves over it when asked: ALL-18", async () => {
  const theirs = { message: "Their drive", link_text: "Read", link_url: "/events" };
  const { writes, versions } = await open(savedMeanwhile(theirs));
  type(/Message$/, "Summer drive");
  await press("Save Changes");
  expect(question().getByRole("alert").textContent).toContain(stale);
  expect(differencesIn(question())).toEqual([
    ["Message", "Mine: Summer drive", "Theirs: Their drive"],
    ["Destination URL", `Mine: ${banner.link_url}`, "Theirs: /events"],
  ]);
  await press("Keep mine");
  expect(screen.getByText("Banner updated successfully!")).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: "Changed meanwhile" })).toBeNull();
  expect(JSON.parse(String(writes().at(-1)?.body))).toEqual({
    ...noEnd,
    ...noUrdu,
    ...banner,
    message: "Summer drive",
  });
  expect(versions()).toEqual([bannerVersion(banner), bannerVersion(theirs)]);
  expect(button("Save Changes").disabled).toBe(true);
});

it("says that somebody else has taken the banner down, and puts it up again when asked", async () => {
  const { versions } = await open(savedMeanwhile(undefined));
  type(/Message$/, "Summer drive");
  await press("Save Changes");
  expect(screen.getByText(/^Somebody has deleted this banner/)).toBeTruthy();
  expect(box(/Message$/).value).toBe("Summer drive");
  expect(screen.queryByRole("button", { name: "Take down" })).toBeNull();
  await press("Make it a new banner");
  await press("Save Changes");
  expect(screen.getByText("Banner updated successfully!")).toBeTruthy();
  expect(versions()).toEqual([bannerVersion(banner), bannerVersion(undefined)]);
});

it("shows somebody else's save in place of taking the banner down, and takes it down when asked again", async () => {
  let theirs = { ...banner, message: "Their drive" };
  const saves = [theirs, { ...theirs, message: "Their spring drive" }];
  const { writes } = await open({
    load: () => Response.json({ success: true, data: saves.length === 2 ? banner : theirs }),
    write: () => {
      const next = saves.shift();
      if (!next) return Response.json({ success: true });
      theirs = next;
      return Response.json({ success: false, message: stale }, { status: 409 });
    },
  });
  const takeDown = async () => {
    await press("Take down");
    fireEvent.click(screen.getAllByRole("button", { name: "Take down" }).at(-1) as HTMLElement);
    await settle();
    await act(() => vi.advanceTimersByTimeAsync(500));
  };
  await takeDown();
  expect(differencesIn(question())).toEqual([["Message", `Mine: ${banner.message}`, "Theirs: Their drive"]]);
  await press("Take theirs");
  type(/Message$/, "Mine");
  await takeDown();
  expect(differencesIn(question())).toEqual([["Message", "Mine: Mine", "Theirs: Their spring drive"]]);
  await press("Take theirs");
  await takeDown();
  expect(writes().map(({ method }) => method)).toEqual(["DELETE", "DELETE", "DELETE"]);
  expect(screen.queryByRole("button", { name: "Take down" })).toBeNull();
});

it("compares a restored draft with the version that it started from", async () => {
  await open();
  type(/Message$/, "Summer drive");
  cleanup();
  const theirs = { ...banner, message: "Their drive" };
  const { versions } = await open({
    load: () => Response.json({ success: true, data: theirs }),
    write: () => Response.json({ success: false, message: stale }, { status: 409 }),
  });
  expect(box(/Message$/).value).toBe("Summer drive");
  await press("Save Changes");
  expect(versions()).toEqual([bannerVersion(banner)]);
  expect(differencesIn(question())).toEqual([["Message", "Mine: Summer drive", "Theirs: Their drive"]]);
});

it("shows the banner that comes back from its earlier versions, after two presses: VERSION-03", async () => {
  const by = { changes: 0, saved_at: "2026-11-20T20:00:00.000Z", saved_by: "Administrator" };
  let stored: Respond = () => Response.json({ success: false, message: "There is no announcement now." });
  const { writes } = await open({
    load: () => stored(),
    write: () => {
      stored = loaded;
      return Response.json({ success: true });
    },
    versions: [
      { ...by, version: 2, action: "delete" },
      { ...by, version: 1, action: "save" },
    ],
  });
  expect(box(/Message$/).value).toBe("");
  fireEvent.click(await screen.findByRole("button", { name: /^Restore/ }));
  await press("Restore");
  await settle();
  expect(screen.getByText("The earlier version is back.")).toBeTruthy();
  expect(box(/Message$/).value).toBe("Winter drive");
  expect(JSON.parse(String(writes()[0]?.body))).toMatchObject({ noun: "banner", save: 1 });
});

it("says until when visitors see it, or that they no longer do", async () => {
  vi.setSystemTime(new Date("2026-11-30T03:00:00Z"));
  const ending = { ...banner, end_date: "2026-11-30", end_time: "09:00" };
  await open({ load: () => Response.json({ success: true, data: ending }) });
  expect(screen.getByText("Visitors see it until Nov 30, 2026, 09:00.")).toBeTruthy();
  cleanup();
  vi.setSystemTime(new Date("2026-11-30T04:00:00Z"));
  await open({ load: () => Response.json({ success: true, data: ending }) });
  expect(screen.getByText("It ended on Nov 30, 2026, 09:00. Visitors no longer see it.")).toBeTruthy();
});
