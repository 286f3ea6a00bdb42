import { contents } from "#content/contents.ts";
import { emptyPageCache } from "#tests/support/home-content.ts";
import { expect, test } from "#tests/support/site.ts";
import { waitForHydration } from "#tests/support/site-visitor.ts";

test("until accounts are entered the page asks not to send money; then it shows them, to be copied", async ({
  page,
  admin,
  database,
  context,
}) => {
  await page.goto("/donate?fund=zakat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Give for: Zakat");
  await expect(page.getByText("Please do not send money yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Copy the mobile number/ })).toHaveCount(0);

  const { defaults } = contents.identity;
  const accounts = {
    jazzcash: { title: "Umeed", number: "0300 1234567" },
    easypaisa: { title: "Umeed", number: "0345 1234567" },
    bank: {
      bank: "A bank, Lahore",
      title: "Umeed",
      number: "0012 3456 7890",
      iban: "PK36 SCBL 0000 0011 2345 6702",
    },
  };
  const value = JSON.stringify({ ...defaults, accounts });
  await database
    .insertInto("content")
    .values({ name: "identity", value, version: 1, updated_at: "2026-11-22T00:00:00.000Z" })
    .execute();
  await emptyPageCache(admin);

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/donate");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Give, and know where it went");
  await expect(page.getByText("Please do not send money yet.")).toHaveCount(0);
  const bank = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Bank transfer" }) });
  await expect(bank.getByRole("term")).toHaveText([
    "Bank name",
    "Account title",
    "Account number",
    "IBAN",
    "Note",
  ]);
  await bank.getByRole("button", { name: "Copy the iban of Bank transfer" }).click();
  await expect(bank.getByText("Copied the iban of Bank transfer.")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(accounts.bank.iban);
  await page.getByRole("link", { name: "I have sent a gift" }).click();
  await expect(page).toHaveURL(/\/contact\?subject=I(%20|\+)have(%20|\+)sent/);
  await database.deleteFrom("content").where("name", "=", "identity").execute();
  await emptyPageCache(admin);
});
