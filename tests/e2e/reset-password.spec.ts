import { createPasswordReset } from "#app/features/staff/session/session-reset.store.server.ts";
import { expect, type Page, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

/** A link as a mail has it: without a mail server none is sent. */
async function linkFor(database: Parameters<typeof createPasswordReset>[0], email: string): Promise<string> {
  const { id } = await database
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return `/reset-password?token=${await createPasswordReset(database, id, new Date())}`;
}

const box = (page: Page) => page.getByLabel("New password");
const set = (page: Page) => page.getByRole("button", { name: "Set the password" });

test.use({ expectedNoise: [/status of 422/] });

test("without mail the page says whom to ask: SESSION-13", async ({ page }) => {
  const response = await page.goto("/reset-password");
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByText("Another administrator can set a new password for you.")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "To the home page" }).click();
  await expect(page).toHaveURL("/");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the mail's link sets a password once, by the rules: SESSION-13", async ({
      page,
      admin,
      database,
    }) => {
      const email = `${uniqueTitle("forgetful").replace(" ", "-")}@umeed.example`;
      await admin.call("createUser", { name: "Forgetful", email, password: "Old-word-1!" });
      const link = await linkFor(database, email);
      await page.goto(link);
      await box(page).fill("too-plain");
      await set(page).click();
      await expect(box(page)).toHaveAccessibleDescription(
        "Password must include uppercase, lowercase, number, and special character.",
      );
      await box(page).fill("Brand-new-8!");
      await set(page).click();
      await expect(page.getByRole("status")).toHaveText("Your new password is set. Please sign in with it.");
      await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgotten password");

      const { id } = await database
        .selectFrom("users")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      await admin.call("deleteUser", { id });
    });
  });
}
