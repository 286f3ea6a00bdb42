// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { ProofDialog } from "#app/dashboard/proof-dialog.tsx";
import type { User } from "#app/features/staff/users/users.schema.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import UsersDashboard, { clientLoader } from "./users.dashboard.tsx";

/* The texts of USER-04 that a browser test cannot reach cheaply. */

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const desk: User = {
  id: 7,
  name: "Desk",
  email: "desk@umeed.example",
  created_at: "2026-11-20T20:00:00.000Z",
  disabled: false,
  roles: ["administrator"],
};

/** @param answer what the list answers with, and what an addition does */
const serve = (answer: {
  list: () => Response | Promise<Response>;
  add?: () => Response | Promise<Response>;
}) =>
  mockFetch(({ pathname }, { method }) => {
    if (pathname.endsWith("/invitations")) return Response.json({ success: true, invitations: [] });
    return method === "POST" ? (answer.add?.() ?? Response.error()) : answer.list();
  });

async function add() {
  const form = within(await screen.findByRole("form", { name: "Add a user" }));
  await userEvent.type(form.getByLabelText(/^Name/), "Desk");
  await userEvent.type(form.getByLabelText(/^Email/), "desk@umeed.example");
  await userEvent.type(form.getByLabelText(/^Password/), "secret");
  await userEvent.click(form.getByRole("checkbox", { name: /^Care/ }));
  await userEvent.click(form.getByRole("button", { name: "Add User" }));
  return form;
}

it("an empty list says so, and is read again after a user is added", async () => {
  let users: User[] = [];
  serve({
    list: () => Response.json(users),
    add: () => {
      users = [desk];
      return Response.json({ success: true }, { status: 201 });
    },
  });
  openInDashboard(<UsersDashboard />, clientLoader);
  expect(await screen.findByRole("heading", { name: "No users found in the database yet." })).toBeTruthy();
  const form = await add();
  const table = await screen.findByRole("table", { name: "Registered Users" });
  const cells = within(within(table).getByRole("row", { name: /Desk/ })).getAllByRole("cell");
  expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual([
    "ID: 7",
    "Desk",
    "desk@umeed.example",
    "Joined: Nov 21, 2026",
  ]);
  expect(form.getByRole("status").textContent).toBe("User added successfully!");
  expect(form.getByLabelText(/^Name/)).toHaveProperty("value", "");
});

it("a user is added once whoever adds them has confirmed who they are: FACTOR-08", async () => {
  let proved = false;
  mockFetch(({ pathname }, { method }) => {
    if (pathname.endsWith("/proof/challenges"))
      return Response.json({ success: true, challenge: "c", code: false, recovery_code: false });
    if (pathname.endsWith("/proof")) {
      proved = true;
      return Response.json({ success: true });
    }
    if (method === "GET")
      return Response.json(pathname.endsWith("/invitations") ? { success: true, invitations: [] } : []);
    return proved
      ? Response.json({ success: true }, { status: 201 })
      : Response.json({ success: false, needs: "proof" }, { status: 403 });
  });
  const page = (
    <>
      <UsersDashboard />
      <ProofDialog />
    </>
  );
  openInDashboard(page, clientLoader);
  const form = await add();
  const question = within(await screen.findByRole("dialog", { name: "Is it still you?" }));
  await userEvent.type(await question.findByLabelText("Your password"), "secret");
  await userEvent.click(question.getByRole("button", { name: "Confirm" }));
  expect((await form.findByRole("status")).textContent).toBe("User added successfully!");
});

it("failures without words of the server have the stated ones", async () => {
  serve({
    list: () => Response.json({ success: false }, { status: 500 }),
    add: () => Response.json({ success: false }, { status: 500 }),
  });
  openInDashboard(<UsersDashboard />, clientLoader);
  expect(await screen.findByRole("heading", { name: "Failed to load user data." })).toBeTruthy();
  const form = await add();
  expect((await form.findByRole("alert")).textContent).toBe("Failed to add user.");
  expect(form.getByLabelText(/^Email/)).toHaveProperty("value", "desk@umeed.example");
});

it("without an answer it is the network, and Try Again reads the list: USER-04a", async () => {
  let isBroken = true;
  serve({
    list: () => (isBroken ? Promise.reject(new TypeError("fetch failed")) : Response.json([])),
    add: () => Promise.reject(new TypeError("fetch failed")),
  });
  openInDashboard(<UsersDashboard />, clientLoader);
  const words = "Network error. Could not connect to the server to fetch users.";
  expect(await screen.findByRole("heading", { name: words })).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("No users found in the database yet.")).toBeTruthy();
  const form = await add();
  const failure = "Network error. Could not connect to the server to add user.";
  expect((await form.findByRole("alert")).textContent).toBe(failure);
  expect(form.getByLabelText(/^Email/)).toHaveProperty("value", "desk@umeed.example");
});

it("an object with a message in place of the list shows the message", async () => {
  serve({ list: () => Response.json({ message: "The database rests." }) });
  openInDashboard(<UsersDashboard />, clientLoader);
  expect(await screen.findByRole("heading", { name: "The database rests." })).toBeTruthy();
});
