import { z } from "zod";
import { optional, providerUrl } from "./env-rules.ts";
import type { BankSettings } from "./payments/bank-redirect.ts";
import type { EasyPaisaSettings } from "./payments/easypaisa.ts";
import type { JazzCashSettings } from "./payments/jazzcash.ts";

/** What the gateways need; undefined where there is no merchant account. */
export type PaymentSettings = {
  bank: BankSettings | undefined;
  jazzcash: JazzCashSettings | undefined;
  easypaisa: EasyPaisaSettings | undefined;
  /** How long after a donor has left for a gateway it is asked first, when nothing was heard before. */
  firstAskMs: number;
};

/** A value that goes into signed messages as it is. */
const plainText = z.string().regex(/^[\x21-\x7e]{1,100}$/, "must be plain letters, digits and signs");

export const paymentVariables = {
  PAY_FIRST_ASK_SECONDS: optional(
    z.string().regex(/^(?:[1-9]\d{0,2}|[12]\d{3}|3[0-5]\d{2}|3600)$/, "must be seconds from 1 to 3600"),
  ),
  PAY_BANK_URL: optional(providerUrl),
  PAY_JAZZCASH_URL: optional(providerUrl),
  PAY_JAZZCASH_API_URL: optional(providerUrl),
  PAY_JAZZCASH_MERCHANT_ID: optional(plainText),
  PAY_JAZZCASH_PASSWORD: optional(plainText),
  PAY_JAZZCASH_SALT: optional(plainText),
  PAY_JAZZCASH_VERSION: optional(plainText),
  PAY_JAZZCASH_TXN_TYPE: optional(plainText),
  PAY_JAZZCASH_ABSENT_CODES: optional(
    z.string().regex(/^\w{1,10}(?:,\w{1,10})*$/, "must be codes with commas between"),
  ),
  PAY_EASYPAISA_URL: optional(providerUrl),
  PAY_EASYPAISA_CONFIRM_URL: optional(providerUrl),
  PAY_EASYPAISA_API_URL: optional(providerUrl),
  PAY_EASYPAISA_STORE_ID: optional(plainText),
  PAY_EASYPAISA_HASH_KEY: optional(
    z.string().regex(/^(?:[\x21-\x7e]{16}|[\x21-\x7e]{24}|[\x21-\x7e]{32})$/, {
      error: "must have 16, 24 or 32 plain characters",
    }),
  ),
  PAY_EASYPAISA_USER: optional(plainText),
  PAY_EASYPAISA_PASSWORD: optional(plainText),
  PAY_EASYPAISA_ACCOUNT: optional(plainText),
  PAY_EASYPAISA_METHOD: optional(
    z
      .string()
      .regex(/^(?:MA|OTC|CC|QR)_PAYMENT_METHOD$/, { error: "must be such as MA_PAYMENT_METHOD, or unset" }),
  ),
};

type Variable = keyof typeof paymentVariables;
type Values = Partial<Record<Variable, string>>;

/** What a merchant account consists of: with one of its variables, all of these are needed. */
const accounts = {
  PAY_JAZZCASH_: ["URL", "MERCHANT_ID", "PASSWORD", "SALT"],
  PAY_EASYPAISA_: ["URL", "STORE_ID", "HASH_KEY", "USER", "PASSWORD", "ACCOUNT"],
} as const;

/** Reports each variable that is missing from a merchant account. */
export function checkPayments(values: Values, context: z.RefinementCtx): void {
  for (const [prefix, names] of Object.entries(accounts)) {
    const given = Object.entries(values).find(
      ([name, value]) => name.startsWith(prefix) && value !== undefined,
    );
    if (!given) continue;
    for (const name of names) {
      if (values[`${prefix}${name}` as Variable] !== undefined) continue;
      context.addIssue({
        code: "custom",
        path: [prefix + name],
        message: `must be set too: ${given[0]} is`,
      });
    }
  }
}

/** The settings of what is configured, after `checkPayments`. */
export function readPayments(values: Values): PaymentSettings {
  return {
    bank: values.PAY_BANK_URL ? { url: values.PAY_BANK_URL } : undefined,
    jazzcash: readJazzCash(values),
    easypaisa: readEasyPaisa(values),
    firstAskMs: Number(values.PAY_FIRST_ASK_SECONDS ?? 20) * 1000,
  };
}

function readJazzCash(values: Values): JazzCashSettings | undefined {
  const url = values.PAY_JAZZCASH_URL;
  if (!url) return undefined;
  return {
    url,
    inquiryUrl:
      values.PAY_JAZZCASH_API_URL ?? new URL("/ApplicationAPI/API/PaymentInquiry/Inquire", url).href,
    merchantId: values.PAY_JAZZCASH_MERCHANT_ID ?? "",
    password: values.PAY_JAZZCASH_PASSWORD ?? "",
    salt: values.PAY_JAZZCASH_SALT ?? "",
    version: values.PAY_JAZZCASH_VERSION ?? "1.1",
    transactionType: values.PAY_JAZZCASH_TXN_TYPE ?? "",
    absentCodes: (values.PAY_JAZZCASH_ABSENT_CODES ?? "109").split(","),
  };
}

function readEasyPaisa(values: Values): EasyPaisaSettings | undefined {
  const url = values.PAY_EASYPAISA_URL;
  if (!url) return undefined;
  const api = values.PAY_EASYPAISA_API_URL ?? new URL("/easypay-service/rest/v4", url).href;
  return {
    url,
    confirmUrl: values.PAY_EASYPAISA_CONFIRM_URL ?? new URL("Confirm.jsf", url).href,
    inquiryUrl: `${api.replace(/\/+$/, "")}/inquire-transaction`,
    storeId: values.PAY_EASYPAISA_STORE_ID ?? "",
    hashKey: values.PAY_EASYPAISA_HASH_KEY ?? "",
    user: values.PAY_EASYPAISA_USER ?? "",
    password: values.PAY_EASYPAISA_PASSWORD ?? "",
    account: values.PAY_EASYPAISA_ACCOUNT ?? "",
    paymentMethod: values.PAY_EASYPAISA_METHOD ?? "",
  };
}
