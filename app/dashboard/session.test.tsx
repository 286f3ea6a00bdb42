// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allCalls } from "#tests/support/calls.ts";
import { call } from "./call.ts";
import { AuthProvider, SessionGate, useAuth } from "./session.tsx";

function DashboardStub() {
  const { user, logout } = useAuth();
  return (
    <>
      <p>Desk of {user?.name}</p>
      <button type="button" onClick={logout}>
        Logout
      </button>
    </>
  );
}

function WithoutProvider() {
  return <p>Notice: {useAuth().notice ?? "open"}</p>;
}

/** Login and dashboard, opened at the dashboard with a page before it in the history. */
function open() {
  const router = createMemoryRouter(
    [
      { path: "/", element: <p>Site</p> },
      {
        element: (
          <AuthProvider>
            <Outlet />
          </AuthProvider>
        ),
        children: [
          { path: "/login", element: <WithoutProvider /> },
          {
            path: "/dashboard",
            element: (
              <SessionGate>
                <DashboardStub />
              </SessionGate>
            ),
          },
        ],
      },
    ],
    { initialEntries: ["/", "/dashboard"] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const signIn = () => {
  localStorage.setItem("authToken", "token-of-the-desk");
  localStorage.setItem("authUser", JSON.stringify({ name: "Desk", email: "desk@umeed.example" }));
};

beforeEach(() => vi.stubGlobal("fetch", vi.fn()));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("restores a session from both stored parts", async () => {
  signIn();
  open();
  expect(await screen.findByText("Desk of Desk")).toBeTruthy();
});

it.each([
  ["the token alone", () => localStorage.setItem("authToken", "token-of-the-desk")],
  ["the user alone", () => localStorage.setItem("authUser", '{"name":"Desk","email":""}')],
  [
    "a user that cannot be read",
    () => {
      localStorage.setItem("authToken", "token-of-the-desk");
      localStorage.setItem("authUser", "{oops");
    },
  ],
])("treats %s as no session and redirects to /login, replacing history", async (_what, store) => {
  store();
  const router = open();
  expect(await screen.findByText("Notice: open")).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/");
});

it("logs out: revokes the token, removes both keys and the drafts, redirects to /login", async () => {
  const fetch = vi.mocked(globalThis.fetch).mockResolvedValue(Response.json({ success: true }));
  signIn();
  sessionStorage.setItem("draft:blog:new", "{}");
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
  expect(await screen.findByText("Notice: open")).toBeTruthy();
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.length).toBe(0);
  expect(fetch.mock.calls[0]?.[0]).toBe("/backendReact/session");
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: "DELETE",
    headers: { authorization: "Bearer token-of-the-desk" },
  });
});

it("signs out when another tab did", async () => {
  signIn();
  open();
  await screen.findByText("Desk of Desk");
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "authToken" }));
  });
  expect(await screen.findByText("Notice: open")).toBeTruthy();
});

it("ends the session at a 401, but keeps drafts", async () => {
  vi.mocked(globalThis.fetch).mockResolvedValue(Response.json({ success: false }, { status: 401 }));
  signIn();
  sessionStorage.setItem("draft:blog:new", "{}");
  open();
  await screen.findByText("Desk of Desk");
  await act(async () => void (await call(allCalls.listBlogs)));
  expect(await screen.findByText("Notice: Session expired. Please log in again.")).toBeTruthy();
  expect(localStorage.getItem("authToken")).toBeNull();
  expect(sessionStorage.getItem("draft:blog:new")).toBe("{}");
});

it("ignores a 401 of a call without a token", async () => {
  vi.mocked(globalThis.fetch).mockResolvedValue(Response.json({ success: false }, { status: 401 }));
  expect(await call(allCalls.listBlogs)).toMatchObject({ ok: false, status: 401 });
});

it("throws when used outside its provider", () => {
  // React logs a render that throws, expected or not.
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<WithoutProvider />)).toThrow("useAuth must be used within an AuthProvider");
  report.mockRestore();
});
