// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TopBar } from "#app/dashboard/top-bar.tsx";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import CredentialsDashboard, { PasswordForm, UsernameForm } from "./credentials.dashboard.tsx";

type Respond = () => Response | Promise<Response>;
const good = (message: string) => () => Response.json({ success: true, message });
const bad = (status: number, message: string) => () => Response.json({ success: false, message }, { status });

async function open(respond: Respond = good("Done.")) {
  const fetch = mockFetch(respond);
  openInDashboard(
    <>
      <TopBar headline={null} />
      <UsernameForm />
      <PasswordForm />
    </>,
  );
  await within(screen.getByRole("banner")).findByText("Administrator");
  return {
    user: userEvent.setup(),
    sent: () => fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body))),
  };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const errorOf = (name: string) => {
  const id = box(name).getAttribute("aria-describedby")?.split(" ")[0] ?? "";
  return box(name).getAttribute("aria-invalid") === "true"
    ? document.getElementById(id)?.textContent
    : undefined;
};

const next = "Brand-new-8!";
async function fillPasswords(
  user: ReturnType<typeof userEvent.setup>,
  given: readonly [string, string, string],
) {
  const names = ["Current Password", "New Password", "Confirm New Password"];
  for (const [place, text] of given.entries()) {
    if (text) await user.type(box(names[place] ?? ""), text);
  }
  await user.tab();
}

