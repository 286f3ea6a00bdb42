// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WhenNear } from "./when-near.tsx";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} presses
    </button>
  );
}

const routes = [
  {
    path: "/",
    element: (
      <WhenNear>
        <Counter />
      </WhenNear>
    ),
  },
  { path: "/away", element: <p>Away</p> },
];
const press = () => act(async () => screen.getByRole("button").click());
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))));

let comeNear = () => {};

class Watcher {
  constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => notice([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Watcher);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the server sent, with the browser's React laid over it. */
async function wakePage() {
  const router = createMemoryRouter(routes);
  const container = document.createElement("div");
  document.body.append(container);
  // A server has no window, and what it draws is never asleep.
  const { window } = globalThis;
  vi.stubGlobal("window", undefined);
  const html = renderToString(<RouterProvider router={router} />);
  vi.stubGlobal("window", window);
  container.innerHTML = html;
  render(<RouterProvider router={router} />, { container, hydrate: true });
  await settle();
  return router;
}

test("what the server drew stands asleep until it comes near, and then answers", async () => {
  await wakePage();
  await press();
  expect(screen.getByRole("button").textContent).toBe("0 presses");
  comeNear();
  await settle();
  await press();
  expect(screen.getByRole("button").textContent).toBe("1 presses");
});

test("a navigation does not wait for what sleeps", async () => {
  const router = await wakePage();
  await act(() => router.navigate("/away"));
  await settle();
  expect(screen.getByText("Away")).toBeTruthy();
});

test("drawn by the browser it is awake at once", async () => {
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await settle();
  await press();
  expect(screen.getByRole("button").textContent).toBe("1 presses");
});
