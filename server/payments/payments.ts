import { z } from "zod";
import type { GatewayName, PaymentMethod } from "#app/contract/payment-methods.ts";

/** One try to pay a donation at a gateway. */
export type PaymentAttempt = {
  /** Unique for each try, for ever: at most 20 letters and digits. */
  reference: string;
  /** The donation's own reference (TXN...): at most 20 letters and digits. Several tries may share it. */
  donationReference: string;
  method: PaymentMethod;
  /** A positive whole number of paisa. */
  amountPaisa: number;
  createdAt: Date;
  /** When the provider stops to take the payment. */
  expiresAt: Date;
  /**
   * Where the provider sends the browser: an absolute URL of at most 200 characters. It names the attempt in its path,
   * because not every provider does so in what it brings along.
   */
  returnUrl: string;
};

/**
 * What leads the donor's browser to the provider. Nothing in it is about the donor. It is for his browser alone: a page
 * with it is not stored.
 */
export type Checkout =
  | { kind: "redirect"; url: string }
  /** A form that the browser posts: its fields are hidden inputs. */
  | { kind: "form"; url: string; fields: Record<string, string> }
  /** The donor pays by himself as the page says, and reports it (DONATE-08). */
  | { kind: "manual" };

/**
 * What the provider says of an attempt when our server asks it. Only this makes a donation paid (DONATE-09).
 *
 * - `paid`: this attempt, at our merchant account, in rupees. `amountPaisa` is the attempt's own amount, or undefined
 *   where the provider names none: then it is the one that the signed checkout asked for.
 * - `mismatch`: paid, but not the amount or currency that was asked for. Staff decide.
 * - `absent`: the provider has no such payment. The donor may still begin to pay until the attempt expires.
 * - `unknown`: no usable answer, or one that contradicts itself. Ask again later, then let staff decide.
 */
export type PaymentAnswer =
  | {
      outcome: "paid";
      amountPaisa: number | undefined;
      /** The provider's own number of the payment; empty when it names none. */
      providerReference: string;
      /** When it was paid, where the provider names it. */
      paidAt?: Date;
      code: string;
    }
  | {
      outcome: "mismatch";
      /** What is not as it was asked for. */
      of: "amount" | "currency";
      /** In the hundredth part of whatever currency it is. */
      amountPaisa: number | undefined;
      providerReference?: string;
      code: string;
    }
  | {
      outcome: "failed" | "pending" | "expired" | "refunded" | "absent" | "unknown";
      /** The provider's own code, or why there is none: 1 to 40 letters, digits, dots and hyphens. May be logged. */
      code: string;
      providerReference?: string;
    };

/** Why something that a browser or a notification brought is not used. May be logged. */
export type ReturnRefusal = "signature" | "unknown-field" | "malformed" | "merchant" | "reference";

/** What a browser or a notification brought: a hint about which attempt to ask for, never a proof. */
export type ReturnReading =
  | {
      attemptReference: string;
      /** Whether the provider's signature was there and right. */
      signed: boolean;
      /** The provider's code, not a text: as in PaymentAnswer. */
      hint: string;
    }
  /** The provider wants one more step of the browser. */
  | { next: Checkout }
  | { refused: ReturnRefusal };

/** A provider's notification to our server, and the body of the reply that it expects. */
export type NotificationReading =
  | {
      attemptReference: string;
      signed: boolean;
      hint: string;
      /** Sent as JSON with status 200, after the attempt was noted to be asked for. */
      reply: Record<string, string>;
    }
  | { refused: ReturnRefusal | "unreachable" };

/** What is known of an attempt when a browser comes back to its return URL. */
export type ReturnPoint = Pick<PaymentAttempt, "reference" | "returnUrl">;
/** What an inquiry needs of an attempt. */
export type AskedAttempt = Pick<PaymentAttempt, "reference" | "amountPaisa">;

