import { readFile } from "node:fs/promises";
import { giveOnSite } from "#tests/support/donations-desk.ts";
import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";
import { mailServer } from "#tests/support/sites.ts";

test.use({ ownSite: "donations desk", settings: mailServer, expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });

test("a gift is found, opened, noted on and given back; another is confirmed: DESK-01 to 08", async ({
  page,
  openDashboard,
  database,
}) => {
  const paid = await giveOnSite(database, {
    state: "paid",
    donorName: "ایک ماں",
    dedication: "For my mother",
  });
  const pending = await giveOnSite(database, { state: "pending", amountPaisa: 5000_00, donorName: "" });
  await giveOnSite(database, { state: "failed", method: "jazzcash", gateway: "jazzcash" });
  await openDashboard("/dashboard/donations");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Donations");
  const table = page.getByRole("table", { name: "Donations", exact: true });
  const headers = ["Amount, PKR", "State", "Donor", "Fund", "Date", "Reference"];
  await expect(table.getByRole("columnheader")).toHaveText(headers);
  await expect(page.getByText("3 donations", { exact: true })).toBeVisible();
  await expect(table.getByRole("row").nth(2)).toContainText("Anonymous");
  const totals = page.getByLabel("What the filters show");
  await expect(totals).toContainText("ReceivedPKR 2,5001 paid gift");

  await page.getByLabel("State", { exact: true }).selectOption("Failed");
  await expect(page).toHaveURL(/state=failed/);
  await expect(page.getByText("1 donation", { exact: true })).toBeVisible();
  await expect(totals).toContainText("ReceivedPKR 0");
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("searchbox", { name: "Search donor, email or reference" }).fill("ایک ماں");
  await expect(page.getByText("1 donation", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: `Open ${paid.reference}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("PKR 2,500Paid");
  const history = page.getByRole("region", { name: "History" }).getByRole("listitem");
  await expect(history.first()).toContainText("Paid: confirmed by hand");
  await expect(page.getByRole("region", { name: "The gift" })).toContainText("For my mother");

  await page.getByLabel("Note").fill("She called");
  // Somebody else notes meanwhile.
  await database
    .updateTable("donations")
    .set({ note: "He called", version: paid.version + 5 })
    .where("id", "=", paid.id)
    .execute();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("This gift has changed since you opened it.")).toBeVisible();
  await expect(page.getByText("The note is now: He called")).toBeVisible();
  await expect(page.getByLabel("Note")).toHaveValue("She called");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(toast(page, "Note saved.")).toBeVisible();
  // The page has the gift's new version once the note's buttons are gone.
  await expect(page.getByRole("button", { name: /^(?:Save note|Saving)/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Resend receipt" }).click();
  await expect(toast(page, "The receipt is on its way.")).toBeVisible();
  await expect(history.first()).toContainText("The receipt was resent");

  const giveBack = page.getByRole("button", { name: "Refund..." });
  await giveBack.click();
  const refund = page.getByRole("dialog", { name: "Give PKR 2,500 back" });
  await expect(refund).toContainText("This only records the refund. It sends no money.");
  await refund.getByRole("button", { name: "Record refund" }).click();
  await expect(refund.getByText("Please give the reason for the records.")).toBeVisible();
  await refund.getByRole("button", { name: "Cancel" }).click();
  await expect(giveBack, "the focus is back").toBeFocused();
  await giveBack.press("Enter");
  await refund.getByLabel("Reason for the refund").fill("Given twice");
  await refund.getByRole("button", { name: "Record refund" }).click();
  await expect(toast(page, "Refund recorded. The receipt is void.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Refunded");
  await expect(page.getByRole("region", { name: "The gift" })).toContainText("Void");
  await expect(giveBack).toHaveCount(0);

  await page.getByRole("link", { name: "All donations" }).click();
  await page.getByRole("link", { name: `Open ${pending.reference}` }).click();
  await page.getByRole("button", { name: "Confirm as paid..." }).click();
  const confirmation = page.getByRole("dialog", { name: "Confirm PKR 5,000 as paid" });
  await confirmation.getByLabel("Amount in rupees, typed again").fill("500");
  await confirmation.getByLabel("Bank's reference").fill("IBFT-1");
  await confirmation.getByLabel("How you know").fill("On the statement");
  await confirmation.getByLabel("Day at the bank").fill("2026-01-05");
  await confirmation.getByRole("button", { name: "Confirm as paid" }).click();
  await expect(confirmation.getByText("This is not the amount of the gift: it is PKR 5,000.")).toBeVisible();
  await confirmation.getByLabel("Amount in rupees, typed again").fill("5,000");
  await confirmation.getByRole("button", { name: "Confirm as paid" }).click();
  await expect(toast(page, "Confirmed. The receipt is made.")).toBeVisible();
  await expect(history.first()).toContainText("Paid: confirmed by hand");
  await expect(page.getByRole("region", { name: "The gift" })).toContainText("At the bankJan 5, 2026");
});

test("a gift that needs review is settled, and a gift that is not there is told: DESK-02, DESK-08", async ({
  page,
  openDashboard,
  database,
}) => {
  const odd = await giveOnSite(database, { state: "failed" });
  await database.updateTable("donations").set({ needs_review: 1 }).where("id", "=", odd.id).execute();
  await openDashboard("/dashboard");
  await page.getByRole("link", { name: /gift that needs review/ }).click();
  await expect(page).toHaveURL("/dashboard/donations?review=1");
  await page.getByRole("link", { name: `Open ${odd.reference}` }).click();
  await page.getByRole("button", { name: "Settle" }).click();
  const dialog = page.getByRole("dialog", { name: "Settle the review" });
  await dialog.getByLabel("What you found").fill("Paid back at the bank");
  await dialog.getByRole("button", { name: "Settle" }).click();
  await expect(toast(page, "Settled. The gift no longer needs review.")).toBeVisible();
  await expect(page.getByRole("region", { name: "History" })).toContainText("Paid back at the bank");
  await expect(page.getByRole("button", { name: "Settle" })).toHaveCount(0);

  await page.goto("/dashboard/donations/TXNNOTHING");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The gift could not be loaded");
  await expect(page.getByText("There is no such gift.").first()).toBeVisible();
});

test("a gift is booked by hand, and what the filters show is exported; a number is used twice only knowingly: DESK-09, DESK-10, DESK-13", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/donations");
  await page.getByRole("button", { name: "Book a gift" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Book a gift" });
  await expect(dialog.getByLabel("Amount in rupees"), "KEYS-04").toBeFocused();
  await dialog.getByLabel("Received in").selectOption("Cheque");
  await dialog.getByLabel("Amount in rupees").fill("12,500.50");
  await dialog.getByRole("combobox", { name: "For" }).selectOption("Zakat");
  await dialog.getByLabel("Donor").fill("A shop in Kasur");
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await expect(
    dialog.getByText("Please enter the number of the cheque or of the bank's entry."),
  ).toBeVisible();
  await dialog.getByLabel("Number of the cheque").fill("CHQ 77");
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await expect(toast(page, "Booked. The receipt is made.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/donations\/TXN\w{17}$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("PKR 12,500.50Paid");
  await expect(page.getByRole("region", { name: "The gift" })).toContainText("MethodCheque");
  await expect(page.getByRole("region", { name: "History" })).toContainText("Booked by hand");

  await page.goto("/dashboard/donations?method=cheque");
  await expect(page.getByText("1 donation", { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.trim().split("\n")).toHaveLength(2);
  expect(file).toContain("12500.50,0.00,Zakat,Cheque");

  await page.getByRole("button", { name: "Book a gift" }).first().click();
  await dialog.getByLabel("Received in").selectOption("Cheque");
  await dialog.getByLabel("Amount in rupees").fill("900");
  await dialog.getByRole("combobox", { name: "For" }).selectOption("General");
  await dialog.getByLabel("Number of the cheque").fill("chq-77");
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await expect(dialog.getByText("This reference has confirmed another gift already")).toContainText(
    "PKR 12,500.50",
  );
  await expect(dialog.getByRole("link", { name: /^TXN/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await expect(dialog.getByText(/^Tick the box if that is correct/)).toBeVisible();
  await dialog.getByRole("checkbox", { name: /^I have checked/ }).check();
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await expect(toast(page, "Booked. The receipt is made.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("PKR 900Paid");
});

test("funds show what they hold; a payout is recorded and cancelled: DESK-11, DESK-12", async ({
  page,
  openDashboard,
  database,
}) => {
  await giveOnSite(database, {
    state: "paid",
    fund: { slug: "sadqah", title: "Sadqah", kind: "named" },
    amountPaisa: 3000_00,
  });
  await openDashboard("/dashboard/funds");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Funds");
  const sadqah = page.getByRole("table", { name: "Funds, in rupees" }).getByRole("row", { name: /^Sadqah/ });
  await expect(sadqah.getByRole("cell")).toContainText(["3,000", "0", "0", "3,000"]);

  await page.getByRole("button", { name: "Record a payout" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Record a payout" });
  await dialog.getByLabel(/^Fund/).selectOption("Sadqah");
  await expect(dialog.getByText("It holds PKR 3,000.")).toBeVisible();
  await expect(dialog.getByText("Public: it appears in the open books on the site.")).toBeVisible();
  await dialog.getByLabel("Amount in rupees").fill("3,500");
  await dialog.getByRole("textbox", { name: "Spent on", exact: true }).fill("Two goats");
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await expect(dialog.getByText("Sadqah can pay out PKR 3,000 at most on")).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toBeHidden();
  await dialog.getByLabel(/^Fund/).selectOption("General");
  await dialog.getByLabel("Amount in rupees").fill("999,999,999");
  await expect(dialog.getByText("More than the fund holds:")).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toBeVisible();
  await dialog.getByLabel(/^Fund/).selectOption("Sadqah");
  await dialog.getByLabel("Amount in rupees").fill("1,000");
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await expect(toast(page, "Payout recorded.")).toBeVisible();
  await expect(sadqah.getByRole("cell")).toContainText(["3,000", "0", "1,000", "2,000"]);

  const payouts = page.getByRole("table", { name: "Payouts" });
  await payouts.getByRole("button", { name: "Cancel Two goats" }).click();
  const cancellation = page.getByRole("dialog", { name: "Cancel this payout?" });
  await cancellation.getByLabel("Reason for cancelling").fill("Recorded twice");
  await cancellation.getByRole("button", { name: "Cancel the payout" }).click();
  await expect(toast(page, "Payout cancelled. It stays in the list.")).toBeVisible();
  await expect(payouts.getByRole("row", { name: /Two goats/ })).toContainText("CancelledRecorded twice");
  await expect(sadqah.getByRole("cell")).toContainText(["3,000", "0", "0", "3,000"]);
});
