import { expect, test } from "vitest";
import { listen, sandboxFor } from "#tests/support/gateway-sandbox.ts";
import { describeGateway, makeAttempt } from "#tests/support/payments-contract.ts";
import { type EasyPaisaSettings, easyPaisaGateway, easyPaisaHash } from "./easypaisa.ts";
import { fieldsOfForm, type NotificationReading } from "./payments.ts";

async function open(options: { timeoutMs?: number } = {}) {
  const { sandbox, provider, settings } = await sandboxFor("easypaisa");
  const easypaisa = settings.easypaisa as EasyPaisaSettings;
  const gateway = easyPaisaGateway(easypaisa, options);
  const secrets = [easypaisa.password, easypaisa.hashKey, easypaisa.user];
  return { gateway, provider, secrets, sandbox };
}

describeGateway("EasyPaisa", open, { signedReturn: false });

const settings: EasyPaisaSettings = {
  url: "https://easypay.easypaisa.com.pk/easypay/Index.jsf",
  confirmUrl: "https://easypay.easypaisa.com.pk/easypay/Confirm.jsf",
  inquiryUrl: "https://easypay.easypaisa.com.pk/easypay-service/rest/v4/inquire-transaction",
  storeId: "S1",
  hashKey: "0123456789ABCDEF",
  user: "user1",
  password: "pass1",
  account: "ACC1",
  paymentMethod: "",
};
const { checkout, readReturn, readNotification } = easyPaisaGateway(settings);
const attempt = makeAttempt({
  reference: "A1",
  amountPaisa: 250_000,
  createdAt: new Date("2026-12-31T19:30:00Z"),
  expiresAt: new Date("2026-12-31T20:30:00Z"),
  returnUrl: "https://umeed.example/return/A1",
});

test("the form has rupees with a decimal, Karachi's time and nothing about the donor", async () => {
  const fields = {
    storeId: "S1",
    amount: "2500.0",
    postBackURL: "https://umeed.example/return/A1",
    orderRefNum: "A1",
    expiryDate: "20270101 013000",
    autoRedirect: "1",
  };
  const merchantHashedReq = easyPaisaHash(fields, settings.hashKey);
  expect(await checkout(attempt)).toEqual({
    kind: "form",
    url: settings.url,
    fields: { ...fields, merchantHashedReq },
  });
  const withMethod = easyPaisaGateway({ ...settings, paymentMethod: "MA_PAYMENT_METHOD" });
  expect(await withMethod.checkout(attempt)).toMatchObject({
    fields: { paymentMethod: "MA_PAYMENT_METHOD" },
  });
});

test.for([
  ["c2Vj/cmV0+MTIz==", "c2Vj/cmV0+MTIz=="],
  ["c2Vj cmV0", "c2Vj+cmV0"],
] as const)("the token %s goes to the second page", ([received, token]) => {
  expect(readReturn?.({ auth_token: received }, attempt)).toEqual({
    next: {
      kind: "form",
      url: settings.confirmUrl,
      fields: { auth_token: token, postBackURL: "https://umeed.example/return/A1" },
    },
  });
});

test.for<[string, Record<string, string>, object]>([
  ["as it is sent", { status: "0000", desc: "OK", orderRefNumber: "A1" }, { signed: false, hint: "0000" }],
  ["with a text for a status", { status: "so good!", orderRefNumber: "A1" }, { hint: "other" }],
  ["of another attempt", { status: "0000", orderRefNumber: "A2" }, { refused: "reference" }],
  ["of no attempt", { status: "0000" }, { refused: "malformed" }],
  ["with an empty token", { auth_token: "" }, { refused: "malformed" }],
  ["with a long token", { auth_token: "a".repeat(513) }, { refused: "malformed" }],
  ["with a token of markup", { auth_token: '"><script>' }, { refused: "malformed" }],
])("a return %s", ([, fields, reading]) => {
  expect(readReturn?.(fields, attempt)).toMatchObject(reading);
});

const paid = {
  responseCode: "0000",
  transactionStatus: "PAID",
  orderId: "A1",
  storeId: "S1",
  transactionAmount: "2500.0",
  transactionId: "77",
};