beforeEach(() => {
  localStorage.setItem("authToken", "token-of-the-desk");
  localStorage.setItem("authUser", JSON.stringify({ name: "Administrator", email: "admin@umeed.example" }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("changes the username, shows the server's message, and shows the new name", async () => {
  const { user, sent } = await open(good("Username updated successfully!"));
  expect(button("Update Username").disabled).toBe(true);
  await user.type(box("New Username"), "  Front desk ");
  expect(button("Update Username").disabled).toBe(false);
  await user.click(button("Update Username"));
  expect((await screen.findByRole("status")).textContent).toBe("Username updated successfully!");
  expect(sent()).toEqual([{ newUsername: "Front desk" }]);
  const banner = screen.getByRole("banner");
  expect(banner.textContent).toContain("Welcome, Front desk");
  expect(banner.textContent?.endsWith("F")).toBe(true);
  expect(JSON.parse(localStorage.getItem("authUser") ?? "")).toEqual({
    name: "Front desk",
    email: "admin@umeed.example",
  });
  expect(box("New Username").value).toBe("");
  expect(button("Update Username").disabled).toBe(true);
});

it.each([
  ["ab", "Username must be at least 3 characters long."],
  [" Administrator ", "New username must be different from current username."],
  ["   ", "New username is required."],
])("cannot submit the username %j", async (name, message) => {
  const { user, sent } = await open();
  await user.type(box("New Username"), `${name}{Enter}`);
  expect(errorOf("New Username")).toBeUndefined();
  await user.tab();
  expect(errorOf("New Username")).toBe(message);
  expect(button("Update Username").disabled).toBe(true);
  expect(sent()).toEqual([]);
});

it("changes the password with the current one, and keeps none of them on the page", async () => {
  const { user, sent } = await open(good("Password updated successfully!"));
  expect(button("Change Password").disabled).toBe(true);
  await fillPasswords(user, ["Old-one-7!", next, next]);
  await user.click(button("Change Password"));
  expect((await screen.findByRole("status")).textContent).toBe("Password updated successfully!");
  expect(sent()).toEqual([{ currentPassword: "Old-one-7!", newPassword: next, confirmPassword: next }]);
  for (const name of ["Current Password", "New Password", "Confirm New Password"])
    expect(box(name).value).toBe("");
});

it.each([
  ["no current password", ["", next, next], undefined, undefined],
  ["no confirmation", ["x", next, ""], undefined, undefined],
  [
    "a short one",
    ["x", "Ab1!Ab1", "Ab1!Ab1"],
    "New Password",
    "Password must be at least 8 characters long.",
  ],
  [
    "another confirmation",
    ["x", next, `${next}!`],
    "Confirm New Password",
    "New password and confirmation do not match.",
  ],
  [
    "a plain one",
    ["x", "abcdefgh", "abcdefgh"],
    "New Password",
    "Password must include uppercase, lowercase, number, and special character.",
  ],
] as const)("cannot submit %s", async (_what, given, field, message) => {
  const { user, sent } = await open();
  await fillPasswords(user, given);
  if (field) expect(errorOf(field)).toBe(message);
  expect(button("Change Password").disabled).toBe(true);
  expect(sent()).toEqual([]);
});

it("says that both are required when one is cleared", async () => {
  const { user } = await open();
  await fillPasswords(user, ["x", next, next]);
  await user.clear(box("New Password"));
  expect(errorOf("New Password")).toBe("Both password fields are required.");
});

it("looks at the confirmation again when the new password changes after it", async () => {
  const { user } = await open();
  await fillPasswords(user, ["x", next, next]);
  await user.type(box("New Password"), "9");
  expect(errorOf("Confirm New Password")).toBe("New password and confirmation do not match.");
  expect(button("Change Password").disabled).toBe(true);
  await user.type(box("New Password"), "{Backspace}");
  expect(errorOf("Confirm New Password")).toBeUndefined();
  expect(button("Change Password").disabled).toBe(false);
});

it("says what is missing when a field is left empty: the button alone says nothing", async () => {
  const { user } = await open();
  await user.click(box("New Username"));
  await user.tab();
  expect(errorOf("New Username")).toBe("New username is required.");
  await user.type(box("New Username"), "Front desk");
  expect(errorOf("New Username")).toBeUndefined();
});

it.each([
  [["New Password"], ["New Password"]],
  [["Confirm New Password"], ["New Password", "Confirm New Password"]],
] as const)("says that both passwords are required when %j is left empty", async (left, said) => {
  const { user } = await open();
  for (const name of left) await user.click(box(name));
  await user.tab();
  for (const name of said) expect(errorOf(name)).toBe("Both password fields are required.");
});

it("says which passwords are missing when only the last field is filled", async () => {
  const { user } = await open();
  await user.type(box("Confirm New Password"), next);
  await user.tab();
  expect(errorOf("New Password")).toBe("Both password fields are required.");
  expect(errorOf("Current Password")).toBe("Please enter your current password.");
});

it.each([
  ["The current password is not correct.", "Current Password"],
  [
    "This password is quickly guessed: many use it, or it names us. Please choose another one.",
    "New Password",
  ],
])("says %j at its field, until that is changed", async (message, field) => {
  const { user } = await open(bad(422, message));
  await fillPasswords(user, ["Not-it-7!", next, next]);
  await user.click(button("Change Password"));
  await expect.poll(() => errorOf(field)).toBe(message);
  expect(document.activeElement).toBe(box(field));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(button("Change Password").disabled).toBe(true);
  await user.type(box(field), "x");
  expect(errorOf(field)).toBeUndefined();
});

it.each<[string, Respond]>([
  ["Network error. Could not connect to the server.", () => Promise.reject(new TypeError("fetch failed"))],
  ["Network error. Could not connect to the server.", bad(500, "Something went wrong.")],
  [
    "Too many attempts. Please try again in 15 minutes.",
    bad(429, "Too many attempts. Please try again in 15 minutes."),
  ],
])("says %j and keeps what was typed", async (message, respond) => {
  const { user } = await open(respond);
  await user.type(box("New Username"), "Front desk");
  await user.click(button("Update Username"));
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(box("New Username").value).toBe("Front desk");
  expect(button("Update Username").disabled).toBe(false);
});

it("ends the session at a 401", async () => {
  const { user } = await open(bad(401, "Session expired. Please log in again."));
  await user.type(box("New Username"), "Front desk");
  await user.click(button("Update Username"));
  await expect.poll(() => localStorage.getItem("authToken")).toBeNull();
  expect((await screen.findByRole("alert")).textContent).toBe("Session expired. Please log in again.");
});

it("shows the way to the sessions and to the last changes", () => {
  openInDashboard(<CredentialsDashboard />);
  const path = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(path("Your sessions")).toBe("/dashboard/sessions");
  expect(path("Last changes")).toBe("/dashboard/audit-log");
});
