import { expect, test } from "vitest";
import type { Language } from "#app/contract/language.ts";
import { issueDonationKey } from "#app/features/giving/ledger/donation-keys.server.ts";
import { receiptWords, statementWords } from "#app/features/giving/receipts/receipts.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import { verifyReceipt } from "#app/parts/open-books/server/verify-receipt.server.ts";
import { verifyWords } from "#app/parts/open-books/verify.words.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { postedForm } from "#tests/support/page-posts.ts";
import { donorEmail, giveBack, givePaid } from "#tests/support/receipts.ts";
import { mailServer } from "#tests/support/sites.ts";
import { isInUrdu } from "#tests/support/urdu-text.ts";
import { annualStatementGuard, askAnnualStatement, readAnnualStatement } from "./annual-statement.server.ts";
import type { ReceiptRow } from "./receipt-document.server.ts";
import { mailReceiptAgain } from "./receipt-mail.server.ts";
import { findReceiptByKey } from "./receipts.store.server.ts";

const mails = (app: TestApp) =>
  app.deps.db.selectFrom("outbox").select(["recipient", "subject", "text"]).orderBy("id").execute();
const receiptText = textIn("en", receiptWords);
const statementText = textIn("en", statementWords);
const booksText = textIn("en", verifyWords);
const visitor = { address: "192.0.2.1", language: "en" } as const;
const wrong = { message: booksText("wrong"), status: 404 };

test("a paid gift mails its receipt's link in the same transaction, and who has no address gets none (RECEIPT-03)", async () => {
  const app = await startTestApp();
  const { db, clock } = app.deps;
  const receipt = await givePaid(db, { now: clock.now() });
  await givePaid(db, { now: clock.now(), donorEmail: "" });
  const [mail, ...others] = await mails(app);
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe(donorEmail);
  expect(mail?.subject).toBe("Your receipt UWF-2027-000001");
  const key = /https:\/\/umeed\.example\/receipts\/([\w-]{22})\s/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(await findReceiptByKey(db, clock.now(), key)).toMatchObject({ number: receipt.number });
  expect(mail?.text).toContain("PKR 2,500");
});

test("a receipt is mailed again to its own address, three times an hour (RECEIPT-05)", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on", ...mailServer } });
  const { db, clock } = app.deps;
  const { donation_id } = await givePaid(db, { now: clock.now() });
  const receipt = await findReceiptByKey(
    db,
    clock.now(),
    await issueDonationKey(db, clock.now(), donation_id),
  );
  if (!receipt) throw new Error("the receipt is not found by its key");
  for (let time = 0; time < 3; time += 1) {
    expect(await mailReceiptAgain(app.deps, receipt, "en")).toMatchObject({
      good: true,
      message: receiptText("resent"),
    });
  }
  expect(await mailReceiptAgain(app.deps, receipt, "en")).toMatchObject({
    good: false,
    status: 429,
    message: receiptText("resendTooOften"),
  });
  expect((await mails(app)).map(({ recipient }) => recipient)).toEqual(Array(4).fill(donorEmail));
});

test("number and code show amount, fund and day, and nothing of the donor (RECEIPT-06)", async () => {
  const app = await startTestApp();
  const { db, clock } = app.deps;
  const { number, verify_code, unused_key, reference } = await givePaid(db, { now: clock.now() });
  const result = await verifyReceipt(app.deps, { number, code: verify_code }, visitor);
  expect(result).toEqual({
    receipt: {
      number,
      amountPaisa: 2500_00,
      amountInWords: "Two thousand five hundred rupees only",
      fund: "Zakat",
      givenOn: "2026-11-21",
      issuedOn: "2026-11-21",
      bookedOn: "2026-11-21",
      voidedOn: undefined,
      proof: undefined,
    },
  });
  const shown = JSON.stringify(result);
  for (const secret of [donorEmail, "Donor of Lahore", "For my mother", unused_key, reference, verify_code]) {
    expect(shown).not.toContain(secret);
  }

  const typed = { number: ` ${number.toLowerCase()} `, code: verify_code.toLowerCase().replaceAll("-", " ") };
  expect(await verifyReceipt(app.deps, typed, visitor)).toEqual(result);
});