test.for<[object, string]>([
  [{}, "paid"],
  [{ transactionAmount: 2500, storeId: "S1" }, "paid"],
  [{ transactionAmount: "2500.00" }, "paid"],
  [{ transactionAmount: "2500.01" }, "mismatch"],
  [{ transactionAmount: "250000" }, "mismatch"],
  [{ transactionAmount: "2,500.0" }, "unknown"],
  [{ transactionAmount: "2.5e3" }, "unknown"],
  [{ transactionAmount: undefined }, "unknown"],
  [{ responseCode: "0001" }, "unknown"],
  [{ responseCode: 0 }, "unknown"],
  [{ responseCode: "0003" }, "absent"],
  [{ orderId: undefined }, "unknown"],
  [{ orderId: "a1" }, "unknown"],
  [{ storeId: undefined }, "unknown"],
  [{ transactionStatus: "paid" }, "unknown"],
  [{ transactionStatus: "BLOCKED" }, "unknown"],
  [{ transactionStatus: "PENDING" }, "pending"],
  [{ transactionStatus: "INITIATED" }, "pending"],
  [{ transactionStatus: "FAILED" }, "failed"],
  [{ transactionStatus: "DROPPED" }, "failed"],
  [{ transactionStatus: "EXPIRED" }, "expired"],
  [{ transactionStatus: "REVERSED" }, "refunded"],
])("an answer with %j is %s", async ([changes, outcome]) => {
  const { url } = await listen(async () => ({ ...paid, ...changes }));
  const gateway = easyPaisaGateway({ ...settings, inquiryUrl: url });
  expect(await gateway.inquire?.(attempt)).toMatchObject({ outcome });
});

test.for([
  ["30/06/2026 11:59 PM", "2026-06-30T18:59:00.000Z"],
  ["01/07/2026 12:05 AM", "2026-06-30T19:05:00.000Z"],
  ["01/07/2026 12:05 PM", "2026-07-01T07:05:00.000Z"],
  ["13/13/2026 01:00 PM", undefined],
  ["2026-06-30T23:59:00", undefined],
  [null, undefined],
])("a payment's time %j is %j", async ([transactionDateTime, time]) => {
  const { url } = await listen(async () => ({ ...paid, transactionDateTime }));
  const answer = await easyPaisaGateway({ ...settings, inquiryUrl: url }).inquire?.(attempt);
  expect(answer && "paidAt" in answer ? answer.paidAt?.toISOString() : undefined).toBe(time);
});

test("a notification's link leads to the attempt, and says nothing of its state", async () => {
  const { gateway, provider, sandbox } = await open();
  const readings: (NotificationReading | undefined)[] = [];
  const merchant = await listen(async ({ url }) => {
    const reading = await gateway.readNotification?.(fieldsOfForm(url.searchParams) ?? {});
    readings.push(reading);
    return reading && "reply" in reading ? reading.reply : undefined;
  });
  sandbox.accounts.easypaisa.notifyUrl = merchant.url;
  const own = makeAttempt();
  const first = await provider.visit(await gateway.checkout(own), "Fail");
  const next = gateway.readReturn?.(first?.fields ?? {}, own);
  if (!next || !("next" in next)) throw new Error("EasyPaisa has two steps");
  await provider.visit(next.next, "Fail");
  expect(readings).toEqual([{ attemptReference: own.reference, signed: false, hint: "FAILED", reply: {} }]);

  provider.misbehave("forged-return");
  expect(await sandbox.notify("easypaisa", own.reference)).toBe(true);
  expect(readings.at(-1)).toMatchObject({ hint: "PAID", signed: false });
  expect(await gateway.inquire?.(own)).toMatchObject({ outcome: "failed" });

  provider.misbehave("wrong-merchant");
  expect(await sandbox.notify("easypaisa", own.reference)).toBe(false);
  expect(readings.at(-1)).toEqual({ refused: "merchant" });
});

test.for([
  "",
  "not a link",
  "/easypay-service/ipn/A1",
  "http://easypay.easypaisa.com.pk/ipn/A1",
  "https://easypay.easypaisa.com.pk:8443/ipn/A1",
  "https://user:pass@easypay.easypaisa.com.pk/ipn/A1",
  "https://easypaisa.com.pk.evil.example/ipn/A1",
  "https://evileasypaisa.com.pk/ipn/A1",
  "https://evil.example/?easypay.easypaisa.com.pk",
  "https://evil.example#@easypay.easypaisa.com.pk",
  "https://127.0.0.1/ipn/A1",
  "https://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  "javascript:alert(1)",
])("the link %s is not followed", async (url) => {
  expect(await readNotification?.({ url })).toEqual({ refused: "malformed" });
});

test("no request goes to another server of this machine", async () => {
  const { gateway } = await open();
  const stranger = await listen(async () => ({ order_id: "A1" }));
  expect(await gateway.readNotification?.({ url: `${stranger.url}/ipn/A1` })).toEqual({
    refused: "malformed",
  });
  expect(stranger.received).toEqual([]);
});

test("a sandbox follows no link to the real provider", async () => {
  const { gateway } = await open();
  expect(await gateway.readNotification?.({ url: "https://easypay.easypaisa.com.pk/ipn/A1" })).toEqual({
    refused: "malformed",
  });
});

test("a link to nowhere at the provider is unreachable", async () => {
  const { gateway, sandbox } = await open();
  const reading = await gateway.readNotification?.({ url: `${sandbox.url}/easypay-service/ipn/NONE` });
  expect(reading).toEqual({ refused: "unreachable" });
});
