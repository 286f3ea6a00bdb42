import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import type { SiteAdmin } from "#tests/support/site-admin.ts";

const first = "First-one-7!";
const next = "Brand-new-8!";
let made = 0;

/** A new user for each test, so that other tests' administrator keeps name and password. */
async function addUser(admin: SiteAdmin): Promise<string> {
  made += 1;
  const email = `desk-${Date.now()}-${made}@umeed.example`;
  const { user } = await admin.call("createUser", { name: "Desk", email, password: "canals" });
  await admin.call("updateUser", { id: user.id, password: first });
  return email;
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function open(page: Page, email: string): Promise<void> {
  await signIn(page, email, first);
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Security Settings");
}

test.use({ expectedNoise: [brokenRequest] });

test("a new password is accepted with the current one only, and is the password from then on", async ({
  page,
  admin,
}) => {
  const email = await addUser(admin);
  await open(page, email);
  const change = page.getByRole("button", { name: "Change Password" });
  await page.getByLabel("Current Password").fill("Not-it-at-all-1!");
  await page.getByLabel(/^New Password/).fill(next);
  await expect(change).toBeDisabled();
  await page.getByLabel("Confirm New Password").fill(next);
  await change.click();
  const wrong = page.getByText("The current password is not correct.");
  await expect(wrong).toBeVisible();
  await expect(page.getByLabel("Current Password")).toBeFocused();
  await page.getByLabel("Current Password").fill(first);
  await expect(wrong).toHaveCount(0);
  await change.click();
  await expect(page.getByRole("status").filter({ hasText: "Password updated successfully!" })).toBeVisible();
  await expect(page.getByLabel("Confirm New Password")).toHaveValue("");

  await page.evaluate(() => localStorage.clear());
  await signIn(page, email, first);
  await expect(page.getByText("Invalid email or password.")).toBeVisible();
  await signIn(page, email, next);
  await expect(page).toHaveURL("/dashboard");
});
