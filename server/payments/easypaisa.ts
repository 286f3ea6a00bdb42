import { createCipheriv } from "node:crypto";
import { type AskOptions, askProvider } from "./ask-provider.ts";
import {
  type AskedAttempt,
  assertAttempt,
  fieldsOfJson,
  type Gateway,
  isReference,
  type PaymentAnswer,
  type ReturnPoint,
  type ReturnReading,
} from "./payments.ts";
import { codeOf, karachiStamp, paisaOf, providerReferenceOf, rupeesText } from "./provider-texts.ts";

/**
 * merchantHashedReq: the fields that are not empty as `name=value`, in the byte order of their names, joined by `&` and
 * not encoded, encrypted with AES in ECB mode. The provider's protocol asks for this mode.
 * @param key 16, 24 or 32 bytes
 * @returns Base64
 */
export function easyPaisaHash(fields: Record<string, string>, key: string): string {
  const text = Object.entries(fields)
    .filter(([name, value]) => name !== "merchantHashedReq" && value !== "")
    .toSorted(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  const bytes = Buffer.from(key);
  const cipher = createCipheriv(`aes-${bytes.length * 8}-ecb`, bytes, null);
  return Buffer.concat([cipher.update(text, "utf8"), cipher.final()]).toString("base64");
}

export type EasyPaisaSettings = {
  /** Index.jsf: the page that the donor's browser posts to. */
  url: string;
  /** Confirm.jsf: the page of the second step. */
  confirmUrl: string;
  inquiryUrl: string;
  storeId: string;
  /** 16, 24 or 32 bytes. */
  hashKey: string;
  user: string;
  password: string;
  /** The merchant's account number, which an inquiry names. */
  account: string;
  /** MA_PAYMENT_METHOD, OTC_PAYMENT_METHOD, CC_PAYMENT_METHOD. Empty: the payer chooses. */
  paymentMethod: string;
};

type Fields = Record<string, string>;

/** EasyPaisa: hosted checkout in two steps, whose return is not signed, and inquire-transaction, which alone decides. */
export function easyPaisaGateway(settings: EasyPaisaSettings, { timeoutMs = 15_000 } = {}): Gateway {
  return {
    name: "easypaisa",
    methods: ["easypaisa"],
    formOrigins: [new URL(settings.url).origin, new URL(settings.confirmUrl).origin],

    async checkout(attempt) {
      assertAttempt(attempt);
      const expiry = karachiStamp(attempt.expiresAt);
      const fields: Fields = {
        storeId: settings.storeId,
        amount: rupeesText(attempt.amountPaisa, 1),
        postBackURL: attempt.returnUrl,
        orderRefNum: attempt.reference,
        expiryDate: `${expiry.slice(0, 8)} ${expiry.slice(8)}`,
        autoRedirect: "1",
        ...(settings.paymentMethod ? { paymentMethod: settings.paymentMethod } : {}),
      };
      const merchantHashedReq = easyPaisaHash(fields, settings.hashKey);
      return { kind: "form", url: settings.url, fields: { ...fields, merchantHashedReq } };
    },

    readReturn: (fields, at) => readReturn(fields, at, settings),

    async readNotification(fields, signal) {
      const link = ownLink(fields.url ?? "", settings);
      if (!link) return { refused: "malformed" };
      const details = await askFields(link, { method: "GET" }, { signal, timeoutMs });
      if ("fault" in details) return { refused: "unreachable" };
      const { order_id = "", store_id, transaction_status } = details.fields;
      if (!isReference(order_id)) return { refused: "malformed" };
      if (store_id && store_id !== settings.storeId) return { refused: "merchant" };
      return { attemptReference: order_id, signed: false, hint: codeOf(transaction_status), reply: {} };
    },

    async inquire(attempt, signal) {
      const credentials = Buffer.from(`${settings.user}:${settings.password}`).toString("base64");
      const answer = await askFields(
        settings.inquiryUrl,
        {
          method: "POST",
          headers: { "content-type": "application/json", Credentials: credentials },
          body: JSON.stringify({
            orderId: attempt.reference,
            storeId: settings.storeId,
            accountNum: settings.account,
          }),
        },
        { signal, timeoutMs },
      );
      if ("fault" in answer) return { outcome: "unknown", code: answer.fault };
      return readAnswer(answer.fields, attempt, settings);
    },
  };
}

async function askFields(
  url: string,
  init: Parameters<typeof askProvider>[1],
  options: AskOptions,
): Promise<{ fields: Fields } | { fault: string }> {
  const reply = await askProvider(url, init, options);
  if ("fault" in reply) return reply;
  const fields = fieldsOfJson(reply.json);
  return fields ? { fields } : { fault: "malformed" };
}

/** The first return brings a token, which the browser takes to the second page; the last one brings a status. */
function readReturn(fields: Fields, at: ReturnPoint, { confirmUrl }: EasyPaisaSettings): ReturnReading {
  if (fields.auth_token !== undefined) {
    // A plus sign of Base64 that the provider did not encode arrives as a space.
    const token = fields.auth_token.replaceAll(" ", "+");
    if (!/^[\w+/=.~:-]{1,512}$/.test(token)) return { refused: "malformed" };
    return {
      next: { kind: "form", url: confirmUrl, fields: { auth_token: token, postBackURL: at.returnUrl } },
    };
  }
  const reference = fields.orderRefNumber ?? "";
  if (!isReference(reference)) return { refused: "malformed" };
  if (reference !== at.reference) return { refused: "reference" };
  return { attemptReference: reference, signed: false, hint: codeOf(fields.status) };
}

const ownDomain = "easypaisa.com.pk";

/**
 * The address of a notification's details: only at the hosts of the settings or, where those are EasyPaisa's own, at
 * another host of that domain. Everything else would let anybody choose where our server sends requests.
 */
function ownLink(text: string, { url, inquiryUrl }: EasyPaisaSettings): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const link = new URL(text);
  if (link.username !== "" || link.password !== "") return undefined;
  const configured = [new URL(url), new URL(inquiryUrl)];
  const isConfigured = configured.some(({ origin }) => origin === link.origin);
  const inDomain = ({ hostname }: URL) => hostname === ownDomain || hostname.endsWith(`.${ownDomain}`);
  const isSister =
    link.protocol === "https:" && link.port === "" && inDomain(link) && configured.every(inDomain);
  return isConfigured || isSister ? link.href : undefined;
}

