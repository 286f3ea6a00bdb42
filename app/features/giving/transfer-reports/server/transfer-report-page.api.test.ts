import { expect, test } from "vitest";
import { donationMessages } from "#app/features/giving/donations/donations.messages.ts";
import { sendForm } from "#app/form-reply.server.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { report } from "#tests/support/transfer-reports.ts";
import { transferForm } from "./receive-transfer-report.server.ts";
import { loadTransferReportPage } from "./transfer-report-page.server.ts";

/* What /donate-bank-form knows before anything is typed: DONATE-08a. */

const path = "/donate-bank-form";
const load = async (app: TestApp, query = "") =>
  (await loadTransferReportPage(pageContext(app), new Request(`http://umeed.example${path}${query}`))).data;

async function startGift(app: TestApp, paymentMethod: string) {
  const { body } = await app.call("startDonation", { json: { amount: 1500, paymentMethod, fund: "zakat" } });
  return body as { key: string; reference: string };
}

test("a gift by a wallet: its account, amount and reference; the bank's name and today are filled in", async () => {
  const app = await startTestApp();
  const { key, reference } = await startGift(app, "jazzcash");
  // Half an hour after midnight in Karachi it is a day later than in UTC.
  app.clock.set("2026-11-30T19:30:00.000Z");
  expect(await load(app, `?key=${key}`)).toMatchObject({
    account: { method: "jazzcash", amountPaisa: 150_000, raastQr: false },
    donation: { reference, gateway: "manual", waiting: false },
    filled: { transferredOn: "2026-12-01", bankName: "JazzCash" },
  });
});

test("a transfer by the bank: which bank the donor has is not known; another way is the address's", async () => {
  const app = await startTestApp();
  expect(await load(app)).toMatchObject({
    account: { method: "bank-transfer", amountPaisa: 0 },
    filled: { method: "bank-transfer", bankName: "" },
    donation: undefined,
  });
  expect(await load(app, "?method=easypaisa&amount=700")).toMatchObject({
    account: { method: "easypaisa", amountPaisa: 70_000 },
    filled: { amount: "700", bankName: "EasyPaisa" },
  });
});

test("a report that is refused without JavaScript comes back with its key, and stays a report of that gift", async () => {
  const app = await startTestApp();
  const { key } = await startGift(app, "bank-transfer");
  const { amount: _amount, ...typed } = report;
  const post = (fields: Record<string, string>) =>
    sendForm(pageContext(app), postedForm(path, fields), transferForm(app.deps));
  const refused = await post({ ...typed, key, accountName: "" });
  expect(refused).toMatchObject({ data: { good: false, values: { key } } });
  expect(await post({ ...typed, key })).toMatchObject({ data: { good: true } });
  const donations = await app.deps.db.selectFrom("donations").select("amount_paisa").execute();
  expect(donations).toEqual([{ amount_paisa: 150_000 }]);
  // Without a key the amount is asked for.
  expect(await post(typed)).toMatchObject({
    data: { faults: [{ field: "amount", text: donationMessages.noAmount }] },
  });
});