test("a wrong code and an unknown number get the same answer, and only so many tries", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on" } });
  const { db, clock } = app.deps;
  const { number, verify_code } = await givePaid(db, { now: clock.now() });
  const check = (number: string, code: string) => verifyReceipt(app.deps, { number, code }, visitor);
  for (let time = 0; time < 30; time += 1) expect(await check(number, verify_code)).toHaveProperty("receipt");
  for (const code of ["", "0000-0000-0000-0000", `${verify_code}A`]) {
    expect(await check(number, code)).toEqual(wrong);
  }
  for (const other of ["", "UWF-2027-000002", "UWF-2026-000001", "anything"]) {
    expect(await check(other, verify_code)).toEqual(wrong);
  }
  for (let time = 0; time < 8; time += 1) await check(number, "wrong");
  expect(await check(number, verify_code)).toMatchObject({ status: 429 });
  expect(
    await verifyReceipt(app.deps, { number, code: verify_code }, { ...visitor, address: "192.0.2.2" }),
  ).toHaveProperty("receipt");
});

test("a gift that was given back has a void receipt, whose proof stays", async () => {
  const app = await startTestApp();
  const { db, clock } = app.deps;
  const receipt = await givePaid(db, { now: clock.now() });
  app.clock.forward(2 * 24 * 60 * 60 * 1000);
  await giveBack(db, receipt, clock.now());
  await sealDays(app.deps);
  const { number, verify_code } = receipt;
  expect(await verifyReceipt(app.deps, { number, code: verify_code }, visitor)).toMatchObject({
    receipt: { voidedOn: "2026-11-23", proof: { count: 1, receipt: { number } } },
  });
});

async function ask(app: TestApp, email: string, language: Language = "en") {
  const form_token = await annualStatementGuard(app.deps).token();
  app.clock.forward(3_000);
  return askAnnualStatement(app.deps, postedForm("/donation-statement", { email, form_token }), {
    ...visitor,
    language,
  });
}

