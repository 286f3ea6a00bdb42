import { expect, test } from "vitest";
import { donationWords } from "#app/features/giving/donations/donations.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { changeTestDonation, confirmation } from "#tests/support/ledger.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { loadDonatePage, sendDonatePage } from "./donate-page.server.ts";
import { loadDonationSuccess } from "./donation-success-page.server.ts";

/* A gift on /ur/donate: all that its form and its mails say is Urdu. */

const t = textIn("ur", donationWords);
const donation = { amount: "۲۵۰۰", paymentMethod: "bank-transfer", fund: "zakat", monthly: "false" };
const latin = /[a-z]/i;

/** The answer to a form that is posted without JavaScript; a redirect is thrown. */
const post = (app: TestApp, fields: Record<string, string>) =>
  sendDonatePage(pageContext(app, "ur"), postedForm("/ur/donate", { ...donation, ...fields })).catch(
    (thrown: unknown) => thrown as Response,
  );

test.for([
  [{ amount: "" }, "amount", t("noAmount")],
  [{ amount: "بہت" }, "amount", t("unreadableAmount")],
  [{ amount: "1".repeat(101) }, "amount", t("unreadableAmount")],
  [{ amount: "۱۰۰٫۰۰۵" }, "amount", t("tooFine")],
  [{ amount: "0" }, "amount", t("notPositive")],
  [{ amount: "۹۹" }, "amount", t("tooSmall")],
  [{ amount: "۱۰۰۰۰۰۱" }, "amount", t("tooLarge")],
  [{ paymentMethod: "" }, "paymentMethod", t("badMethod")],
  [{ name: "ا" }, "name", t("shortName")],
  [{ name: "ا".repeat(101) }, "name", "نام: زیادہ سے زیادہ 100 حروف لکھے جا سکتے ہیں۔"],
  [{ name: "ا\0ب" }, "name", "تحریر میں ایک ایسا حرف ہے جو محفوظ نہیں ہو سکتا۔"],
  [{ email: "nobody" }, "email", t("badEmail")],
  [
    { email: `${"a".repeat(300)}@home.example` },
    "email",
    "ای میل: زیادہ سے زیادہ 254 حروف لکھے جا سکتے ہیں۔",
  ],
  [{ monthly: "true" }, "email", t("monthlyEmail")],
  [{ reference: "۷".repeat(51) }, "reference", t("longReference")],
  [{ dedication: "د".repeat(201) }, "dedication", "یہ خانہ: زیادہ سے زیادہ 200 حروف لکھے جا سکتے ہیں۔"],
  [
    { postal_address: "پ".repeat(301) },
    "postal_address",
    "ڈاک کا پتا: زیادہ سے زیادہ 300 حروف لکھے جا سکتے ہیں۔",
  ],
  [{ fund: "Zakat!" }, "fund", t("badFund")],
  [{ anonymous: "maybe" }, "anonymous", t("badFlag")],
  [{ idempotency_key: "1" }, "idempotency_key", t("badKey")],
] as const)("%j is refused in Urdu", async ([fields, field, text]) => {
  const app = await startTestApp();
  expect(await post(app, fields)).toMatchObject({ data: { message: text, faults: [{ field, text }] } });
  expect(text).not.toMatch(latin);
});

test("what only the server knows is said in Urdu: many faults, a fund that is closed, a form that came at once", async () => {
  const app = await startTestApp();
  const { token = "" } = await loadDonatePage(pageContext(app, "ur"), new Request("http://x.example/donate"));
  for (const [fields, message] of [
    [{ amount: "5", name: "ا" }, "یہ 2 خانے درست کریں:"],
    [{ fund: "lottery" }, t("badFund")],
    [{ form_token: token }, "ذرا ٹھہر کر فارم دوبارہ بھیجیں۔"],
  ] as const)
    expect(await post(app, fields)).toMatchObject({ data: { good: false, message } });
  const email = "donor@home.example";
  for (let sent = 0; sent < 5; sent += 1) await post(app, { email });
  expect(await post(app, { email })).toMatchObject({
    init: { status: 429 },
    data: { message: expect.stringMatching(/^بہت زیادہ کوششیں ہو گئی ہیں۔ \d+ منٹ بعد دوبارہ کوشش کریں۔$/) },
  });
});

test("a gift keeps the language of its page; its purpose, its page and its mail are Urdu", async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const page = await loadDonatePage(
    pageContext(app, "ur"),
    new Request("http://x.example/donate?fund=zakat"),
  );
  expect(page.funds.slice(0, 4).map(({ title }) => title)).toEqual(["عمومی", "زکوٰۃ", "صدقہ", "فطرانہ"]);
  expect(page.funds.map(({ title }) => title).join()).not.toMatch(latin);
  const reply = (await post(app, { email: "donor@home.example", name: "فاطمہ" })) as Response;
  const row = await db.selectFrom("donations").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ amount_paisa: 2_500_00, fund: "zakat", donor_name: "فاطمہ", language: "ur" });
  // The books have one name for each fund.
  expect(await db.selectFrom("funds").select("title").where("slug", "=", "zakat").execute()).toEqual([
    { title: "Zakat" },
  ]);
  await changeTestDonation(app.deps, row.id, confirmation({ paymentReference: "IBFT-1" }));
  const [mail] = await db
    .selectFrom("outbox")
    .selectAll()
    .where("recipient", "=", "donor@home.example")
    .execute();
  expect(JSON.stringify(mail)).toContain("السلام علیکم فاطمہ");
  expect(JSON.stringify(mail)).toContain("/ur/receipts/");
  const success = new Request(`http://x.example${reply.headers.get("location")}`);
  expect((await loadDonationSuccess(pageContext(app, "ur"), success)).data.donation).toMatchObject({
    state: "paid",
    fund: { slug: "zakat", title: "زکوٰۃ" },
  });
});

test("the same gift again from the page in the other language is the same gift", async () => {
  const app = await startTestApp();
  const idempotency_key = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";
  const ours = { ...donation, idempotency_key };
  await post(app, ours);
  await sendDonatePage(pageContext(app), postedForm("/donate", ours));
  expect(await app.deps.db.selectFrom("donations").select("language").execute()).toEqual([
    { language: "ur" },
  ]);
});
