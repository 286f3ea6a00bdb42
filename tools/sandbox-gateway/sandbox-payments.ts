export const providers = ["jazzcash", "easypaisa", "bank"] as const;
export type Provider = (typeof providers)[number];

export const behaviours = [
  "none",
  // What the browser brings back.
  "forged-return",
  "repeated-return",
  "null-texts",
  "lost",
  // What becomes of the payment: "late" waits until it is settled.
  "late",
  // What the inquiry answers.
  "full-reply",
  "wrong-amount",
  "wrong-currency",
  "wrong-merchant",
  "wrong-reference",
  "wrong-signature",
  "server-error",
  "slow",
  "broken-json",
  "huge-reply",
  "redirect",
] as const;
export type Behaviour = (typeof behaviours)[number];

export type PaymentState = "open" | "late" | "paid" | "failed" | "cancelled" | "refunded";

/** What a payer's press on a button of a provider's page makes of a payment. */
export const decisions = { Pay: "paid", Fail: "failed", Cancel: "cancelled" } as const;
export type Decision = keyof typeof decisions;

export type SandboxPayment = {
  reference: string;
  paisa: number;
  returnUrl: string;
  state: PaymentState;
  /** The provider's own number of the payment. */
  number: string;
  /** What the merchant has sent. */
  fields: Record<string, string>;
};

/** The payments of one provider, and how it behaves. */
export class ProviderAccount {
  behaviour: Behaviour = "none";
  /** Where notifications go. */
  notifyUrl: string | undefined;
  readonly payments = new Map<string, SandboxPayment>();

  /** @returns undefined when this reference was decided already: a reference is for one try */
  start(payment: Omit<SandboxPayment, "state" | "number">): SandboxPayment | undefined {
    const earlier = this.payments.get(payment.reference);
    if (earlier && earlier.state !== "open") return undefined;
    const number = String(700_000_000_000 + this.payments.size);
    const begun: SandboxPayment = { ...payment, state: "open", number };
    this.payments.set(payment.reference, begun);
    return begun;
  }

  decide(payment: SandboxPayment, decision: Decision): void {
    const isLate = this.behaviour === "late" && decision === "Pay";
    payment.state = isLate ? "late" : decisions[decision];
  }

  /** @throws Error when there is no such payment */
  find(reference: string): SandboxPayment {
    const payment = this.payments.get(reference);
    if (!payment) throw new Error(`There is no payment ${reference}`);
    return payment;
  }
}

export const isDecision = (text: string): text is Decision => Object.hasOwn(decisions, text);
