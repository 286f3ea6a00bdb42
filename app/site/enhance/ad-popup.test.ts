// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { plainText } from "#app/lib/words.server.ts";
import { adWords } from "./ad.words.ts";
import { AdPopup, closedName, openDelayMs } from "./ad-popup.ts";

customElements.define("ad-popup", AdPopup);

const ad = { id: 1, title: "A well", description: "", media_type: "image", media_url: "/art/well.svg" };

const popup = () => document.querySelector<HTMLElement>(".ad-card");
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const scroll = () => window.dispatchEvent(new Event("scroll"));
const patient = { timeout: 30_000 };
/** Waits for the lazily loaded code and the ads, with the clock stopped. */
const expectPopup = () => vi.waitFor(() => expect(popup()).not.toBeNull(), patient);

function openAt(path: string): AdPopup {
  const element = document.createElement("ad-popup") as AdPopup;
  element.setAttribute("page", path);
  element.dataset.words = JSON.stringify(plainText("en", adWords));
  document.body.replaceChildren(element);
  return element;
}

/** A page in another tab, beside this one. */
function otherTab() {
  const channel = new BroadcastChannel(closedName);
  const channelMessage = new Promise((resolve) => {
    channel.onmessage = resolve;
  });
  return { channel, channelMessage };
}

beforeEach(async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a test begins as a new session
  document.cookie = `${closedName}=; path=/; max-age=0`;
  await import("./ad-card.ts");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("fetch", async () => Response.json([ad]));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("it comes", () => {
  test("6 s after the page, when the visitor has scrolled by then", async () => {
    expect(openDelayMs).toBe(6000);
    openAt("/blogs");
    scroll();
    await wait(5999);
    expect(popup()).toBeNull();
    await wait(1);
    await expectPopup();
  });

  test("with the first scroll, when that comes later", async () => {
    openAt("/blogs");
    await wait(60_000);
    expect(popup()).toBeNull();
    scroll();
    await expectPopup();
  });
});

test("once closed it stays closed for the session, and other tabs are notified", async () => {
  const other = otherTab();
  openAt("/blogs");
  scroll();
  await wait(openDelayMs);
  await expectPopup();
  fireEvent.click(screen.getByRole("button", { name: "Close for now" }));
  expect(popup()).toBeNull();
  await other.channelMessage;
  other.channel.close();
  document.body.replaceChildren();
  // A new tab shares the cookie with the page before, and nothing else.
  openAt("/blogs");
  scroll();
  await wait(openDelayMs);
  expect(vi.getTimerCount()).toBe(0);
  expect(popup()).toBeNull();
});

test("a close in another tab closes it here too", async () => {
  openAt("/blogs");
  scroll();
  await wait(openDelayMs);
  await expectPopup();
  const other = otherTab();
  other.channel.postMessage(true);
  await vi.waitFor(() => expect(popup()).toBeNull(), patient);
  other.channel.close();
});

test.each([
  "/donate",
  "/donate-bank-form",
  "/donation-success",
  "/login",
  "/dashboard/ads",
  "/reset-password",
  "/invitation",
  "/registration/volunteer",
  "/share-story",
])("never on %s", async (path) => {
  const place = openAt(path);
  scroll();
  await wait(openDelayMs);
  expect(popup()).toBeNull();
  place.setAttribute("page", "/blogs");
  await expectPopup();
});

test("is shown on a path that only begins like an excluded one", async () => {
  openAt("/donation-camps");
  scroll();
  await wait(openDelayMs);
  await expectPopup();
});

test.each<[string, () => Promise<Response>]>([
  ["no ad", async () => Response.json([])],
  ["what is no list", async () => Response.json({ success: false, message: "No." })],
  ["a failing server", async () => new Response("x", { status: 500 })],
  ["no network", () => Promise.reject(new TypeError("no network"))],
])("with %s there is no popup", async (_case, respond) => {
  const fetch = vi.fn(respond);
  vi.stubGlobal("fetch", fetch);
  openAt("/blogs");
  scroll();
  await wait(openDelayMs);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), patient);
  await wait(0);
  expect(popup()).toBeNull();
});
