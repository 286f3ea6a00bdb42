import { type DonationRow, openAttempt } from "#app/features/giving/ledger/start-donation.server.ts";
import { giveOnSite } from "#tests/support/donations-desk.ts";
import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";

test.use({ expectedNoise: [brokenRequest] });

test("a reference twice is warned of, and a try is confirmed by hand: DESK-13, DESK-14", async ({
  page,
  openDashboard,
  database,
}) => {
  const first = await giveOnSite(database, { state: "pending", amountPaisa: 1100_00 });
  const second = await giveOnSite(database, { state: "pending", amountPaisa: 1100_00 });
  const fresh = await giveOnSite(database, { state: "pending", method: "jazzcash", gateway: "jazzcash" });
  const old = await giveOnSite(database, { state: "pending", method: "jazzcash", gateway: "jazzcash" });
  const attempt = (donation: DonationRow, hours: number) =>
    openAttempt(database, new Date(Date.now() - hours * 3_600_000), donation, {
      gateway: "jazzcash",
      firstCheckMs: undefined,
    });
  await attempt(fresh, 1);
  const tried = await attempt(old, 30);

  await openDashboard(`/dashboard/donations/${first.reference}`);
  const dialog = page.getByRole("dialog", { name: /^Confirm PKR .* as paid$/ });
  const save = dialog.getByRole("button", { name: "Confirm as paid" });
  const fill = async (amount: string, day: string) => {
    await dialog.getByLabel("Amount in rupees, typed again").fill(amount);
    await dialog.getByLabel(day).fill("2026-01-05");
    await dialog.getByLabel("How you know").fill("Seen there");
  };
  const confirm = async (reference: string) => {
    await page.goto(`/dashboard/donations/${reference}`);
    await page.getByRole("button", { name: "Confirm as paid..." }).click();
    await fill("1100", "Day at the bank");
    await dialog.getByLabel("Bank's reference").fill("FT-110011");
    await save.click();
  };
  await confirm(first.reference);
  await expect(toast(page, "Confirmed. The receipt is made.")).toBeVisible();
  await confirm(second.reference);
  await expect(dialog.getByRole("alert")).toContainText(
    `This reference has confirmed another gift already: ${first.reference}, PKR 1,100`,
  );
  await expect(dialog.getByRole("link", { name: first.reference })).toBeVisible();
  await save.click();
  await expect(dialog.getByText("Tick the box if that is correct")).toBeVisible();
  await dialog.getByRole("checkbox", { name: /^I have checked/ }).check();
  await save.click();
  await expect(toast(page, "Confirmed. The receipt is made.")).toBeVisible();
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText(`knowingly the same reference as ${first.reference}`);

  await page.goto(`/dashboard/donations/${fresh.reference}`);
  await expect(page.getByRole("button", { name: "Check with the gateway" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm by hand..." })).toHaveCount(0);
  await page.goto(`/dashboard/donations/${old.reference}`);
  await page.getByRole("button", { name: "Confirm by hand..." }).click();
  await save.click();
  await expect(dialog.getByText("Please enter the provider's number")).toBeVisible();
  await fill("2500", "Day of the payment");
  await dialog.getByLabel("JazzCash's transaction id").fill(tried.reference);
  await save.click();
  await expect(dialog.getByRole("alert")).toContainText("This is our own reference.");
  await dialog.getByLabel("JazzCash's transaction id").fill("T 700 112");
  await save.click();
  await expect(toast(page, "Confirmed. The receipt is made.")).toBeVisible();
  await expect(history).toContainText("Paid: confirmed by hand, from the portal of JazzCash");
  await expect(history).toContainText("Seen there");
  await expect(page.getByRole("button", { name: "Check with the gateway" })).toHaveCount(0);
});
