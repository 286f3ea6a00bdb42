import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const jazzcash = {
  PAY_JAZZCASH_URL: "https://pay.example/CustomerPortal/merchantform/",
  PAY_JAZZCASH_MERCHANT_ID: "MC1",
  PAY_JAZZCASH_PASSWORD: "pass1",
  PAY_JAZZCASH_SALT: "salt1",
};
const easypaisa = {
  PAY_EASYPAISA_URL: "https://pay.example/easypay/Index.jsf",
  PAY_EASYPAISA_STORE_ID: "S1",
  PAY_EASYPAISA_HASH_KEY: "0123456789ABCDEF",
  PAY_EASYPAISA_USER: "user1",
  PAY_EASYPAISA_PASSWORD: "pass1",
  PAY_EASYPAISA_ACCOUNT: "ACC1",
};

test("each gateway is configured by itself, and its other addresses follow from the first", () => {
  expect(readEnv(jazzcash).payments).toEqual({
    bank: undefined,
    easypaisa: undefined,
    jazzcash: {
      url: "https://pay.example/CustomerPortal/merchantform/",
      inquiryUrl: "https://pay.example/ApplicationAPI/API/PaymentInquiry/Inquire",
      merchantId: "MC1",
      password: "pass1",
      salt: "salt1",
      version: "1.1",
      transactionType: "",
      absentCodes: ["109"],
    },
    firstAskMs: 20_000,
  });
  expect(readEnv(easypaisa).payments.easypaisa).toEqual({
    url: "https://pay.example/easypay/Index.jsf",
    confirmUrl: "https://pay.example/easypay/Confirm.jsf",
    inquiryUrl: "https://pay.example/easypay-service/rest/v4/inquire-transaction",
    storeId: "S1",
    hashKey: "0123456789ABCDEF",
    user: "user1",
    password: "pass1",
    account: "ACC1",
    paymentMethod: "",
  });
  const PAY_BANK_URL = "https://bank.example/pay?merchant=1";
  expect(readEnv({ PAY_BANK_URL }).payments.bank).toEqual({ url: PAY_BANK_URL });
});

test("what a provider may change can be set", () => {
  const { payments } = readEnv({
    ...jazzcash,
    ...easypaisa,
    PAY_JAZZCASH_API_URL: "https://api.example/v2/inquire",
    PAY_JAZZCASH_VERSION: "2.0",
    PAY_JAZZCASH_TXN_TYPE: "MWALLET",
    PAY_JAZZCASH_ABSENT_CODES: "404,405",
    PAY_EASYPAISA_CONFIRM_URL: "https://pay.example/tpg/Confirm",
    PAY_EASYPAISA_API_URL: "https://api.example/rest/v5/",
    PAY_EASYPAISA_METHOD: "OTC_PAYMENT_METHOD",
    PAY_FIRST_ASK_SECONDS: "600",
  });
  expect(payments.firstAskMs).toBe(600_000);
  for (const PAY_FIRST_ASK_SECONDS of ["0", "3601", "soon"]) {
    expect(() => readEnv({ PAY_FIRST_ASK_SECONDS })).toThrow("PAY_FIRST_ASK_SECONDS must be seconds");
  }
  expect(payments.jazzcash).toMatchObject({
    inquiryUrl: "https://api.example/v2/inquire",
    version: "2.0",
    transactionType: "MWALLET",
    absentCodes: ["404", "405"],
  });
  expect(payments.easypaisa).toMatchObject({
    confirmUrl: "https://pay.example/tpg/Confirm",
    inquiryUrl: "https://api.example/rest/v5/inquire-transaction",
    paymentMethod: "OTC_PAYMENT_METHOD",
  });
});

test.for([
  ...Object.keys(jazzcash).map((name) => [name, jazzcash] as const),
  ...Object.keys(easypaisa).map((name) => [name, easypaisa] as const),
])("a gateway without its %s stops the start", ([name, whole]) => {
  const given = Object.keys(whole).find((each) => each !== name);
  expect(() => readEnv({ ...whole, [name]: "" })).toThrow(`  ${name} must be set too: ${given} is`);
});

test("a detail of a gateway that is not configured stops the start, too", () => {
  const start = () => readEnv({ PAY_JAZZCASH_VERSION: "2.0" });
  for (const name of Object.keys(jazzcash)) {
    expect(start).toThrow(`  ${name} must be set too: PAY_JAZZCASH_VERSION is`);
  }
});

const needsHttps = "must begin with https://, and have no user, password or # part";
test.for([
  ["PAY_BANK_URL", "http://bank.example/pay", needsHttps],
  ["PAY_BANK_URL", "http://127.0.0.1.bank.example/pay", needsHttps],
  ["PAY_BANK_URL", "https://user@bank.example/pay", needsHttps],
  ["PAY_BANK_URL", "https://bank.example/pay#top", needsHttps],
  ["PAY_BANK_URL", "bank.example", "must be a full address such as https://bank.example/pay"],
  ["PAY_BANK_URL", "javascript:alert(1)", "must be a full address such as https://bank.example/pay"],
  ["PAY_JAZZCASH_SALT", "a salt", "must be plain letters, digits and signs"],
  ["PAY_JAZZCASH_ABSENT_CODES", "1, 2", "must be codes with commas between"],
  ["PAY_EASYPAISA_HASH_KEY", "short", "must have 16, 24 or 32 plain characters"],
  ["PAY_EASYPAISA_METHOD", "CASH", "must be such as MA_PAYMENT_METHOD, or unset"],
] as const)("%s cannot be %s", ([name, value, message]) => {
  const start = () => readEnv({ ...jazzcash, ...easypaisa, [name]: value });
  expect(start).toThrow(`The settings cannot be used:\n  ${name} ${message}`);
});

test.for(["http://127.0.0.1:3100/pay", "http://localhost:3100/pay", "http://[::1]:3100/pay"])(
  "%s is a provider on this machine, for tests",
  (PAY_BANK_URL) => expect(readEnv({ PAY_BANK_URL }).payments.bank?.url).toBe(PAY_BANK_URL),
);

test("no fault names the value of a secret", () => {
  const PAY_JAZZCASH_PASSWORD = "a secret with spaces";
  const start = () => readEnv({ ...jazzcash, PAY_JAZZCASH_PASSWORD });
  expect(start).toThrow("PAY_JAZZCASH_PASSWORD");
  expect(start).not.toThrow(PAY_JAZZCASH_PASSWORD);
});
