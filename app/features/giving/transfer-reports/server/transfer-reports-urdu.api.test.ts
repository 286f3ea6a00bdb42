import { expect, test } from "vitest";
import { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { sendForm } from "#app/form-reply.server.ts";
import { textIn } from "#app/lib/words.server.ts";
import { startedOnce, type TestApp } from "#tests/support/app.ts";
import { callUrl } from "#tests/support/calls.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { report, startTransfers } from "#tests/support/transfer-reports.ts";
import { transferForm } from "./receive-transfer-report.server.ts";

/* A transfer that is reported on /ur/donate-bank-form: by its page, and by the call that takes the slip. */

const t = textIn("ur", transferWords);
const latin = /[a-z]/i;

const post = (app: TestApp, fields: Record<string, string>) =>
  sendForm(
    pageContext(app, "ur"),
    postedForm("/ur/donate-bank-form", { ...report, ...fields }),
    transferForm(app.deps, "ur"),
  );
const call = (app: TestApp, fields: Record<string, string>) =>
  app.call("sendTransferReport", { query: { language: "ur" }, form: formWith({ ...report, ...fields }, {}) });

const shared = startedOnce(startTransfers);

test.for([
  [{ amount: "" }, t("noAmount")],
  [{ amount: "بہت" }, t("unreadableAmount")],
  [{ amount: "۹۹" }, t("tooSmall")],
  [{ amount: "۱۰۰۰۰۰۱" }, t("tooLarge")],
  [{ amount: "۰" }, t("notPositive")],
  [{ amount: "۱۰۰٫۰۰۵" }, t("tooFine")],
  [{ method: "paypal" }, t("badMethod")],
  [{ fund: "lottery" }, t("badFund")],
  [{ transferredOn: "" }, t("noDay")],
  [{ transferredOn: "۲۰۲۶-۱۳-۰۱" }, t("noDay")],
  [{ transferredOn: "۲۰۹۶-۱۱-۲۰" }, t("futureDay")],
  [{ transferredOn: "2020-11-20" }, t("oldDay")],
  [{ accountName: "" }, t("noAccountName")],
  [{ accountNumber: "۱۲۳" }, t("badAccountNumber")],
  [{ bankName: "" }, t("noBankName")],
  [{ bankName: "ب".repeat(201) }, "بینک کا نام: زیادہ سے زیادہ 200 حروف لکھے جا سکتے ہیں۔"],
  [{ transactionId: "1".repeat(61) }, "ٹرانزیکشن آئی ڈی: زیادہ سے زیادہ 60 حروف لکھے جا سکتے ہیں۔"],
  [{ name: "ا" }, t("shortName")],
  [{ email: "nobody" }, t("badEmail")],
  [{ consent: "" }, t("noConsent")],
  [{ key: "x".repeat(60) }, t("badKey")],
  [{ key: "x".repeat(22) }, t("badKey")],
] as const)("%j is refused in Urdu, by page and by call", async ([fields, text]) => {
  const { app } = await shared();
  expect(text).not.toMatch(latin);
  expect(await post(app, fields)).toMatchObject({ data: { good: false, message: text } });
  expect(await call(app, fields)).toMatchObject({ status: 422, body: { success: false, message: text } });
});

test("a report keeps the language of its page, in the gift as well; what comes of it is said in Urdu", async () => {
  const { app, ask, donations, reports, mails } = await startTransfers();
  const sent = await call(app, { amount: "۲۵۰۰", name: "عائشہ" });
  expect(sent).toMatchObject({ status: 200, body: { message: t("received") } });
  expect(await donations()).toMatchObject([{ amount_paisa: 250_000, language: "ur" }]);
  expect(await reports()).toMatchObject([{ language: "ur" }]);
  const { key } = sent.body;
  expect(await call(app, { key, transactionId: "1111" })).toMatchObject({
    status: 409,
    body: { message: t("already") },
  });
  const [office] = await mails("office@umeed.example");
  expect(JSON.stringify(office)).toContain("Urdu");
  const [{ id } = { id: 0 }] = await reports();
  await ask("rejectTransfer", { json: { id, reason: "یہ رقم ہمارے اکاؤنٹ میں نہیں آئی۔" } });
  const [mail] = await mails("ayesha@home.example");
  expect(JSON.stringify(mail)).toContain("2,500 روپے");
  expect(JSON.stringify(mail)).toContain("السلام علیکم عائشہ");
  expect(JSON.stringify(mail)).toContain("/ur/donate-bank-form?key=");
});

test("a slip that is refused without JavaScript leads back to the page in its language", async () => {
  const { app, db } = await startTransfers();
  const reply = await post(app, {});
  const link = String(Object(reply).data.more.slip_link);
  const token = new URL(link, "http://x.example").searchParams.get("token") ?? "";
  const add = (accept: string) =>
    fetch(app.url + callUrl("addTransferProof", { token, language: "ur" }), {
      method: "POST",
      body: formWith({}, {}),
      headers: { accept },
      redirect: "manual",
    });
  expect((await add("text/html")).headers.get("location")).toMatch(
    /^\/ur\/donate-bank-form\/slip\?.*answer=422/,
  );
  expect(await (await add("application/json")).json()).toMatchObject({ message: t("noProof") });
  expect(await db.selectFrom("transfer_reports").select("slip").execute()).toEqual([{ slip: null }]);
});
