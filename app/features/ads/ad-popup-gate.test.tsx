// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AdPopupGate, closedKey } from "./ad-popup-gate.tsx";

vi.mock("./ad-popup.tsx", () => ({
  default: ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      The popup
    </button>
  ),
}));

const popup = () => screen.queryByRole("button", { name: "The popup" });
function openAt(path: string) {
  const router = createMemoryRouter([{ path: "*", element: <AdPopupGate /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => setTimeout(callback));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("it comes once the page is at rest, and stays closed for the session", async () => {
  openAt("/blogs");
  expect(popup()).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "The popup" }));
  expect(popup()).toBeNull();
  expect(sessionStorage.getItem(closedKey)).not.toBeNull();
  cleanup();
  openAt("/blogs");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(popup()).toBeNull();
});

test.each(["/donate", "/donate-bank-form", "/donation-success", "/login", "/dashboard/ads"])(
  "never on %s",
  async (path) => {
    openAt(path);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(popup()).toBeNull();
  },
);

test("a page whose name only begins like one of those has it", async () => {
  openAt("/donation-camps");
  expect(await screen.findByRole("button", { name: "The popup" })).toBeTruthy();
});