async function tokenOf(app: TestApp): Promise<string> {
  const mail = (await mails(app)).at(-1);
  return /token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

test("a statement is mailed as a link to a known address; the answer is the same for any (RECEIPT-07)", async () => {
  const app = await startTestApp({ env: mailServer });
  const { db, clock } = app.deps;
  await givePaid(db, { now: new Date("2026-06-30T10:00:00Z") });
  await givePaid(db, { now: clock.now(), amountPaisa: 100_00 });
  const returned = await givePaid(db, { now: clock.now() });
  await giveBack(db, returned, clock.now());
  await givePaid(db, { now: clock.now(), donorEmail: "other@home.example" });
  const before = (await mails(app)).length;

  const answer = { status: 200, good: true, message: statementText("asked"), email: "" };
  expect(await ask(app, "nobody@home.example")).toEqual(answer);
  expect(await mails(app)).toHaveLength(before);
  expect(await ask(app, donorEmail.toUpperCase())).toEqual(answer);
  expect((await mails(app)).at(-1)?.recipient).toBe(donorEmail);

  const token = await tokenOf(app);
  const latest = await readAnnualStatement(app.deps, token, null);
  expect(latest).toMatchObject({ fiscalYear: 2027, years: [2027, 2026], contact: donorEmail });
  expect(latest?.papers[0]?.receipts.map(({ amount_paisa }) => amount_paisa)).toEqual([100_00]);
  const earlier = await readAnnualStatement(app.deps, token, "2026");
  expect(earlier?.papers[0]?.receipts.map(({ number }) => number)).toEqual(["UWF-2026-000001"]);

  expect(await readAnnualStatement(app.deps, `${token}x`, null)).toBeUndefined();
  app.clock.forward(24 * 60 * 60 * 1000 + 1);
  expect(await readAnnualStatement(app.deps, token, null)).toBeUndefined();
});

test("the answer about a statement takes as long for an address without gifts: RECEIPT-07", async () => {
  const app = await startTestApp({ env: mailServer });
  await givePaid(app.deps.db, { now: app.clock.now() });
  for (const email of ["nobody@home.example", donorEmail]) {
    const start = performance.now();
    await ask(app, email);
    expect(performance.now() - start).toBeGreaterThan(240);
  }
});

/** So many more gifts of the same donor, as copies of one with its receipt. */
async function copyGift({ deps: { db } }: TestApp, { donation_id, ...receipt }: ReceiptRow, count: number) {
  const donation = await db
    .selectFrom("donations")
    .selectAll()
    .where("id", "=", donation_id)
    .executeTakeFirstOrThrow();
  for (let copy = 1; copy <= count; copy += 1) {
    const mark = `copy ${copy}`;
    const unused = { reference: mark, unused_key: mark };
    const { id } = await db
      .insertInto("donations")
      .values({ ...donation, ...unused, id: undefined, idempotency_key: mark })
      .returning("id")
      .executeTakeFirstOrThrow();
    const numbered = { serial: receipt.serial + copy, number: mark, verify_code: mark };
    await db
      .insertInto("receipts")
      .values({ ...receipt, ...unused, ...numbered, id: undefined, donation_id: id })
      .execute();
  }
}

test("a statement holds all 2,000 gifts of a year, and after them says that there are more: RECEIPT-07", async () => {
  const app = await startTestApp({ env: mailServer });
  const { db, clock } = app.deps;
  const gift = await givePaid(db, { now: clock.now(), amountPaisa: 100_00 });
  await copyGift(app, gift, 2_000);
  await ask(app, donorEmail);
  const token = await tokenOf(app);
  const look = async () => {
    const { isCut, papers = [] } = (await readAnnualStatement(app.deps, token, null)) ?? {};
    const numbers = papers.flatMap(({ receipts }) => receipts).map(({ number }) => number);
    return { isCut, gifts: new Set(numbers).size };
  };
  expect(await look()).toEqual({ isCut: true, gifts: 2_000 });
  await giveBack(db, gift, clock.now());
  expect(await look()).toEqual({ isCut: false, gifts: 2_000 });
});

test("the link is mailed three times a day at most: anybody can type a donor's address", async () => {
  const app = await startTestApp({ env: mailServer });
  const { db, clock } = app.deps;
  await givePaid(db, { now: clock.now() });
  const before = (await mails(app)).length;
  for (let asked = 0; asked < 5; asked += 1) {
    expect(await ask(app, donorEmail)).toMatchObject({ good: true, message: statementText("asked") });
  }
  expect(await mails(app)).toHaveLength(before + 3);
});

test("without a mail server neither page promises a mail: OUTBOX-04", async () => {
  const app = await startTestApp();
  const { db, clock } = app.deps;
  const { donation_id } = await givePaid(db, { now: clock.now() });
  const key = await issueDonationKey(db, clock.now(), donation_id);
  const receipt = await findReceiptByKey(db, clock.now(), key);
  if (!receipt) throw new Error("the receipt is not found by its key");
  const before = (await mails(app)).length;
  expect(await mailReceiptAgain(app.deps, receipt, "en")).toMatchObject({
    good: false,
    message: receiptText("noMail"),
  });
  expect(await ask(app, donorEmail)).toMatchObject({ good: false, message: statementText("noMail") });
  expect(await mails(app)).toHaveLength(before);
});

test("what is no address gets the form back with what was typed", async () => {
  const app = await startTestApp();
  expect(await ask(app, "donor@home")).toEqual({
    status: 422,
    good: false,
    message: statementText("badEmail"),
    email: "donor@home",
  });
});

test("the receipt's mail is in the language of the gift, whoever sends it, and leads to its pages", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: mailServer });
  const { db, clock } = app.deps;
  const { donation_id, number, reference } = await givePaid(db, {
    now: clock.now(),
    language: "ur",
    donorName: "عائشہ بی بی",
  });
  const receipt = await findReceiptByKey(
    db,
    clock.now(),
    await issueDonationKey(db, clock.now(), donation_id),
  );
  if (!receipt) throw new Error("the receipt is not found by its key");
  // The page that asks for it is English: the mail is not.
  await mailReceiptAgain(app.deps, receipt, "en");
  const sent = await mails(app);
  expect(sent).toHaveLength(2);
  for (const { subject, text } of sent) {
    expect(subject).toBe(`آپ کی رسید ${number}`);
    expect(text).toContain("السلام علیکم عائشہ بی بی،");
    expect(text).toMatch(/\/ur\/receipts\/[\w-]{22}\s/);
    expect(text).toContain("/ur/donation-statement");
    expect(text).toContain("مد: زکوٰۃ");
    expect(text).toContain("رقم: 2,500 روپے");
    const words = text
      .replace(/http\S+/g, "")
      .replaceAll(number, "")
      .replaceAll(reference, "");
    expect(isInUrdu(words)).toBe(true);
  }
});

