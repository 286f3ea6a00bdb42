import { caseText } from "#app/features/giving/help-told/help-hashes.server.ts";
import { formatMonth, karachiDay, monthBefore } from "#app/lib/dates.ts";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import { expectNoFaults, inOneView } from "#tests/support/accessibility.ts";
import { giveOnSite, zakat } from "#tests/support/donations-desk.ts";
import { addCase, addHelpPayment } from "#tests/support/help-cases.ts";
import { givePaid } from "#tests/support/receipts.ts";
import { expect, test, toast } from "#tests/support/site.ts";

test.use({ ownSite: "help-payments" });

test("what is due is paid at once, and an auditor proves a case with its text: AID-01, AID-02, AID-04", async ({
  page,
  openDashboard,
  database,
}) => {
  const month = karachiDay(new Date()).slice(0, 7);
  await giveOnSite(database, { state: "paid", fund: zakat, amountPaisa: 10_000_00 });
  const cases: number[] = [];
  const wallet = {
    pay_way: "wallet",
    account_number: "0300 7654321",
    account_title: "Rukhsana Bibi",
  } as const;
  for (let place = 0; place < 3; place += 1)
    cases.push(await addCase(database, { ...wallet, decision_from: month }));
  const hospital = { payee_kind: "hospital", payee: "Civil Hospital" } as const;
  await addCase(database, { ...hospital, decision_from: month });
  const beyond = await addCase(database, { decision_paisa: 10_001_00, decision_from: month });
  const [first] = await database.selectFrom("help_requests").selectAll().where("id", "in", cases).execute();
  if (!first) throw new Error("the case is missing");

  await openDashboard("/dashboard/help-payments");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help Payments");
  const due = page.getByRole("table", { name: "Payments of help that are due" });
  await expect(due.getByRole("row")).toHaveCount(6);
  await expect(page.getByText(first.name)).toHaveCount(0);
  const unauthorised = due.getByRole("row").filter({ hasText: "Civil Hospital" });
  await expect(unauthorised).toContainText("Not payable yet: authorisation missing");
  await expect(unauthorised).toContainText("No account is kept. Care knows the family.");
  const ofFirst = due.getByRole("row").filter({ hasText: first.reference });
  await expect(ofFirst).toContainText("Mobile wallet");
  await expect(ofFirst).toContainText("0300 7654321");
  await expect(ofFirst).toContainText("Rukhsana Bibi");
  await expect(ofFirst).toContainText("Payable");
  await expect(ofFirst.getByRole("button", { name: `Copy the account of ${first.reference}` })).toBeVisible();
  await expect(unauthorised.getByRole("checkbox")).toHaveCount(0);
  const { reference } = await database
    .selectFrom("help_requests")
    .select("reference")
    .where("id", "=", beyond)
    .executeTakeFirstOrThrow();
  const short = due.getByRole("row").filter({ hasText: reference });
  await expect(short).toContainText("Not payable yet: the fund holds less");
  await expect(short.getByRole("checkbox")).toHaveCount(0);
  await page.getByLabel(`Select ${first.reference}`).check();
  await page.getByLabel(`Bank's reference, ${first.reference}`).fill("IBFT 7");
  await due.getByRole("checkbox").last().check();
  // More than the fund holds is said before it is recorded.
  await due.getByRole("checkbox", { name: "Select the first 3" }).check();
  await expect(page.getByText("Zakat can pay out PKR 10,000 today.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Record 3 selected" })).toBeDisabled();
  await due.getByRole("checkbox").nth(2).uncheck();
  await inOneView(page, 1, () => expectNoFaults(page, "main"));
  await page.getByRole("button", { name: "Record 2 selected" }).click();
  await expect(toast(page, "2 payments recorded.")).toBeVisible();
  await expect(due.getByRole("row")).toHaveCount(4);

  const payments = page.getByRole("table", { name: "Payments of help", exact: true });
  await expect(payments.getByRole("row")).toHaveCount(3);
  await page.getByText("Prove that a case was paid").click();
  await page.getByLabel("Text of the case").fill(`${caseText(first)}\n`);
  await page.getByRole("button", { name: "Find its payments" }).click();
  await expect(payments.getByRole("row")).toHaveCount(2);
  expect(page.url()).not.toContain(encodeURIComponent(first.reference));
  await page.getByLabel("Text of the case").fill(caseText({ ...first, household: 7 }));
  await page.getByRole("button", { name: "Find its payments" }).click();
  await expect(page.getByRole("status").filter({ hasText: "the case was not paid" })).toBeVisible();
  await expect(payments.getByRole("row")).toHaveCount(0);
});

test("once a month is over it is told on the open books, the receipt and the home page: BOOKS-13, BOOKS-14", async ({
  page,
  database,
}) => {
  const month = monthBefore(karachiDay(new Date()).slice(0, 7));
  const now = new Date(`${month}-02T12:00:00+05:00`);
  const receipt = await givePaid(database, { now, amountPaisa: 90_000_00 });
  const payment = { day: `${month}-10`, kind: "medicine", district: "Kasur", fund: "zakat" };
  for (let place = 0; place < 6; place += 1) await addHelpPayment(database, payment);
  await addHelpPayment(database, { ...payment, kind: "school" });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  await sealDays({
    db: database,
    reader: database,
    clock: { now: () => new Date() },
    log,
    env: { mail: {} },
  } as never);

  const said = `In ${formatMonth(month)}, through Zakat, 7 families got help: 6 got medicine, 1 got other help.`;
  await page.goto(`/verify-receipt?number=${receipt.number}&code=${receipt.verify_code}`);
  await expect(page.getByText(said)).toBeVisible();
  await page.getByRole("link", { name: "How this is counted" }).click();
  await expect(page).toHaveURL("/transparency#help");
  const helped = page.getByRole("region", { name: `Families helped in ${formatMonth(month)}` });
  await expect(helped.getByText("Medicine, Kasur")).toBeVisible();
  await expect(helped.getByText("Other kinds and places")).toBeVisible();
  await page.goto("/ur/transparency");
  await expect(page.getByText("دوائیں، قصور")).toBeVisible();
  await inOneView(page, 0, () => expectNoFaults(page, "main"));
  await page.goto("/");
  await expect(page.getByText(/7 families got help/)).toBeAttached();
  await page.goto("/services/health");
  await expect(page.getByText(/at least 6 families got medicine/)).toBeVisible();
});
