import { createHmac, hash, timingSafeEqual } from "node:crypto";
import { askProvider } from "./ask-provider.ts";
import {
  type AskedAttempt,
  assertAttempt,
  fieldsOfJson,
  type Gateway,
  isReference,
  type PaymentAnswer,
  type ReturnPoint,
  type ReturnRefusal,
} from "./payments.ts";
import { codeOf, karachiStamp, providerReferenceOf } from "./provider-texts.ts";

/**
 * pp_SecureHash of a message in either direction: HMAC-SHA256, keyed with the salt, of the salt and all values that are
 * not empty, joined by `&`, in the byte order of their names. Every field whose name starts with `pp` counts.
 * @returns 64 hexadecimal digits in upper case
 */
export function jazzCashHash(fields: Record<string, string>, salt: string): string {
  const values = Object.entries(fields)
    .filter(([name, value]) => name.startsWith("pp") && name !== "pp_SecureHash" && value !== "")
    .toSorted(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .map(([, value]) => value);
  return createHmac("sha256", salt)
    .update([salt, ...values].join("&"))
    .digest("hex")
    .toUpperCase();
}

/**
 * Whether a message carries the hash that its fields have. A provider's missing value may arrive as the text "null",
 * which was not hashed; both readings need the salt, so neither can be forged.
 */
export function hasJazzCashHash(fields: Record<string, string>, salt: string): boolean {
  const given = fields.pp_SecureHash ?? "";
  if (!/^[0-9A-Fa-f]{64}$/.test(given)) return false;
  const equals = (message: Record<string, string>) =>
    timingSafeEqual(Buffer.from(given, "hex"), Buffer.from(jazzCashHash(message, salt), "hex"));
  return equals(fields) || equals(withoutNulls(fields));
}

function withoutNulls(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === "null" ? "" : value]),
  );
}

export type JazzCashSettings = {
  /** The page that the donor's browser posts to. */
  url: string;
  inquiryUrl: string;
  merchantId: string;
  password: string;
  salt: string;
  version: string;
  /** MWALLET, OTC, MIGS ... Empty: the payer chooses. */
  transactionType: string;
  /** The inquiry's own codes that say that there is no such payment. */
  absentCodes: readonly string[];
};

type Fields = Record<string, string>;

/** The fields that a return or a notification may have. Any other is refused. */
const knownFields = new Set([
  ...["pp_Version", "pp_TxnType", "pp_Language", "pp_MerchantID", "pp_SubMerchantID", "pp_Password"],
  ...["pp_BankID", "pp_ProductID", "pp_TxnRefNo", "pp_Amount", "pp_TxnCurrency", "pp_TxnDateTime"],
  ...["pp_TxnExpiryDateTime", "pp_BillReference", "pp_Description", "pp_ReturnURL", "pp_SecureHash"],
  ...["pp_ResponseCode", "pp_ResponseMessage", "pp_AuthCode", "pp_RetreivalReferenceNo"],
  ...["pp_RetrievalReferenceNo", "pp_SettlementDate", "pp_SettlementExpiry", "pp_DiscountedAmount"],
  ...["pp_DiscountBank", "pp_MobileNumber", "pp_CNIC", "pp_CustomerID", "pp_CustomerEmail"],
  ...["pp_CustomerMobile", "pp_CustomerCardNo", "pp_CustomerCardExpiry", "pp_IsRegisteredCustomer"],
  ...["pp_ShouldTokenizeCardNumber", "pp_TokenizedCardNumber", "pp_IssuerName"],
  ...["ppmpf_1", "ppmpf_2", "ppmpf_3", "ppmpf_4", "ppmpf_5"],
]);

