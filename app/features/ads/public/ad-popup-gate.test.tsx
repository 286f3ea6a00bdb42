// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AdPopupGate, openDelayMs } from "./ad-popup-gate.tsx";
import { closedName } from "./ad-popup-session.ts";

const ad = { id: 1, title: "A well", description: "", media_type: "image", media_url: "/art/well.svg" };

const popup = () => screen.queryByRole("complementary", { name: "Future Project" });
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const scroll = () => act(async () => window.dispatchEvent(new Event("scroll")));
/** Waits for the lazily loaded code and the ads, with the clock stopped. */
const expectPopup = () =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(popup()).not.toBeNull();
  });

function openAt(path: string) {
  const router = createMemoryRouter([{ path: "*", element: <AdPopupGate /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

/** A page in another tab, outside React. */
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
  await import("./ad-popup.tsx");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("fetch", async () => Response.json([ad]));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("it comes", () => {
  test("6 s after the page, when the visitor has scrolled by then", async () => {
    expect(openDelayMs).toBe(6000);
    openAt("/blogs");
    await scroll();
    await wait(5999);
    expect(popup()).toBeNull();
    await wait(1);
    await expectPopup();
  });

  test("with the first scroll, when that comes later", async () => {
    openAt("/blogs");
    await wait(60_000);
    expect(popup()).toBeNull();
    await scroll();
    await expectPopup();
  });
});

test("once closed it stays closed for the session, and other tabs are notified", async () => {
  const other = otherTab();
  openAt("/blogs");
  await scroll();
  await wait(openDelayMs);
  await expectPopup();
  fireEvent.click(screen.getByRole("button", { name: "Close for now" }));
  expect(popup()).toBeNull();
  await other.channelMessage;
  other.channel.close();
  cleanup();
  // A new tab shares the cookie with the page before, and nothing else.
  openAt("/blogs");
  await scroll();
  await wait(openDelayMs);
  expect(vi.getTimerCount()).toBe(0);
  expect(popup()).toBeNull();
});

test("a close in another tab closes it here too", async () => {
  openAt("/blogs");
  await scroll();
  await wait(openDelayMs);
  await expectPopup();
  const other = otherTab();
  other.channel.postMessage(true);
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(popup()).toBeNull();
  });
  other.channel.close();
});

test.each([
  "/donate",
  "/donate-bank-form",
  "/donation-success",
  "/login",
  "/dashboard/ads",
  "/reset-password",
  "/registration/volunteer",
  "/share-story",
])("never on %s", async (path) => {
  const router = openAt(path);
  await scroll();
  await wait(openDelayMs);
  expect(popup()).toBeNull();
  await act(() => router.navigate("/blogs"));
  await expectPopup();
});

test("is shown on a path that only begins like an excluded one", async () => {
  openAt("/donation-camps");
  await scroll();
  await wait(openDelayMs);
  await expectPopup();
});
