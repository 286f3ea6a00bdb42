import { pino } from "pino";
import { pathIn } from "#app/contract/language.ts";
import { issueDonationKey } from "#app/features/giving/ledger/donation-keys.server.ts";
import { statementWords } from "#app/features/giving/receipts/receipts.words.ts";
import { addDays, formatDay, karachiDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { checkSeals, sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import { verifyWords } from "#app/parts/open-books/verify.words.ts";
import type { Db } from "#server/db/connect.ts";
import { readEnv } from "#server/env.ts";
import { expectNoFaults, inOneView } from "#tests/support/accessibility.ts";
import { readPdf } from "#tests/support/pdf-reading.ts";
import { giveBack, givePaid } from "#tests/support/receipts.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { linkInMail } from "#tests/support/site-mail.ts";
import { waitForHydration } from "#tests/support/site-visitor.ts";
import { mailServer } from "#tests/support/sites.ts";
import { tamper } from "#tests/support/tamper.ts";

const sealing = (db: Db) => ({
  db,
  reader: db,
  env: readEnv({}),
  clock: { now: () => new Date() },
  log: pino({ enabled: false }),
});

/** Seals as the server does in the morning. Each test gives on a day of its own: a sealed day gets no other donation. */
async function seal(db: Db): Promise<void> {
  await tamper(db, async (trx) => {
    await trx.deleteFrom("receipt_days").execute();
    await trx.deleteFrom("seal_anchors").execute();
  });
  await sealDays(sealing(db));
}
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const dayAgo = (days: number) => addDays(karachiDay(new Date()), -days);

async function enter(page: Page, number: string, code: string): Promise<void> {
  await page.getByLabel("Receipt number").fill(number);
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.getByRole("button", { name: "Check the receipt" }).click();
}

test.use({ ownSite: "open books", settings: mailServer, expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });

test("a donor keeps the receipt, and shows that it is genuine (RECEIPT-02, RECEIPT-04, RECEIPT-05)", async ({
  page,
  database,
}) => {
  const receipt = await givePaid(database, { now: daysAgo(3), donorName: "عائشہ صدیقہ" });
  const address = `/receipts/${await issueDonationKey(database, new Date(), receipt.donation_id)}`;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(receipt.number);
  await expect(page.getByText("عائشہ صدیقہ")).toHaveAttribute("lang", "ur");
  await expect(page.getByText("Two thousand five hundred rupees only")).toBeVisible();

  const href = await page.getByRole("link", { name: "Open the PDF" }).getAttribute("href");
  expect(href).toBe(`${address}.pdf`);
  const file = await page.request.get(`${address}.pdf`);
  expect(file.headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await page.request.get("/receipts/AAAAAAAAAAAAAAAAAAAAAA.pdf")).status()).toBe(404);

  // A link that is followed on a press, and nothing before.
  const share = page.getByRole("link", { name: "Share on WhatsApp" });
  await expect(share).toHaveAttribute("href", new RegExp(`^https://wa\\.me/\\?text=.*${receipt.number}`));
  await page.getByRole("button", { name: "Send it to me again" }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(
    "We are sending the receipt to the address that was given with the gift.",
  );
  await inOneView(page, 1, () => expectNoFaults(page, "main"));

  await page.getByRole("link", { name: "Check it yourself" }).click();
  await expect(
    page.getByText("This receipt is genuine. We issued it, and the money has arrived."),
  ).toBeVisible();
});

test("a gift in Urdu has one paper, in Urdu, at the addresses of both languages (RECEIPT-21)", async ({
  page,
  database,
}) => {
  const receipt = await givePaid(database, { now: daysAgo(2), language: "ur", donorName: "فاطمہ بی بی" });
  const address = `/receipts/${await issueDonationKey(database, new Date(), receipt.donation_id)}.pdf`;
  const issued = await (await page.request.get(pathIn("ur", address))).body();
  const { file, texts } = readPdf(issued);
  expect(file).toContain("/Lang (ur)");
  expect(texts).toEqual(expect.arrayContaining(["فاطمہ بی بی", "دو ہزار پانچ سو روپے صرف"]));
  expect((await (await page.request.get(address)).body()).equals(issued)).toBe(true);
});

test("anybody checks a receipt, and the browser computes its proof; a changed one does not fit (RECEIPT-06, BOOKS-04)", async ({
  page,
  database,
}) => {
  for (let donation = 0; donation < 4; donation += 1) await givePaid(database, { now: daysAgo(4) });
  const receipt = await givePaid(database, { now: daysAgo(4) });
  await seal(database);
  await page.goto("/verify-receipt");
  await enter(page, receipt.number, "0000-0000-0000-0000");
  await expect(
    page.getByText("We found no receipt with this number and code. Please compare both with your copy."),
  ).toBeVisible();
  await expect(page.getByLabel("Receipt number")).toHaveValue(receipt.number);

  await enter(page, receipt.number, receipt.verify_code.toLowerCase());
  await expect(page.getByText("This receipt is genuine")).toBeVisible();
  const text = await page.getByRole("main").innerText();
  for (const secret of ["Donor of Lahore", "For my mother", receipt.reference])
    expect(text).not.toContain(secret);

  await waitForHydration(page);
  await page.getByRole("button", { name: "Recompute in this browser" }).click();
  await expect(
    page.getByText("It matches: this browser calculated the seal that we published."),
  ).toBeVisible();
  await inOneView(page, 0, () => expectNoFaults(page, "main"));

  const sealed = page.getByLabel("The receipt, as it is sealed");
  await sealed.fill((await sealed.inputValue()).replace("|250000|", "|150000|"));
  await page.getByRole("button", { name: "Recompute in this browser" }).click();
  await expect(page.getByText("It does not match: no receipt with this text is in our books.")).toBeVisible();
  await expect(page.getByText("Not equal.")).toHaveCount(3);
  await inOneView(page, 1, () => expectNoFaults(page, "main"));
  await page.getByRole("button", { name: "Put the receipt back" }).click();
  await page.getByRole("button", { name: "Recompute in this browser" }).click();
  await expect(page.getByText("It matches")).toBeVisible();

  await giveBack(database, receipt, new Date());
  await page.reload();
  await expect(page.getByText(/^This receipt is void since .*: the gift was returned\.$/)).toBeVisible();
});

test("a donor checks a receipt in Urdu, with digits of an Urdu keyboard, and asks for the year's statement (RECEIPT-06, RECEIPT-07)", async ({
  page,
  database,
}) => {
  const donorEmail = "urdu@home.example";
  const receipt = await givePaid(database, { now: daysAgo(7), language: "ur", donorEmail });
  await seal(database);
  const t = textIn("ur", verifyWords);
  const urduDigits = (text: string) => text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? digit);
  await page.goto("/ur/verify-receipt");
  const check = async (code: string) => {
    await page.getByLabel(t("number")).fill(urduDigits(receipt.number));
    await page.getByRole("textbox", { name: t("code") }).fill(urduDigits(code));
    await page.getByRole("button", { name: t("check") }).click();
  };
  await check("0000-0000-0000-0000");
  await expect(page.getByText(t("wrong"))).toBeVisible();
  await check(receipt.verify_code);
  await expect(page).toHaveURL(/\/ur\/verify-receipt\?/);
  await expect(page.getByText(t("genuine"))).toBeVisible();
  await expect(page.getByText("دو ہزار پانچ سو روپے صرف")).toBeVisible();
  await expect(page.getByText("زکوٰۃ", { exact: true })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("button", { name: t("recompute") }).click();
  await expect(page.getByText(t("fits"))).toBeVisible();
  await inOneView(page, 0, () => expectNoFaults(page, "main"));

  const said = textIn("ur", statementWords);
  await page.goto("/ur/donation-statement");
  const main = page.getByRole("main");
  await main.getByRole("textbox").fill("urdu");
  await main.getByRole("button", { name: said("sendLink") }).click();
  await expect(main.getByText(said("badEmail"))).toBeVisible();
  await main.getByRole("textbox").fill(donorEmail);
  await main.getByRole("button", { name: said("sendLink") }).click();
  await expect(main.getByText(said("asked"))).toBeVisible();
  await page.goto(await linkInMail(database, donorEmail));
  await expect(page).toHaveURL(/\/ur\/donation-statement\?token=/);
  await expect(page.getByRole("link", { name: receipt.number })).toHaveAttribute("href", /^\/ur\/receipts\//);
  await inOneView(page, 1, () => expectNoFaults(page, "main"));
  await page.getByRole("link", { name: receipt.number }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(receipt.number);
  await expect(page.getByText("2,500 روپے", { exact: true })).toBeVisible();
  await inOneView(page, 0, () => expectNoFaults(page, "main"));
});

test("the open books show what stands in each fund, and the sealed days (BOOKS-01..03, BOOKS-06)", async ({
  page,
  database,
}) => {
  await givePaid(database, {
    now: daysAgo(5),
    amountPaisa: 7_777_00,
    fund: { slug: "wells", title: "Wells", kind: "programme" },
  });
  await seal(database);
  await page.goto("/transparency");
  const funds = page.getByRole("table", { name: "Received, paid out and balance of each fund, in rupees" });
  const wells = funds.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Wells" }) });
  await expect(wells.getByRole("cell").last()).toContainText("7,777");
  await expect(page.getByText(/^Each morning we close the day before and seal it/)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: formatDay(dayAgo(5)) })).toBeVisible();
  await inOneView(page, 1, () => expectNoFaults(page, "main"));
  const list = await page.request.get("/transparency/days.json");
  expect((await list.json()).days.length).toBeGreaterThan(0);
  const feed = await page.request.get("/transparency/feed.xml");
  expect(feed.headers()["content-type"]).toContain("application/atom+xml");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a receipt is checked, and a statement is asked for (RECEIPT-06, RECEIPT-07)", async ({
    page,
    database,
  }) => {
    const receipt = await givePaid(database, { now: daysAgo(6), donorEmail: "plain@home.example" });
    await seal(database);
    await page.goto("/verify-receipt");
    await enter(page, receipt.number, receipt.verify_code);
    await expect(page.getByText("This receipt is genuine")).toBeVisible();
    await page.getByText("The data, to check it with your own program").click();
    await expect(page.getByText("Root of the day")).toBeVisible();
    await expect(page.getByRole("button", { name: "Recompute in this browser" })).toBeHidden();

    await page.goto("/donation-statement");
    await page.getByRole("main").getByLabel("Email").fill("plain@home.example");
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(page.getByText("we are sending you an email with a link")).toBeVisible();
    const mail = await database
      .selectFrom("outbox")
      .select("text")
      .where("recipient", "=", "plain@home.example")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const link = /https:\/\/umeed\.example(\/donation-statement\S+)/.exec(mail.text)?.[1] ?? "";
    await page.goto(link);
    await expect(page.getByRole("link", { name: receipt.number })).toBeVisible();
    const file = await page.getByRole("link", { name: "Open the PDF" }).getAttribute("href");
    const pdf = await page.request.get(file ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
  });
});

