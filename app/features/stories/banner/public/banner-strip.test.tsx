// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Language } from "#app/contract/language.ts";
import { bannerWords } from "#app/features/stories/banner/banner.words.ts";
import { BannerStrip as BannerStripElement } from "#app/site/enhance/banner-strip.ts";
import { PageFrame } from "#tests/support/page-frame.tsx";
import { BannerStrip } from "./banner-strip.tsx";

customElements.define("banner-strip", BannerStripElement);

const banner = { message: "Quilts for the Ravi", link_text: "Read now", link_url: "/blogs" };
const draw = (shown: Parameters<typeof BannerStrip>[0]["banner"], language: Language = "en") =>
  render(
    <PageFrame of={[bannerWords]} language={language}>
      <BannerStrip banner={shown} />
    </PageFrame>,
  );
const strip = () => screen.queryByRole("region", { name: "Current Events" });

afterEach(cleanup);

test("the message is rendered once, with its link, when it fits", () => {
  draw(banner);
  expect(screen.getAllByText(banner.message)).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Read now" }).getAttribute("href")).toBe("/blogs");
});

test.each([
  { ...banner, link_url: null },
  { ...banner, link_text: null },
  { ...banner, link_text: "" },
])("there is no link unless both its parts exist: %j", (partial) => {
  draw(partial);
  expect(screen.queryByRole("link", { name: "Read now" })).toBeNull();
});

test.each([undefined, { ...banner, message: "" }])("without a message nothing is rendered: %j", (absent) => {
  draw(absent);
  expect(strip()).toBeNull();
});

test("it is closed for the day, and only this announcement: BANNER-11", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 24, 21, 30) });
  localStorage.clear();
  draw(banner);
  const element = () => document.querySelector("banner-strip");
  fireEvent.click(screen.getByRole("button", { name: "Close the announcement for today" }));
  expect(element()?.hasAttribute("closed")).toBe(true);
  const midnight = new Date(2026, 10, 25).getTime();
  expect(JSON.parse(localStorage.getItem("announcementClosed") ?? "")).toEqual([midnight, banner.message]);

  // The tab comes back, and the announcement is the same, then another one.
  for (const [message, closed] of [
    [banner.message, true],
    ["The kitchen opens at six", false],
  ] as const) {
    vi.stubGlobal("fetch", async () => Response.json({ success: true, data: { ...banner, message } }));
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    expect(element()?.hasAttribute("closed"), message).toBe(closed);
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a tab that comes back", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const returnAfter = (minutes: number) =>
    act(async () => {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      document.dispatchEvent(new Event("visibilitychange"));
    });

  test("after a short time loads nothing", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    draw(banner);
    await returnAfter(4);
    expect(fetched).not.toHaveBeenCalled();
  });

  test("after five minutes loads the current announcement", async () => {
    const newer = { ...banner, message: "The kitchen opens at six" };
    vi.stubGlobal("fetch", async () => Response.json({ success: true, data: newer }));
    draw(banner);
    await returnAfter(6);
    expect(screen.getByText(newer.message)).toBeTruthy();
  });

  test("on a page in Urdu its link leads to a page in Urdu, as the server writes it and when it is read again", async () => {
    document.documentElement.lang = "ur";
    onTestFinished(() => {
      document.documentElement.lang = "";
    });
    const link = () => screen.getByRole("link", { name: banner.link_text }).getAttribute("href");
    vi.stubGlobal("fetch", async () =>
      Response.json({ success: true, data: { ...banner, link_url: `${location.origin}/events` } }),
    );
    draw(banner, "ur");
    expect(link()).toBe("/ur/blogs");
    await returnAfter(6);
    expect(link()).toBe("/ur/events");
  });

  test.each([
    ["the network fails", () => Promise.reject(new TypeError("no network"))],
    ["the server fails", async () => new Response("x", { status: 500 })],
    ["there is none any more", async () => Response.json({ success: false, message: "None." })],
  ])("when %s the strip disappears without a message", async (_case, respond) => {
    vi.stubGlobal("fetch", respond);
    draw(banner);
    await returnAfter(6);
    expect(strip()).toBeNull();
  });

  test("shows grey blocks while it loads: one wide, three small", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    draw(banner);
    await returnAfter(6);
    expect(strip()?.querySelectorAll(":scope > :not([hidden]) .skeleton")).toHaveLength(4);
    expect(strip()?.textContent).not.toContain(banner.message);
  });
});