/** JazzCash: hosted checkout, and PaymentInquiry, which alone decides. */
export function jazzCashGateway(settings: JazzCashSettings, { timeoutMs = 15_000 } = {}): Gateway {
  const { merchantId, password, salt } = settings;
  const signed = (fields: Fields): Fields => ({ ...fields, pp_SecureHash: jazzCashHash(fields, salt) });

  /** Reads a signed message. Its signature only says that the hint is JazzCash's. */
  function read(received: Fields, at?: ReturnPoint): Read {
    const refusal = refuse(received, settings);
    if (refusal) return { refused: refusal };
    const fields = withoutNulls(received);
    const { pp_TxnRefNo = "", pp_ResponseCode } = fields;
    if (!isReference(pp_TxnRefNo)) return { refused: "malformed" };
    if (at && !fields.pp_MerchantID) return { refused: "merchant" };
    if (at && pp_TxnRefNo !== at.reference) return { refused: "reference" };
    return { attemptReference: pp_TxnRefNo, signed: true, hint: codeOf(pp_ResponseCode) };
  }

  return {
    name: "jazzcash",
    methods: ["jazzcash"],
    formOrigins: [new URL(settings.url).origin],

    async checkout(attempt) {
      assertAttempt(attempt);
      const fields = signed({
        pp_Version: settings.version,
        pp_TxnType: settings.transactionType,
        pp_Language: "EN",
        pp_MerchantID: merchantId,
        pp_SubMerchantID: "",
        pp_Password: password,
        pp_BankID: "",
        pp_ProductID: "",
        pp_TxnRefNo: attempt.reference,
        pp_Amount: String(attempt.amountPaisa),
        pp_TxnCurrency: "PKR",
        pp_TxnDateTime: karachiStamp(attempt.createdAt),
        pp_TxnExpiryDateTime: karachiStamp(attempt.expiresAt),
        pp_BillReference: attempt.donationReference,
        pp_Description: "Donation",
        pp_ReturnURL: attempt.returnUrl,
      });
      return { kind: "form", url: settings.url, fields };
    },

    readReturn: (fields, at) => read(fields, at),

    async readNotification(fields) {
      const reading = read(fields);
      if ("refused" in reading) return reading;
      const reply = signed({ pp_ResponseCode: "000", pp_ResponseMessage: "Received" });
      return { ...reading, reply };
    },

    async inquire(attempt, signal) {
      const body = signed({
        pp_TxnRefNo: attempt.reference,
        pp_MerchantID: merchantId,
        pp_Password: password,
      });
      const reply = await askProvider(
        settings.inquiryUrl,
        { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
        { signal, timeoutMs },
      );
      if ("fault" in reply) return { outcome: "unknown", code: reply.fault };
      const fields = fieldsOfJson(reply.json);
      return fields ? readAnswer(fields, attempt, settings) : { outcome: "unknown", code: "malformed" };
    },
  };
}

type Read = { attemptReference: string; signed: boolean; hint: string } | { refused: ReturnRefusal };

function refuse(fields: Fields, { salt, merchantId, password }: JazzCashSettings): ReturnRefusal | undefined {
  if (Object.keys(fields).some((name) => name.startsWith("pp") && !knownFields.has(name))) {
    return "unknown-field";
  }
  if (!hasJazzCashHash(fields, salt)) return "signature";
  const { pp_MerchantID = "", pp_Password = "" } = withoutNulls(fields);
  // A notification names no merchant, and a return no password.
  if (pp_MerchantID !== "" && pp_MerchantID !== merchantId) return "merchant";
  if (pp_Password !== "" && !equalSecrets(pp_Password, password)) return "merchant";
  return undefined;
}

function equalSecrets(one: string, other: string): boolean {
  return timingSafeEqual(hash("sha256", one, "buffer"), hash("sha256", other, "buffer"));
}

function readAnswer(received: Fields, attempt: AskedAttempt, settings: JazzCashSettings): PaymentAnswer {
  const fields = withoutNulls(received);
  // The reply came over our own connection; a hash that is there must be right all the same.
  if (received.pp_SecureHash && !hasJazzCashHash(received, settings.salt)) {
    return { outcome: "unknown", code: "signature" };
  }
  const inquiryCode = codeOf(fields.pp_ResponseCode);
  if (settings.absentCodes.includes(inquiryCode)) return { outcome: "absent", code: inquiryCode };
  if (inquiryCode !== "000") return { outcome: "unknown", code: inquiryCode };
  if (fields.pp_TxnRefNo && fields.pp_TxnRefNo !== attempt.reference) {
    return { outcome: "unknown", code: "reference" };
  }
  if (fields.pp_MerchantID && fields.pp_MerchantID !== settings.merchantId) {
    return { outcome: "unknown", code: "merchant" };
  }
  const code = codeOf(fields.pp_PaymentResponseCode);
  const providerReference = providerReferenceOf(
    fields.pp_RetreivalReferenceNo || fields.pp_RetrievalReferenceNo,
    fields.pp_AuthCode,
  );
  const outcome = jazzCashOutcome(code, (fields.pp_Status ?? "").toLowerCase());
  if (outcome !== "paid") return { outcome, code, providerReference };
  return paidAnswer(fields, attempt, { code, providerReference });
}

function paidAnswer(
  { pp_Amount, pp_TxnCurrency }: Fields,
  { amountPaisa: asked }: AskedAttempt,
  { code, providerReference = "" }: { code: string; providerReference: string | undefined },
): PaymentAnswer {
  if (pp_Amount && !/^\d{1,12}$/.test(pp_Amount)) return { outcome: "unknown", code: "amount" };
  const amountPaisa = pp_Amount ? Number(pp_Amount) : undefined;
  const payment = { amountPaisa, providerReference, code };
  if (pp_TxnCurrency && pp_TxnCurrency !== "PKR") return { outcome: "mismatch", of: "currency", ...payment };
  if ((amountPaisa ?? asked) !== asked) return { outcome: "mismatch", of: "amount", ...payment };
  return { outcome: "paid", ...payment };
}

type Outcome = "paid" | "pending" | "failed" | "expired" | "refunded" | "unknown";

/** What a payment's code says by itself. 058, 119, 134, 199 and 999 leave it open whether money has moved. */
const outcomes = new Map<string, Outcome>([
  ["000", "paid"],
  ["121", "paid"],
  ["124", "pending"],
  ["157", "pending"],
  ["101", "failed"],
  ["110", "failed"],
  ["112", "failed"],
  ["115", "failed"],
  ["129", "failed"],
  ["116", "expired"],
  ["131", "refunded"],
  ["058", "unknown"],
  ["119", "unknown"],
  ["134", "unknown"],
  ["199", "unknown"],
  ["999", "unknown"],
]);

/**
 * What a payment's code and its pp_Status (in small letters) say. They must agree; a code that is not listed is read by
 * its status, and never as paid.
 */
export function jazzCashOutcome(code: string, status: string): Outcome {
  const outcome =
    outcomes.get(code) ?? (status === "failed" ? "failed" : status === "pending" ? "pending" : "unknown");
  switch (outcome) {
    case "paid":
      return status === "completed" ? outcome : "unknown";
    case "pending":
      return status === "" || status === "pending" ? outcome : "unknown";
    case "failed":
    case "expired":
      return status === "" || status === "failed" ? outcome : "unknown";
    default:
      return outcome;
  }
}
