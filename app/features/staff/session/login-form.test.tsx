// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AuthProvider } from "#app/dashboard/session.tsx";
import { SiteContext } from "#app/site/identity.ts";
import { testSite } from "#tests/support/page-frame.tsx";
import { PageWords } from "#tests/support/words.tsx";
import LoginPage from "./login.page.tsx";

const respond = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function open({ mails = false } = {}) {
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
          { path: "/login", element: <LoginPage loaderData={{ mails, passkeys: false }} /> },
          { path: "/dashboard", element: <p>Dashboard</p> },
        ],
      },
    ],
    { initialEntries: ["/", "/login"] },
  );
  render(
    <PageWords>
      <SiteContext value={testSite}>
        <RouterProvider router={router} />
      </SiteContext>
    </PageWords>,
  );
  return router;
}

async function fill(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText("Email"), email);
  if (password) await userEvent.type(screen.getByLabelText("Password"), password);
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  respond.mockReset();
  vi.stubGlobal("fetch", respond);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("signs in, stores both parts and goes to the dashboard, replacing history", async () => {
  respond.mockResolvedValue(Response.json({ success: true, token: "t0ken", user_name: "Desk", message: "" }));
  const router = open();
  await fill("desk@umeed.example", "open sesame");
  await press("Sign In");
  expect(await screen.findByText("Dashboard")).toBeTruthy();
  expect(localStorage.getItem("authToken")).toBe("t0ken");
  expect(JSON.parse(localStorage.getItem("authUser") ?? "")).toEqual({
    name: "Desk",
    email: "desk@umeed.example",
  });
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/");
});

it("sends whoever is signed in already on to the dashboard", async () => {
  localStorage.setItem("authToken", "t0ken");
  localStorage.setItem("authUser", '{"name":"Desk","email":"desk@umeed.example"}');
  open();
  expect(await screen.findByText("Dashboard")).toBeTruthy();
});

it.each([
  ["", ""],
  ["desk@umeed.example", ""],
  ["", "open sesame"],
])("ignores a submit with email %j and password %j", async (email, password) => {
  open();
  await fill(email, password);
  await press("Sign In");
  expect(respond).not.toHaveBeenCalled();
});

it("says that a password longer than any account's is wrong, without asking", async () => {
  open();
  await fill("desk@umeed.example", "");
  await userEvent.click(screen.getByLabelText("Password"));
  await userEvent.paste("x".repeat(501));
  await press("Sign In");
  expect((await screen.findByRole("alert")).textContent).toBe("Invalid email or password.");
  expect(respond).not.toHaveBeenCalled();
});

it("reads 'Validating...' while the request runs, and sends one", async () => {
  let settle = (_: Response) => {};
  respond.mockReturnValue(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  open();
  await fill("desk@umeed.example", "open sesame");
  await press("Sign In");
  await press("Validating...");
  expect(respond).toHaveBeenCalledTimes(1);
  settle(Response.json({ success: false, message: "Invalid email or password." }, { status: 401 }));
  expect(await screen.findByRole("button", { name: "Sign In" })).toBeTruthy();
});

it.each([
  [
    "the server's message",
    () => Response.json({ success: false, message: "Too many attempts." }, { status: 429 }),
    "Too many attempts.",
  ],
  ["no message", () => Response.json({ success: false }), "Login failed."],
  [
    "a fault of the server's",
    () => Response.json({ success: false, message: "stack" }, { status: 500 }),
    "Login failed.",
  ],
  ["OK without success", () => Response.json({ token: "t0ken" }), "Login failed."],
  ["an answer that cannot be read", () => new Response("<h1>Sorry"), "Could not connect to the server."],
  ["no answer", () => Promise.reject(new TypeError("fetch failed")), "Could not connect to the server."],
])("shows a failure in the red box and keeps what was typed: %s", async (_what, reply, shown) => {
  respond.mockImplementation(async () => reply());
  open();
  await fill("desk@umeed.example", "open sesame");
  await press("Sign In");
  expect((await screen.findByRole("alert")).textContent).toBe(shown);
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("desk@umeed.example");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("open sesame");
  expect(localStorage.length).toBe(0);
});

it("shows the password on demand", async () => {
  open();
  const box = screen.getByLabelText<HTMLInputElement>("Password");
  expect(box.type).toBe("password");
  await press("Show password");
  expect(box.type).toBe("text");
  await press("Hide password");
  expect(box.type).toBe("password");
});

it("leads to the page for a new password once mail is configured, and says whom to ask before", () => {
  open();
  expect(screen.getByRole("link", { name: "Forgot Password?" }).getAttribute("href")).toBe("/");
  expect(screen.getByText(/Another administrator can set a new one/)).toBeTruthy();
  cleanup();
  open({ mails: true });
  expect(screen.getByRole("link", { name: "Forgot Password?" }).getAttribute("href")).toBe("/reset-password");
  expect(screen.queryByText(/Another administrator/)).toBeNull();
});
