import { karachiDay } from "#app/lib/dates.ts";
import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";
import { mailServer } from "#tests/support/sites.ts";

/* TRANSFER-10, TRANSFER-12 to 15: what staff make of a statement's lines. */

test.use({ ownSite: "statements", settings: mailServer, expectedNoise: [brokenRequest] });

const today = karachiDay(new Date());

test("lines without a report: booked for a fund and a donor, joined with a gift, set aside and taken back", async ({
  page,
  admin,
  openDashboard,
}) => {
  const booked = await admin.call("bookDonation", {
    amount: 640,
    fund: "zakat",
    method: "bank-transfer",
    received_on: today,
    name: "Known Donor",
    bank_reference: "FT-640640",
    idempotency_key: "a-gift-before-its-line",
  });
  await openDashboard("/dashboard/bank-statements");
  const account = page.getByLabel("Statement of our account");
  const importText = async (text: string) => {
    await page.getByLabel("Statement", { exact: true }).fill(text);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
  };
  const preview = page.getByRole("dialog", { name: /^Statement of / });
  const lines = [
    "Date,Narration,Ref,Credit",
    `${today},SOMEBODY,FT-610,610`,
    `${today},PROFIT PAID,,620.25`,
    `${today},KNOWN,FT 640640,640`,
  ].join("\n");
  await account.selectOption("EasyPaisa");
  await importText(lines);
  await expect(preview).toContainText("3 lines with incoming money, PKR 1,870.25");
  await expect(preview.getByLabel("Money that came in")).toHaveValue("3");
  await preview.getByRole("button", { name: "Import 3 lines" }).click();
  await expect(page.getByText("3 new lines with incoming money.")).toBeVisible();
  // It was the bank's: nothing is stored twice, and the account is remembered.
  await account.selectOption("Bank");
  await importText(lines);
  await preview.getByRole("button", { name: "Import 3 lines" }).click();
  await expect(preview.getByRole("alert")).toContainText(
    "3 of its lines stand in the statement of EasyPaisa already",
  );
  await page.getByRole("button", { name: "Move them to Bank" }).click();
  await expect(page.getByText("3 known lines are of this account now.")).toBeVisible();
  await page.reload();
  await expect(account).toHaveValue("bank");

  const open = page.getByRole("table", { name: "Money without a matching gift" });
  await page.getByLabel("Account", { exact: true }).selectOption("EasyPaisa");
  await expect(page).toHaveURL(/account=easypaisa/);
  await expect(page.getByRole("button", { name: /^Decide on 610 of/ })).toHaveCount(0);
  await page.getByLabel("Account", { exact: true }).selectOption("Bank");
  await expect(open.getByRole("row").filter({ hasText: "640" })).toContainText("Already in the books");

  await page.getByRole("button", { name: /^Decide on 640 of/ }).click();
  const known = page.getByRole("dialog", { name: "What is PKR 640?" });
  await expect(known.getByLabel("Reference of the gift")).toHaveValue(booked.reference);
  await known.getByRole("radio", { name: "A gift that is not in the books yet" }).check();
  await known.getByRole("button", { name: "Book", exact: true }).click();
  await expect(known.getByText("Tick the box if it is a separate payment")).toBeVisible();
  await known.getByRole("radio", { name: "A pending gift, or one that is already in the books" }).check();
  await known.getByRole("button", { name: "Join" }).click();
  await expect(toast(page, "The gift is found on the statement.")).toBeVisible();

  await page.getByRole("button", { name: /^Decide on 620\.25 of/ }).click();
  const none = page.getByRole("dialog", { name: "What is PKR 620.25?" });
  await none.getByRole("radio", { name: "No gift" }).check();
  await none.getByRole("button", { name: "Set aside" }).click();
  await expect(none.getByText("Please choose what the money is.")).toBeVisible();
  await none.getByLabel("What it is").selectOption("Something else");
  await none.getByRole("button", { name: "Set aside" }).click();
  await expect(none.getByText("Please say what the money is.")).toBeVisible();
  // The server fails: what was typed stays.
  await none.getByLabel("In your own words").fill("منافع");
  await page.route("**/statement-lines/exclude", (route) => route.fulfill({ status: 500, body: "" }), {
    times: 1,
  });
  await none.getByRole("button", { name: "Set aside" }).click();
  await expect(none.getByRole("alert")).toHaveText("The line could not be set aside. Please try again.");
  await none.getByLabel("What it is").selectOption("Profit or interest");
  await none.getByRole("button", { name: "Set aside" }).click();
  await expect(toast(page, "Set aside. It counts in the month's totals, but needs no gift.")).toBeVisible();
  const excluded = page.getByRole("table", { name: "Lines that are not gifts" });
  await expect(excluded.getByRole("row").last()).toContainText("Profit or interestمنافع");

  await page.getByRole("button", { name: /^Decide on 610 of/ }).click();
  const donation = page.getByRole("dialog", { name: "What is PKR 610?" });
  await donation.getByLabel("For").selectOption("Clean Water Projects");
  await donation.getByLabel("Received in").selectOption("Cheque");
  await donation.getByLabel("Donor").fill("ایک ماں");
  await donation.getByLabel("Email").fill("mother@umeed.example");
  await donation.getByRole("button", { name: "Book", exact: true }).click();
  await expect(toast(page, "Booked. The receipt is on its way.")).toBeVisible();

  await page.getByRole("link", { name: "End of month" }).click();
  const sums = page.getByRole("table", { name: "Bank", exact: true });
  await expect(sums.getByRole("row", { name: /^Set aside: not a gift/ })).toContainText("1620.25");
  await expect(sums.getByRole("row", { name: /^Profit or interest/ })).toContainText("620.25");
  await page.getByRole("link", { name: "Money in" }).click();
  await excluded.getByRole("button", { name: /^Undo: 620\.25 of / }).click();
  await expect(toast(page, "Undone. The line is open again.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Decide on 620\.25 of/ })).toBeVisible();

  await page.goto(`/dashboard/donations/${booked.reference}`);
  await expect(page.getByRole("region", { name: "History" })).toContainText("Found on the statement");
  await expect(page.getByRole("region", { name: "The gift" })).toContainText("reference FT 640640");
});

test("a whole statement: what went out gets another kind, and the month leads to the balance: TRANSFER-24, TRANSFER-25", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/bank-statements");
  await page.getByLabel("Statement of our account").selectOption("JazzCash");
  const rows = [
    "Date,Details,Cash In,Cash Out,Fee,Balance",
    `${today},Received from OMAR,2500.00,,0.00,12500.00`,
    `${today},Sent to HBL,,10000.00,25.00,2475.00`,
  ];
  await page.getByLabel("Statement", { exact: true }).fill(rows.join("\n"));
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.getByRole("dialog", { name: /^Statement of / });
  await expect(preview.getByRole("status")).toContainText(
    "1 line with incoming money, PKR 2,500; 2 lines of money that went out, PKR 10,025",
  );
  await expect(preview.getByRole("status")).toContainText("The lines explain every balance.");
  await preview.getByRole("button", { name: "Import 3 lines" }).click();

  await page.getByRole("link", { name: "Money out" }).click();
  const out = page.getByRole("table", { name: "Money that went out" });
  await expect(out.getByRole("row").filter({ hasText: "Fee: Sent to HBL" })).toContainText(
    "Bank charge or fee",
  );
  await page.getByRole("button", { name: /^Change what 10,000 of/ }).click();
  const dialog = page.getByRole("dialog", { name: "What was PKR 10,000?" });
  await dialog.getByLabel("What it was").selectOption("To an own account");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Saved.")).toBeVisible();
  await expect(out.getByRole("row").filter({ hasText: "10,000" })).toContainText("To an own account");

  await page.getByRole("link", { name: "End of month" }).click();
  const sums = page.getByRole("table", { name: "JazzCash", exact: true });
  await expect(sums.getByRole("row", { name: /^Before the month/ })).toContainText("10,000");
  await expect(sums.getByRole("row", { name: /^After the month/ })).toContainText("2,475");
  await expect(sums.getByRole("row", { name: /^As the statement has it/ })).toContainText("Equal");
});
