import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { Db } from "#server/db/connect.ts";
import { codeAt } from "#server/two-factor/totp.ts";
import { administrator, brokenRequest, expect, type Page, test } from "#tests/support/site.ts";

/** A port that nobody uses just now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

/* A site of its own under the name of a host: passkeys belong to one, and to no IP address. */
const port = await freePort();
const address = `http://localhost:${port}`;
test.describe.configure({ mode: "default" });
test.use({
  ownSite: "two-factor",
  seed: "none",
  settings: { PORT: String(port), SITE_URL: address },
  baseURL: address,
  // The other hosts that the pages ask are this name of the same.
  expectedNoise: [new RegExp(`${brokenRequest.source}|^foreign request: ${address}/`)],
});

const next = "Brand-new-8!";
let made = 0;

type Account = { email: string; password: string; name: string };
type Admin = { call: (name: "createUser" | "updateUser", body: object) => Promise<{ user: { id: number } }> };

async function addUser(admin: Admin, roles: string[] = ["editor"]): Promise<Account> {
  made += 1;
  const account = { name: `Desk ${made}`, email: `desk${made}@umeed.example`, password: "Marble-Canal-19" };
  await admin.call("createUser", { ...account, roles });
  return account;
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

const signOut = (page: Page) => page.evaluate(() => localStorage.clear());

async function openSettings(page: Page, account: Account): Promise<void> {
  await signIn(page, account);
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/dashboard/settings");
}

/** The sign-in that was made last is too long ago to count as a proof. */
async function ageNewestSession(database: Db): Promise<void> {
  const created_at = new Date(Date.now() - 11 * 60_000).toISOString();
  const newest = database.selectFrom("sessions").select((select) => select.fn.max("id").as("id"));
  await database.updateTable("sessions").set({ created_at }).where("id", "=", newest).execute();
}

/** Sets an app up in the browser. @returns its secret and the recovery codes */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole("button", { name: "Set up an app" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await dialog.getByLabel(/^2\. Enter the code/).fill(codeAt(secret, new Date()));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  const shown = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(shown.locator("li")).toHaveCount(10);
  const codes = await shown.locator("li").allTextContents();
  await expect(shown.getByRole("button", { name: "Done" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(shown).toBeVisible();
  await shown.getByLabel("I have kept them in a safe place").check();
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(shown).toHaveCount(0);
  return { secret, codes };
}

/** Each code works once, and the one of the set-up is used: the one of the next half minute is taken, too. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000));

/** A fingerprint reader that always recognises its owner. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

test("an app is set up, and the next sign-in asks for its code: FACTOR-01, FACTOR-02", async ({
  page,
  admin,
}) => {
  const account = await addUser(admin);
  await openSettings(page, account);
  const { secret } = await setUpApp(page);
  await expect(page.getByRole("button", { name: "Remove the app" })).toBeVisible();
  await expect(page.getByText("10 left")).toBeVisible();

  await signOut(page);
  await signIn(page, account);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second step");
  await page.getByLabel("Code from your authenticator app").fill("000000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("This code is not right");
  await page.getByLabel("Code from your authenticator app").fill(nextCode(secret));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(`Welcome, ${account.name}`)).toBeVisible();
});

test("without the phone a recovery code signs in, once: FACTOR-04", async ({ page, admin }) => {
  const account = await addUser(admin);
  await openSettings(page, account);
  const { codes } = await setUpApp(page);
  const [code = ""] = codes;
  const recover = async () => {
    await signOut(page);
    await signIn(page, account);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(code);
    await page.getByRole("button", { name: "Sign In" }).click();
  };
  await recover();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/dashboard/settings");
  await expect(page.getByText("9 left")).toBeVisible();
  await recover();
  await expect(page.getByRole("alert")).toContainText("it has been used");
});

test("a passkey is the second step, and signs in alone: FACTOR-05", async ({ page, admin }) => {
  await addAuthenticator(page);
  const account = await addUser(admin);
  await openSettings(page, account);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Name").fill("Office laptop");
  await dialog.getByRole("button", { name: "Continue" }).click();
  const shown = page.getByRole("dialog", { name: "Your recovery codes" });
  await shown.getByLabel("I have kept them in a safe place").check();
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Office laptop")).toBeVisible();

  await signOut(page);
  await signIn(page, account);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/dashboard");

  await signOut(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(`Welcome, ${account.name}`)).toBeVisible();

  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Remove Office laptop" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Office laptop")).toHaveCount(0);
});

test("an act that needs a recent proof asks, goes on by itself and loses nothing: FACTOR-08", async ({
  page,
  admin,
  database,
}) => {
  const account = await addUser(admin, ["administrator"]);
  const colleague = await addUser(admin);
  await signIn(page, account);
  await expect(page).toHaveURL("/dashboard");
  await ageNewestSession(database);
  await page.goto("/dashboard/user");
  await page.getByRole("button", { name: `Edit ${colleague.name}` }).click();
  const editor = page.getByRole("dialog", { name: `Edit ${colleague.name}` });
  await editor.getByLabel(/^New password/).fill(next);
  await editor.getByRole("button", { name: "Update User" }).click();

  const question = page.getByRole("dialog", { name: "Is it still you?" });
  await expect(question.getByLabel("Your password")).toBeFocused();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(editor.getByRole("alert")).toContainText("you did not confirm that it is you");
  await expect(editor.getByLabel(/^New password/)).toHaveValue(next);

  await editor.getByRole("button", { name: "Update User" }).click();
  await question.getByLabel("Your password").fill("not it");
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(question.getByRole("alert")).toContainText("This password is not right.");
  await question.getByLabel("Your password").fill(account.password);
  await question.getByLabel("Your password").press("Enter");
  await expect(question).toHaveCount(0);
  await expect(editor).toHaveCount(0);
  await signOut(page);
  await signIn(page, { ...colleague, password: next });
  await expect(page).toHaveURL("/dashboard");
});

test("a download that needs a recent proof goes on by itself: FACTOR-08", async ({ page, database }) => {
  await signIn(page, administrator);
  await expect(page).toHaveURL("/dashboard");
  await ageNewestSession(database);
  await page.goto("/dashboard/system");
  await page.getByRole("button", { name: "Download a backup" }).click();
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByLabel("Your password").fill(administrator.password);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Confirm" }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^umeed-backup-.*\.tar$/);
});

test("a role that needs a second factor is led to the set-up, and then to the dashboard: FACTOR-06, FACTOR-07", async ({
  page,
  admin,
  database,
}) => {
  const treasurer = await addUser(admin, ["treasurer"]);
  await openSettings(page, { ...administrator, name: "Administrator" });
  await page.getByLabel("Treasurer").check();
  await page
    .getByRole("region", { name: "Who needs a second factor" })
    .getByRole("button", { name: "Save" })
    .click();
  await expect(page.getByText("Not set up yet")).toBeVisible();
  await expect(page.getByRole("region", { name: "Who needs a second factor" })).toContainText(treasurer.name);

  await signOut(page);
  await signIn(page, treasurer);
  await expect(page.getByText(/your role needs a second factor to sign in/)).toBeVisible();
  await database.updateTable("two_factor_roles").set({ since: "2026-01-01T00:00:00.000Z" }).execute();
  await page.goto("/dashboard/donations");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up a second factor");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await setUpApp(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Donations");
  await expect(page.getByText(/your role needs a second factor to sign in/)).toHaveCount(0);
});

test("settings and second step fit a narrow phone", async ({ page, admin }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await addUser(admin);
  await openSettings(page, account);
  await setUpApp(page);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await signOut(page);
  await signIn(page, account);
  await expect(page.getByLabel("Code from your authenticator app")).toBeFocused();
  expect(await overflow()).toBe(0);
});