function readAnswer(fields: Fields, attempt: AskedAttempt, settings: EasyPaisaSettings): PaymentAnswer {
  const { responseCode, transactionStatus = "", orderId, storeId, transactionAmount = "" } = fields;
  if (responseCode === "0003") return { outcome: "absent", code: "0003" };
  if (responseCode !== "0000") return { outcome: "unknown", code: codeOf(responseCode) };
  if (orderId !== attempt.reference) return { outcome: "unknown", code: "reference" };
  if (storeId !== settings.storeId) return { outcome: "unknown", code: "merchant" };
  const code = codeOf(transactionStatus);
  const providerReference = providerReferenceOf(fields.transactionId);
  const outcome = outcomes.get(transactionStatus) ?? "unknown";
  if (outcome !== "paid") return { outcome, code, providerReference };
  const amountPaisa = paisaOf(transactionAmount);
  if (amountPaisa === undefined) return { outcome: "unknown", code: "amount", providerReference };
  const payment = { amountPaisa, providerReference: providerReference ?? "", code };
  if (amountPaisa !== attempt.amountPaisa) return { outcome: "mismatch", of: "amount", ...payment };
  return { outcome: "paid", ...payment, paidAt: karachiTime(fields.transactionDateTime ?? "") };
}

/** "09/08/2018 10:04 PM", day first, in Karachi. @returns undefined for anything else */
function karachiTime(text: string): Date | undefined {
  const [, day, month, year, hour, minute, half] =
    /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2}) ([AP]M)$/i.exec(text) ?? [];
  const hours = (Number(hour) % 12) + (half?.toUpperCase() === "PM" ? 12 : 0);
  const time = new Date(`${year}-${month}-${day}T${String(hours).padStart(2, "0")}:${minute}:00+05:00`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

type Outcome = "paid" | "pending" | "failed" | "expired" | "refunded";

/** BLOCKED is not listed: it is left to staff. */
const outcomes = new Map<string, Outcome>([
  ["PAID", "paid"],
  ["PENDING", "pending"],
  ["INITIATED", "pending"],
  ["FAILED", "failed"],
  ["DROPPED", "failed"],
  ["EXPIRED", "expired"],
  ["REVERSED", "refunded"],
]);
