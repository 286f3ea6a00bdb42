// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AdPopupGate, closedKey } from "./ad-popup-gate.tsx";

const ad = { id: 1, title: "A well", description: "", media_type: "image", media_url: "/art/well.svg" };

const popup = () => screen.queryByRole("complementary", { name: "Future Project" });
/** Idle time comes when the test says so. */
let rest: (() => void)[] = [];
const comeToRest = () => act(async () => rest.splice(0).map((callback) => callback()));

function openAt(path: string) {
  const router = createMemoryRouter([{ path: "*", element: <AdPopupGate /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  sessionStorage.clear();
  rest = [];
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => rest.push(callback));
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("fetch", async () => Response.json([ad]));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("it comes once the page is at rest, and stays closed for the session", async () => {
  openAt("/blogs");
  expect(popup()).toBeNull();
  await comeToRest();
  fireEvent.click(await screen.findByRole("button", { name: "Close for now" }));
  expect(popup()).toBeNull();
  expect(sessionStorage.getItem(closedKey)).not.toBeNull();
  cleanup();
  openAt("/blogs");
  expect(rest).toEqual([]);
  expect(popup()).toBeNull();
});

test.each(["/donate", "/donate-bank-form", "/donation-success", "/login", "/dashboard/ads"])(
  "never on %s",
  async (path) => {
    openAt(path);
    await comeToRest();
    expect(popup()).toBeNull();
  },
);

test("a page whose name only begins like one of those has it", async () => {
  openAt("/donation-camps");
  await comeToRest();
  expect(await screen.findByRole("complementary", { name: "Future Project" })).toBeTruthy();
});