test("a receipt is checked in Urdu, with digits of an Urdu keyboard; no refusal has an English word", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on" } });
  const { db, clock } = app.deps;
  const { number, verify_code } = await givePaid(db, { now: clock.now() });
  const inUrdu = { address: "192.0.2.1", language: "ur" } as const;
  const urduDigits = (text: string) => text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? digit);
  const typed = { number: urduDigits(number), code: urduDigits(verify_code) };
  expect(typed.number).toContain("۲۰۲۷");
  expect(await verifyReceipt(app.deps, typed, inUrdu)).toMatchObject({
    receipt: { number, fund: "زکوٰۃ", amountInWords: "دو ہزار پانچ سو روپے صرف" },
  });
  const said = new Set<string>();
  for (let time = 0; time < 16; time += 1) {
    const result = await verifyReceipt(app.deps, { number, code: "wrong" }, inUrdu);
    if ("message" in result) said.add(result.message);
  }
  expect(said.size).toBe(2);
  expect([...said].every(isInUrdu)).toBe(true);
});

test("a statement is asked for in Urdu: every answer and the mail are", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on", ...mailServer } });
  const { db, clock } = app.deps;
  await givePaid(db, { now: clock.now() });
  const wrong = { ...visitor, language: "ur" } as const;
  const post = (fields: Record<string, string>) =>
    askAnnualStatement(app.deps, postedForm("/ur/donation-statement", fields), wrong);
  const answers = [
    await post({}),
    await post({ email: "donor" }),
    await post({ email: `${"d".repeat(300)}@home.example` }),
    await post({ email: donorEmail, form_token: "forged" }),
  ];
  const asked = await ask(app, donorEmail, "ur");
  expect(asked).toMatchObject({ good: true, message: textIn("ur", statementWords)("asked") });
  const mail = (await mails(app)).at(-1);
  expect(mail?.text).toMatch(/\nhttp:\/\/umeed\.example\/ur\/donation-statement\?token=/);
  expect(isInUrdu(`${mail?.subject} ${mail?.text.replace(/http\S+/g, "")}`)).toBe(true);
  for (let time = 0; time < 6; time += 1) answers.push(await post({ email: "other@home.example" }));
  expect(answers.at(-1)?.status).toBe(429);
  const refused = answers.filter(({ good }) => !good);
  expect(refused.length).toBeGreaterThan(4);
  expect(answers.filter(({ message }) => !isInUrdu(message))).toEqual([]);
  const withoutMail = await startTestApp();
  expect(isInUrdu((await ask(withoutMail, donorEmail, "ur")).message)).toBe(true);
});