/**
 * The port for payment providers. Refunds have no call: staff refund at the provider and record it.
 *
 * No method throws because of what a browser or a provider sent, and no error or answer holds a secret.
 */
export type Gateway = {
  readonly name: GatewayName;
  readonly methods: readonly PaymentMethod[];
  /** The origins that a checkout leads to, for the content security policy's form-action. */
  readonly formOrigins?: readonly string[];
  /** Makes no request. */
  checkout(attempt: PaymentAttempt): Promise<Checkout>;
  /** Reads what the browser brought back. @param fields of the query or the form: `fieldsOfForm` */
  readReturn?(fields: Record<string, string>, at: ReturnPoint): ReturnReading;
  /** Reads a notification of the provider's server. @param fields of the query or the JSON body: `fieldsOfForm`, `fieldsOfJson` */
  readNotification?(fields: Record<string, string>, signal?: AbortSignal): Promise<NotificationReading>;
  /**
   * Asks the provider, once and within 15 seconds. Retries are the caller's. Without this method staff find the payment
   * on the bank's statement.
   */
  inquire?(attempt: AskedAttempt, signal?: AbortSignal): Promise<PaymentAnswer>;
};

export type Payments = {
  readonly all: readonly Gateway[];
  /** The gateway for a method: the configured one, else `manual`. */
  gatewayFor(method: PaymentMethod): Gateway;
  /** The gateway of an earlier attempt. @returns undefined when it is no longer configured: staff decide then */
  gateway(name: GatewayName): Gateway | undefined;
  /** Where forms of a page may lead, besides this site. */
  readonly formOrigins: readonly string[];
};

/** The longest return URL that every provider takes. */
const maxReturnUrl = 200;
const reference = /^[A-Za-z0-9]{1,20}$/;

export const isReference = (text: string): boolean => reference.test(text);

/**
 * What every provider asks of an attempt. Our own server makes it, so a fault is a fault of the program.
 * @throws RangeError that names the field
 */
export function assertAttempt(attempt: PaymentAttempt): void {
  const faults = {
    reference: !isReference(attempt.reference),
    donationReference: !isReference(attempt.donationReference),
    amountPaisa: !Number.isSafeInteger(attempt.amountPaisa) || attempt.amountPaisa <= 0,
    expiresAt: !(attempt.createdAt < attempt.expiresAt),
    returnUrl: attempt.returnUrl.length > maxReturnUrl || !URL.canParse(attempt.returnUrl),
  };
  const wrong = Object.entries(faults).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
  if (wrong.length > 0) throw new RangeError(`A payment attempt cannot have this ${wrong.join(", ")}`);
}

const maxFields = 60;
const maxName = 60;
const maxValue = 2000;

const record = z.record(z.string(), z.unknown());

/**
 * The fields of a query or a form.
 * @returns undefined when they are too many or too long, or when one is there twice
 */
export function fieldsOfForm(params: URLSearchParams): Record<string, string> | undefined {
  return bounded([...params]);
}

/**
 * The fields of a JSON object: texts, and numbers as texts. Null is an empty text; what is nested is left out.
 * @returns undefined when it is no object, or has too many or too long fields
 */
export function fieldsOfJson(json: unknown): Record<string, string> | undefined {
  const parsed = record.safeParse(json);
  if (!parsed.success) return undefined;
  return bounded(
    Object.entries(parsed.data).flatMap(([name, value]): [string, string][] => {
      if (value === null) return [[name, ""]];
      return ["string", "number", "boolean"].includes(typeof value) ? [[name, String(value)]] : [];
    }),
  );
}

function bounded(entries: [string, string][]): Record<string, string> | undefined {
  if (entries.length > maxFields) return undefined;
  if (entries.some(([name, value]) => name.length > maxName || value.length > maxValue)) return undefined;
  if (new Set(entries.map(([name]) => name)).size !== entries.length) return undefined;
  return Object.fromEntries(entries);
}