test("a sealed day that does not match waits for staff until one has written down why, and is told in public (BOOKS-09)", async ({
  page,
  database,
  openDashboard,
}) => {
  const receipt = await givePaid(database, { now: daysAgo(13) });
  await seal(database);
  const { number } = receipt;
  await tamper(database, (trx) =>
    trx.updateTable("receipts").set({ amount_paisa: 1_00 }).where("number", "=", number).execute(),
  );
  await checkSeals(sealing(database));

  await openDashboard();
  await expect(page.getByText("This notice stays until somebody has investigated it.")).toBeVisible();
  await page.getByRole("link", { name: "1 sealed day of the open books that does not match" }).click();
  await expect(
    page.getByRole("heading", { name: "The books were changed after a day was sealed" }),
  ).toBeVisible();
  const latest = page.getByRole("region", { name: "The last sealed days" });
  await expect(latest.getByRole("list").getByRole("listitem")).toHaveCount(7);
  await expect(latest).toContainText("The whole ledger has not been checked yet");
  const row = page.getByRole("row").filter({ hasText: formatDay(dayAgo(13)) });
  await expect(row).toContainText(/Sealed: 1 gift, PKR 2,500\. In the books now: 1 gift, PKR 1\b/);
  await expect(row).toContainText("Needs attention");
  await row.getByRole("button", { name: /^Record findings/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please write what you found and what you did.")).toBeVisible();
  await inOneView(page, 0, () => expectNoFaults(page, "main"));
  await dialog.getByLabel("What happened, and what was done").fill("An older backup was restored.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Recorded. It stays in the list below.")).toBeVisible();
  await expect(row).toContainText("An older backup was restored.");
  await expect(
    page.getByRole("heading", { name: "The books were changed after a day was sealed" }),
  ).toBeHidden();

  await page.goto("/dashboard/system");
  const health = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /^Open books/ });
  await expect(health).toContainText("A seal does not match");
  await expect(health).toContainText("Staff have recorded the reason.");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
  await expect(page.getByText("This notice stays until somebody has investigated it.")).toBeHidden();

  await page.goto("/transparency");
  await page.getByRole("link", { name: "One seal does not match" }).click();
  const broken = page.getByRole("region", { name: "One seal does not match" });
  await expect(broken).toContainText(`${formatDay(dayAgo(13))}`);
  await expect(broken).toContainText("our staff investigated it on");
  await expect(page.getByText("An older backup was restored.")).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "does not match" })).toContainText(
    formatDay(dayAgo(13)),
  );
  await expectNoFaults(page);
});
