import type { Route } from "@playwright/test";
import { karachiDay } from "#app/lib/dates.ts";
import { enterAccounts, testAccounts } from "#tests/support/donations.ts";
import { largePhotograph, photograph } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";

/* DONATE-08, TRANSFER-*: from the donor's slip to the foundation's books. */

test.use({ ownSite: "transfers", expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });

const today = karachiDay(new Date());
const sender = { name: "Ayesha Bibi", number: "PK00 ABCD 0000 0012 3456", bank: "Meezan Bank" };

type Reported = { amount?: string; name?: string };

async function fillReport(page: Page, { amount, name = sender.name }: Reported = {}): Promise<void> {
  if (amount) await page.getByLabel("Amount in PKR").fill(amount);
  await page.getByRole("textbox", { name: "Account name" }).fill(name);
  await page.getByRole("textbox", { name: "Account number" }).fill(sender.number);
  await page.getByRole("combobox", { name: "Bank name" }).fill(sender.bank);
}

const send = (page: Page) => page.getByRole("button", { name: "Report the transfer" }).click();

const reportsOf = (page: Page) => page.getByRole("table", { name: "Transfer reports" });

/** A report that was sent by the call. @returns its reference and the key of its page */
async function reported(
  admin: { call(name: "sendTransferReport", body: unknown): Promise<Record<string, string>> },
  more: object,
) {
  const { reference = "", key = "" } = await admin.call("sendTransferReport", {
    amount: 1000,
    transferredOn: today,
    accountName: "Somebody",
    accountNumber: sender.number,
    bankName: "HBL",
    email: "donor@umeed.example",
    consent: true,
    ...more,
  });
  return { reference, key };
}

