import { expect, test } from "vitest";
import { listen, sandboxFor } from "#tests/support/gateway-sandbox.ts";
import { describeGateway, makeAttempt } from "#tests/support/payments-contract.ts";
import { type JazzCashSettings, jazzCashGateway, jazzCashHash, jazzCashOutcome } from "./jazzcash.ts";
import { type Checkout, fieldsOfJson, type NotificationReading } from "./payments.ts";

async function open(options: { timeoutMs?: number } = {}) {
  const { sandbox, provider, settings } = await sandboxFor("jazzcash");
  const jazzcash = settings.jazzcash as JazzCashSettings;
  const gateway = jazzCashGateway(jazzcash, options);
  return { gateway, provider, secrets: [jazzcash.password, jazzcash.salt], sandbox };
}

describeGateway("JazzCash", open, { signedReturn: true, moreFaults: ["wrong-currency", "wrong-signature"] });

const settings: JazzCashSettings = {
  url: "https://pay.example/merchantform/",
  inquiryUrl: "https://pay.example/Inquire",
  merchantId: "MC1",
  password: "pass1",
  salt: "salt1",
  version: "1.1",
  transactionType: "",
  absentCodes: ["109", "209"],
};
const { checkout, readReturn } = jazzCashGateway(settings);
const attempt = makeAttempt({
  reference: "A1",
  donationReference: "TXN1",
  amountPaisa: 250_050,
  createdAt: new Date("2026-12-31T19:30:00Z"),
  expiresAt: new Date("2026-12-31T20:30:00Z"),
  returnUrl: "https://umeed.example/return/A1",
});

test("the form has paisa, Karachi's times and nothing about the donor", async () => {
  const { fields } = (await checkout(attempt)) as Extract<Checkout, { kind: "form" }>;
  const { pp_SecureHash, ...rest } = fields;
  expect(pp_SecureHash).toBe(jazzCashHash(rest, settings.salt));
  expect(rest).toEqual({
    pp_Version: "1.1",
    pp_TxnType: "",
    pp_Language: "EN",
    pp_MerchantID: "MC1",
    pp_SubMerchantID: "",
    pp_Password: "pass1",
    pp_BankID: "",
    pp_ProductID: "",
    pp_TxnRefNo: "A1",
    pp_Amount: "250050",
    pp_TxnCurrency: "PKR",
    pp_TxnDateTime: "20270101003000",
    pp_TxnExpiryDateTime: "20270101013000",
    pp_BillReference: "TXN1",
    pp_Description: "Donation",
    pp_ReturnURL: "https://umeed.example/return/A1",
  });
});

const good = {
  pp_MerchantID: "MC1",
  pp_TxnRefNo: "A1",
  pp_ResponseCode: "000",
  pp_Amount: "250050",
  pp_TxnCurrency: "PKR",
};
const signed = (fields: Record<string, string>, salt = settings.salt) => ({
  ...fields,
  pp_SecureHash: jazzCashHash(fields, salt),
});

test.for<[string, Record<string, string>, object]>([
  ["as it is sent", signed(good), { attemptReference: "A1", signed: true, hint: "000" }],
  ["with a small hash", { ...signed(good), pp_SecureHash: jazzCashHash(good, "salt1").toLowerCase() }, {}],
  ["with a field that is not JazzCash's", { ...signed(good), utm_source: "x" }, { hint: "000" }],
  ["with a null", { ...signed(good), pp_AuthCode: "null" }, { hint: "000" }],
  [
    "with a null for its code",
    { ...signed({ ...good, pp_ResponseCode: "" }), pp_ResponseCode: "null" },
    { hint: "none" },
  ],
  ["without a code", signed({ ...good, pp_ResponseCode: "" }), { hint: "none" }],
  ["with a text for a code", signed({ ...good, pp_ResponseCode: "<b>paid</b>" }), { hint: "other" }],
  ["with a field that is not known", signed({ ...good, pp_Extra: "1" }), { refused: "unknown-field" }],
  ["with one that begins alike", signed({ ...good, ppmpf_6: "1" }), { refused: "unknown-field" }],
  ["without a hash", good, { refused: "signature" }],
  ["with a null for its hash", { ...good, pp_SecureHash: "null" }, { refused: "signature" }],
  ["signed with another salt", signed(good, "salt2"), { refused: "signature" }],
  ["changed", { ...signed({ ...good, pp_ResponseCode: "112" }), ...good }, { refused: "signature" }],
  ["of another merchant", signed({ ...good, pp_MerchantID: "MC2" }), { refused: "merchant" }],
  ["of no merchant", signed({ ...good, pp_MerchantID: "" }), { refused: "merchant" }],
  ["of another attempt", signed({ ...good, pp_TxnRefNo: "A2" }), { refused: "reference" }],
  ["of no attempt", signed({ ...good, pp_TxnRefNo: "" }), { refused: "malformed" }],
  ["of what is no reference", signed({ ...good, pp_TxnRefNo: "A1'--" }), { refused: "malformed" }],
])("a return %s", ([, fields, reading]) => {
  expect(readReturn?.(fields, attempt)).toMatchObject(reading);
});