test("a donor reports with a photo, staff find it in a statement, and one press puts it into the books", async ({
  page,
  openDashboard,
}) => {
  test.slow();
  await page.goto("/donate-bank-form");
  await send(page);
  for (const message of [
    "Please enter an amount in rupees.",
    "Account name required",
    "Valid account number required",
    "Bank name required",
  ])
    await expect(page.getByRole("paragraph").filter({ hasText: message }).first()).toBeVisible();
  const summary = page.getByRole("status").filter({ hasText: "Account name required" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Please enter an amount in rupees." }).click();
  await expect(page.getByLabel("Amount in PKR")).toBeFocused();

  await fillReport(page, { amount: "2,500" });
  await page.getByLabel("What it is for").selectOption("Zakat");
  const slip = { name: "slip.jpg", mimeType: "image/jpeg", buffer: await largePhotograph() };
  await page
    .getByLabel("Photo of the slip")
    .setInputFiles({ ...slip, name: "notes.txt", mimeType: "text/plain" });
  await expect(page.getByText("Please select a photo (JPEG, PNG, WebP) or a PDF of the slip.")).toBeVisible();
  expect(slip.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await page.getByLabel("Photo of the slip").setInputFiles(slip);
  await expect(page.getByText(/^The photo was .* so it was reduced/)).toBeVisible();
  await send(page);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeFocused();
  await expect(page.getByText("We have your report and are looking for the transfer")).toBeVisible();
  await expect(page.getByText("We have added the photo to your report.")).toBeVisible();
  const reference = (await page.getByText(/^TXN[0-9A-Z]{17}$/).textContent()) ?? "";
  await page.getByRole("link", { name: "See its status" }).click();
  await expect(page).toHaveURL(/\/donation-success\?key=/);
  const key = new URL(page.url()).searchParams.get("key");
  await page.goto(`/donate-bank-form?key=${key}`);
  await expect(page.getByRole("heading", { name: "Nothing left to do" })).toBeVisible();

  await openDashboard("/dashboard");
  await page.getByRole("link", { name: "1 transfer to verify" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Transfers" })).toBeVisible();
  await page.getByRole("button", { name: "Open PKR 2,500 from Ayesha Bibi" }).click();
  const dialog = page.getByRole("dialog", { name: /PKR 2,500 from Ayesha Bibi/ });
  const picture = dialog.getByRole("img", { name: "The donor's slip" });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(500);
  await expect(dialog.getByText(reference)).toBeVisible();
  const narrow = (await picture.boundingBox())?.width ?? 0;
  await dialog.getByRole("button", { name: "Enlarge" }).press("Enter");
  expect((await picture.boundingBox())?.width).toBeGreaterThan(narrow);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open PKR 2,500 from Ayesha Bibi" })).toBeFocused();

  await page.getByRole("link", { name: "Bank Statements" }).click();
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByText("Please choose the account of this statement.")).toBeVisible();
  await expect(page.getByText("Please paste a statement, or choose its file.")).toBeVisible();
  await page.getByLabel("Statement of our account").selectOption("Bank");
  const statement = `Date;Narration;Credit\n${today};"RAAST ${reference.toLowerCase()}";2,500.00\n${today};CASH;99.50\nsoon;BAD;5\n`;
  await page.getByLabel("Choose a file").setInputFiles({
    name: "statement.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(statement),
  });
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Import the other 2 lines" }).click();
  await expect(page.getByText("2 new lines with incoming money.")).toBeVisible();
  await expect(page.getByText("Line 4: “soon” is not a date.")).toBeVisible();
  const proposals = page.getByRole("table", { name: "Lines that match a gift" });
  const row = proposals.getByRole("row").filter({ hasText: reference });
  await expect(row.getByRole("checkbox")).toBeChecked();
  await expect(row).toContainText("Certain");
  await page.getByRole("button", { name: "Verify 1 selected" }).click();
  await expect(toast(page, "Verified: 1 transfer.")).toBeVisible();
  await expect(page.getByText("No line matches a pending gift.")).toBeVisible();

  // The same statement again changes nothing; the rest is booked as a donation of an unknown donor.
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Import the other 2 lines" }).click();
  await expect(page.getByText("0 new lines with incoming money, 2 known already.")).toBeVisible();
  await page.getByRole("button", { name: /^Decide on 99\.50 of / }).click();
  const unknown = page.getByRole("dialog", { name: "What is PKR 99.50?" });
  await unknown.getByRole("button", { name: "Book", exact: true }).click();
  await expect(unknown.getByText("Please choose a fund.")).toBeVisible();
  await unknown.getByLabel("For").selectOption("General");
  await unknown.getByRole("button", { name: "Book", exact: true }).click();
  await expect(toast(page, "Booked as a gift of an unknown donor.")).toBeVisible();

  await page.getByRole("link", { name: "End of month" }).click();
  const sums = page.getByRole("table", { name: "Bank", exact: true });
  await expect(sums.getByRole("row", { name: /^Gifts total/ })).toContainText("22,599.50");
  await expect(sums.getByRole("row", { name: /^Difference/ })).toContainText("Equal");
  await page.getByRole("link", { name: "Transfers", exact: true }).click();
  await expect(reportsOf(page).getByRole("row").filter({ hasText: reference })).toContainText("Verified");
});

test("a photo stays chosen where the report comes back; what did not arrive is sent again, and is one report", async ({
  page,
  admin,
}) => {
  await page.goto("/donate-bank-form?method=jazzcash");
  const buffer = await photograph(900, 600);
  await page
    .getByLabel("Photo of the slip")
    .setInputFiles({ name: "slip.jpg", mimeType: "image/jpeg", buffer });
  await send(page);
  await expect(page.getByText("Account name required").first()).toBeVisible();
  await expect(page.getByLabel("Sent to our")).toHaveValue("jazzcash");
  await expect(page.getByText("slip.jpg goes along.")).toBeVisible();
  await fillReport(page, { amount: "1,250", name: "Photo Later" });
  // The report arrives, its answer does not.
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/donate-bank-form?*", lost, { times: 1 });
  await send(page);
  await expect(page.getByText("Your report could not be sent. Please try again later.")).toBeVisible();
  await page.route("**/transfer-reports/slip?*", (route) => route.abort(), { times: 1 });
  await send(page);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeFocused();
  await expect(page.getByText("The photo could not be sent. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "Send the photo" }).click();
  const added = page.getByText("We have added the photo to your report.");
  await expect(added).toBeFocused();
  await expect(page.getByLabel("Photo of the slip")).toHaveCount(0);
  expect((await admin.call("listTransferReports", undefined, { q: "Photo Later" })).rows).toMatchObject([
    { slip: "picture" },
  ]);
});

test("a report that is not found is rejected with a reason, which its donor reads and answers", async ({
  page,
  admin,
  openDashboard,
}) => {
  const { key, reference } = await reported(admin, { accountName: "Rejected One" });
  await openDashboard(`/dashboard/transfers?q=${reference}`);
  await page.getByRole("button", { name: "Open PKR 1,000 from Rejected One" }).click();
  await page.getByRole("button", { name: "Reject..." }).click();
  const dialog = page.getByRole("dialog", { name: "Reject PKR 1,000?" });
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(dialog.getByText("Please give the donor a reason.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("رقم نہیں ملی");

  // The server fails, then somebody else is quicker: what was typed stays.
  await page.route("**/transfer-reports/reject", (route) => route.fulfill({ status: 500, body: "" }), {
    times: 1,
  });
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "The report could not be rejected. Please try again.",
  );
  await expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("رقم نہیں ملی");
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(toast(page, "Rejected.")).toBeVisible();
  await expect(reportsOf(page).getByRole("row").filter({ hasText: reference })).toContainText("Rejected");

  await page.goto(`/donate-bank-form?key=${key}`);
  await expect(page.getByText("رقم نہیں ملی")).toBeVisible();
  await expect(page.getByLabel("Amount in PKR")).toHaveCount(0);
  await fillReport(page, { name: "Rejected One, again" });
  await send(page);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await openDashboard(`/dashboard/transfers?q=${reference}`);
  await expect(reportsOf(page).getByRole("row")).toHaveCount(3);
});

test("a report that somebody else has decided is told, and the list is renewed", async ({
  page,
  admin,
  openDashboard,
}) => {
  const { reference } = await reported(admin, { accountName: "Twice Seen" });
  await openDashboard(`/dashboard/transfers?q=${reference}`);
  await page.getByRole("button", { name: "Open PKR 1,000 from Twice Seen" }).click();
  const { rows } = await admin.call("listTransferReports", undefined, { q: reference });
  await admin.call("verifyTransfer", { id: rows[0].id });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Verify PKR 1,000" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Somebody else has decided this report in the meantime.",
  );
  await page.keyboard.press("Escape");
  await expect(reportsOf(page).getByRole("row").last()).toContainText("Verified");
});

test("of two reports that fit one line a person chooses; nothing is ticked beforehand", async ({
  page,
  admin,
  openDashboard,
}) => {
  await reported(admin, { amount: 7777, accountName: "Naveed Ahmed" });
  const second = await reported(admin, { amount: 7777, accountName: "Naveed Ahmed Malik" });
  await admin.call("importStatement", {
    account: "jazzcash",
    statement: `Date,Narration,Credit\n${today},NAVEED AHMED,"7,777.00"`,
  });
  await openDashboard("/dashboard/bank-statements");
  const row = page
    .getByRole("table", { name: "Lines that match a gift" })
    .getByRole("row")
    .filter({ hasText: "7,777" });
  await expect(row).toContainText("Several matches");
  await expect(row.getByRole("checkbox")).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Verify 0 selected" })).toBeDisabled();
  await row.getByRole("combobox").selectOption({ label: `Naveed Ahmed Malik, ${second.reference}` });
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Verify 1 selected" }).click();
  await expect(toast(page, "Verified: 1 transfer.")).toBeVisible();
  const { rows } = await admin.call("listTransferReports", undefined, { q: second.reference });
  expect(rows).toMatchObject([{ state: "verified" }]);
});

test("lists that cannot be loaded say so and are loaded again; an empty desk says what it is for", async ({
  page,
  openDashboard,
}) => {
  // The page may ask twice: its loader first, and the page itself when that has failed before it was there.
  const lines = "**/backendReact/statement-lines";
  await page.route(lines, (route) => route.fulfill({ status: 500, body: "" }));
  await openDashboard("/dashboard/bank-statements");
  await expect(page.getByText("The statements could not be loaded. Please try again.").first()).toBeVisible();
  await page.unroute(lines);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(
    page.getByRole("heading", { name: /^(?:No open lines|Lines that match a gift)/ }),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a transfer is reported all the same, without its photo", async ({ page }) => {
    await page.goto("/donate-bank-form?amount=1500&method=jazzcash");
    await expect(page.getByLabel("Amount in PKR")).toHaveValue("1500");
    await expect(page.getByLabel("Sent to our")).toHaveValue("jazzcash");
    // Playwright finds no text inside noscript.
    await expect(page.locator("noscript p")).toBeVisible();
    await send(page);
    await expect(page.getByText("Account name required").first()).toBeVisible();
    await fillReport(page, { name: "No Script" });
    await send(page);
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await expect(page.getByText(/^TXN[0-9A-Z]{17}$/)).toBeVisible();
  });

  test("a report of a known gift that is refused stays a report of that gift", async ({ page, admin }) => {
    const gift = { amount: 1600, paymentMethod: "easypaisa", fund: "zakat" };
    const { key = "", reference = "" } = await admin.call("startDonation", gift);
    await page.goto(`/donate-bank-form?key=${key}`);
    await expect(page.getByRole("combobox", { name: "Bank name" })).toHaveValue("EasyPaisa");
    await send(page);
    await expect(page.getByText("Account name required").first()).toBeVisible();
    await expect(page.getByLabel("Amount in PKR")).toHaveCount(0);
    await fillReport(page, { name: "No Script" });
    await send(page);
    const thanks = page.getByRole("region", { name: "Thank you" });
    await expect(thanks.getByText(reference)).toBeVisible();
  });
});

// The last one: from here on the site has other accounts.
test("before the donor has paid, the page shows the account, the Raast code and the reference, then asks 'Sent it?'", async ({
  page,
  admin,
  database,
}) => {
  await enterAccounts(database, admin, { raastQr: "shown" });
  const gift = { amount: 2750, paymentMethod: "bank-transfer", fund: "zakat" };
  const { key = "", reference = "" } = await admin.call("startDonation", gift);
  await page.goto(`/donate-bank-form?key=${key}&method=bank-transfer&amount=2750`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Send it, then tell us");
  const account = page.getByRole("region", { name: "Send PKR 2,750 to this account" });
  await expect(account.getByText(testAccounts.bank.iban)).toBeVisible();
  await expect(account.getByRole("button", { name: "Copy the note" })).toBeVisible();
  await expect(account.getByRole("definition").filter({ hasText: reference })).toBeVisible();
  const code = account.getByRole("img", { name: "Raast code of the account, for PKR 2,750" });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // The account stands before the question, and the question before its fields.
  const form = page.getByRole("form", { name: "Sent it?" });
  const order = await account.evaluate(
    (section, other) => section.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
    await form.elementHandle(),
  );
  expect(order).toBeGreaterThan(0);
  await expect(form.getByLabel("Day of the transfer")).toHaveValue(today);
  await form.getByLabel("Account name").fill(sender.name);
  await expect(form.getByLabel("Name on the receipt")).toHaveValue(sender.name);
  await form.getByLabel("Name on the receipt").fill("Bilal Ahmed");
  await form.getByLabel("Account name").fill("A. Bibi");
  await expect(form.getByLabel("Name on the receipt"), "what is typed stays").toHaveValue("Bilal Ahmed");
  await form.getByLabel("Account number").fill("pk36 habb 0000 1111 2222 3333");
  await expect(form.getByLabel("Bank name")).toHaveValue("HBL");
  await send(page);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expect(account).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Nothing left to do" })).toBeVisible();
  await expect(account).toHaveCount(0);
});