test.for([
  ["000", "completed", "paid"],
  ["121", "completed", "paid"],
  ["000", "", "unknown"],
  ["000", "pending", "unknown"],
  ["121", "failed", "unknown"],
  ["124", "pending", "pending"],
  ["157", "", "pending"],
  ["157", "completed", "unknown"],
  ["101", "failed", "failed"],
  ["110", "failed", "failed"],
  ["112", "", "failed"],
  ["112", "completed", "unknown"],
  ["115", "failed", "failed"],
  ["129", "failed", "failed"],
  ["116", "failed", "expired"],
  ["131", "completed", "refunded"],
  ["058", "failed", "unknown"],
  ["119", "completed", "unknown"],
  ["134", "failed", "unknown"],
  ["199", "failed", "unknown"],
  ["999", "failed", "unknown"],
  ["777", "failed", "failed"],
  ["777", "pending", "pending"],
  ["777", "completed", "unknown"],
  ["none", "completed", "unknown"],
  ["constructor", "completed", "unknown"],
] as const)("a payment's code %s with the status '%s' is %s", ([code, status, outcome]) => {
  expect(jazzCashOutcome(code, status)).toBe(outcome);
});

test.for(["109", "209"])("an inquiry's code %s says that there is no such payment", async (code) => {
  const { url } = await listen(async () => signed({ pp_ResponseCode: code }));
  const gateway = jazzCashGateway({ ...settings, inquiryUrl: url });
  expect(await gateway.inquire?.(attempt)).toEqual({ outcome: "absent", code });
});

test.for<[string, object]>([
  [
    "the code of the payment in the place of the inquiry's",
    { pp_ResponseCode: "121", pp_Status: "Completed" },
  ],
  ["a failure of the inquiry itself", { ...paidReply(), pp_ResponseCode: "999" }],
  ["no code of the payment", { pp_ResponseCode: "000", pp_Status: "Completed" }],
  ["a list", ["000", "121", "Completed"]],
  ["no amount of digits", { ...paidReply(), pp_Amount: "250050.0" }],
  ["a nested text", { ...paidReply(), pp_Status: { text: "Completed" } }],
])("an inquiry's reply with %s is not paid", async ([, reply]) => {
  const { url } = await listen(async () => reply);
  const gateway = jazzCashGateway({ ...settings, inquiryUrl: url });
  expect(await gateway.inquire?.(attempt)).toMatchObject({ outcome: "unknown" });
});

test("an inquiry's reply without a hash, with numbers for texts, is read", async () => {
  const { url } = await listen(async () => ({ ...paidReply(), pp_Amount: 250_050, pp_AuthCode: null }));
  const gateway = jazzCashGateway({ ...settings, inquiryUrl: url });
  const paid = { outcome: "paid", amountPaisa: 250_050, providerReference: "", code: "121" };
  expect(await gateway.inquire?.(attempt)).toEqual(paid);
});

function paidReply() {
  return { pp_ResponseCode: "000", pp_PaymentResponseCode: "121", pp_Status: "Completed" };
}

/** A merchant who answers JazzCash's notifications by the port, as a route does. */
async function notified() {
  const opened = await open();
  const readings: (NotificationReading | undefined)[] = [];
  const merchant = await listen(async ({ body }) => {
    const fields = fieldsOfJson(JSON.parse(body)) ?? {};
    const reading = await opened.gateway.readNotification?.(fields);
    readings.push(reading);
    return reading && "reply" in reading ? reading.reply : undefined;
  });
  opened.sandbox.accounts.jazzcash.notifyUrl = merchant.url;
  const paid = makeAttempt();
  await opened.provider.visit(await opened.gateway.checkout(paid), "Pay");
  return { ...opened, readings, paid };
}

test("a notification is answered with a signed reply, each time it comes", async () => {
  const { sandbox, readings, paid } = await notified();
  expect(await sandbox.notify("jazzcash", paid.reference)).toBe(true);
  expect(readings).toMatchObject([
    { attemptReference: paid.reference, signed: true, hint: "121" },
    { attemptReference: paid.reference, signed: true, hint: "121" },
  ]);
});

test.for([
  ["forged-return", "signature"],
  ["wrong-merchant", "merchant"],
] as const)("a notification that is a %s is refused", async ([behaviour, refused]) => {
  const { sandbox, provider, readings, paid } = await notified();
  provider.misbehave(behaviour);
  expect(await sandbox.notify("jazzcash", paid.reference)).toBe(false);
  expect(readings.at(-1)).toEqual({ refused });
});
