import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Checkout, Gateway, PaymentAttempt } from "#server/payments/payments.ts";

type Press = "Pay" | "Fail" | "Cancel";
type Arrival = { url: string; fields: Record<string, string> };

/** A provider's own server for tests, which plays its protocol and misbehaves when it is told to. */
export type TestProvider = {
  /** The donor's browser. @throws Error when the provider refuses the checkout */
  visit(checkout: Checkout, press: Press): Promise<Arrival | undefined>;
  open(checkout: Checkout): Promise<void>;
  misbehave(behaviour: string): void;
  /** A late payment is through. */
  settle(reference: string): void;
  refund(reference: string): void;
  close(): Promise<void>;
};

export type GatewayUnderTest = {
  gateway: Gateway;
  provider: TestProvider;
  /** What must not stand in any answer. */
  secrets: string[];
};

type Options = {
  /** Whether its return carries a signature. */
  signedReturn: boolean;
  /** More ways in which this provider's inquiry can be wrong. */
  moreFaults?: readonly string[];
};

/** The reasons of an answer that cannot be used. */
const wrongAnswers = ["wrong-merchant", "wrong-reference"];
const brokenAnswers: Record<string, string> = {
  "server-error": "http-500",
  "broken-json": "not-json",
  "huge-reply": "too-large",
  redirect: "http-302",
};

const amountPaisa = 250_000;

/** An attempt of now, which anything may be changed in. */
export function makeAttempt(changes: Partial<PaymentAttempt> = {}): PaymentAttempt {
  const reference = changes.reference ?? `A${randomBytes(8).toString("hex")}`;
  const createdAt = new Date();
  return {
    reference,
    donationReference: `TXN${randomBytes(8).toString("hex")}`,
    method: "jazzcash",
    amountPaisa,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 60 * 60_000),
    returnUrl: `http://127.0.0.1:9/return/${reference}`,
    ...changes,
  };
}

/**
 * The shared tests of the gateways whose provider tells our server what was paid. Each adapter's test calls it with a
 * factory, which starts a provider of its own for each test.
 */
export function describeGateway(
  name: string,
  open: (options?: { timeoutMs?: number }) => Promise<GatewayUnderTest>,
  { signedReturn, moreFaults = [] }: Options,
): void {
  describe(`the gateway ${name}`, () => {
    /** An attempt that a donor has taken through the provider's pages. */
    async function pay(press: Press, behaviour = "none", options?: { timeoutMs?: number }) {
      const opened = await open(options);
      const attempt = makeAttempt();
      opened.provider.misbehave(behaviour);
      const reading = await walk(opened, attempt, press);
      const inquire = (signal?: AbortSignal) => inquiryOf(opened.gateway)(attempt, signal);
      return { ...opened, attempt, reading, inquire };
    }

    /** Follows every step that the provider wants of the browser. @returns undefined when it never came back */
    async function walk({ gateway, provider }: GatewayUnderTest, attempt: PaymentAttempt, press: Press) {
      let checkout = await gateway.checkout(attempt);
      for (;;) {
        const arrival = await provider.visit(checkout, press);
        if (!arrival) return undefined;
        expect(arrival.url.split("?")[0]).toBe(attempt.returnUrl);
        const reading = returnOf(gateway)(arrival.fields, attempt);
        if (!("next" in reading)) return { reading, fields: arrival.fields };
        checkout = reading.next;
      }
    }

    test("leads the donor only where the policy of the pages lets forms go", async () => {
      const { gateway } = await open();
      const checkout = await gateway.checkout(makeAttempt());
      expect(checkout.kind).toBe("form");
      expect(gateway.formOrigins).toContain("url" in checkout && new URL(checkout.url).origin);
    });

    test.for<Partial<PaymentAttempt>>([
      { reference: "" },
      { reference: "A23456789012345678901" },
      { reference: "A-1" },
      { donationReference: "TXN 1" },
      { amountPaisa: 0 },
      { amountPaisa: -100 },
      { amountPaisa: 10.5 },
      { amountPaisa: Number.NaN },
      { expiresAt: new Date(0) },
      { returnUrl: "/return" },
      { returnUrl: `https://umeed.example/${"a".repeat(200)}` },
    ])("makes no checkout that the provider could not take: %j", async (changes) => {
      const { gateway } = await open();
      await expect(gateway.checkout(makeAttempt(changes))).rejects.toThrow(RangeError);
    });

    test("paid: the return is a hint for this attempt, and the inquiry says what was paid", async () => {
      const { reading, attempt, inquire } = await pay("Pay");
      expect(reading?.reading).toMatchObject({ attemptReference: attempt.reference, signed: signedReturn });
      const answer = await inquire();
      expect(answer).toMatchObject({
        outcome: "paid",
        providerReference: expect.stringMatching(/^\d{12}$/),
      });
      expect(answer).toHaveProperty("amountPaisa", expect.toSatisfy(isAskedAmount));
      expect(await inquire()).toEqual(answer);
    });

    test.for([100, 99_99, 100_50, 100_000_000])("an amount of %i paisa is taken", async (paisa) => {
      const opened = await open();
      const attempt = makeAttempt({ amountPaisa: paisa });
      opened.provider.misbehave("full-reply");
      await walk(opened, attempt, "Pay");
      const answer = await inquiryOf(opened.gateway)(attempt);
      expect(answer).toMatchObject({ outcome: "paid", amountPaisa: paisa });
    });

    test.for(["Fail", "Cancel"] as const)("%s: the inquiry says that it failed", async (press) => {
      const { reading, attempt, inquire } = await pay(press);
      expect(reading?.reading).toMatchObject({ attemptReference: attempt.reference });
      expect(await inquire()).toMatchObject({ outcome: "failed" });
    });

    test("open at the provider and not decided: pending", async () => {
      const { gateway, provider } = await open();
      const attempt = makeAttempt();
      await provider.open(await gateway.checkout(attempt));
      expect(await inquiryOf(gateway)(attempt)).toMatchObject({ outcome: "pending" });
    });

    test("never begun: absent, which is no failure", async () => {
      const { gateway } = await open();
      expect(await inquiryOf(gateway)(makeAttempt())).toMatchObject({ outcome: "absent" });
    });

    test("lost on the way back: the inquiry finds it", async () => {
      const { reading, inquire } = await pay("Pay", "lost");
      expect(reading).toBeUndefined();
      expect(await inquire()).toMatchObject({ outcome: "paid" });
    });

    test("late: pending until it is through, then paid", async () => {
      const { provider, attempt, inquire } = await pay("Pay", "late");
      expect(await inquire()).toMatchObject({ outcome: "pending" });
      provider.settle(attempt.reference);
      expect(await inquire()).toMatchObject({ outcome: "paid" });
    });

    test("given back at the provider: refunded", async () => {
      const { provider, attempt, inquire } = await pay("Pay");
      provider.refund(attempt.reference);
      expect(await inquire()).toMatchObject({ outcome: "refunded" });
    });

    test("another amount than was asked for is a mismatch", async () => {
      const { provider, inquire } = await pay("Pay");
      provider.misbehave("wrong-amount");
      expect(await inquire()).toMatchObject({
        outcome: "mismatch",
        of: "amount",
        amountPaisa: amountPaisa + 100,
      });
    });

    test.for([...wrongAnswers, ...moreFaults])("an answer with a %s is not used", async (fault) => {
      const { provider, inquire } = await pay("Pay");
      provider.misbehave(fault);
      const { outcome } = await inquire();
      expect(["unknown", "mismatch"]).toContain(outcome);
    });

    test.for(Object.entries(brokenAnswers))("a %s is unknown, with its reason", async ([fault, code]) => {
      const { provider, inquire } = await pay("Pay");
      provider.misbehave(fault);
      expect(await inquire()).toEqual({ outcome: "unknown", code });
    });

    test("a provider that does not answer is given up", async () => {
      const { gateway, provider } = await open({ timeoutMs: 50 });
      provider.misbehave("slow");
      const attempt = makeAttempt();
      await provider.open(await gateway.checkout(attempt));
      expect(await inquiryOf(gateway)(attempt)).toEqual({ outcome: "unknown", code: "timeout" });
    });

    test("a caller may give up", async () => {
      const { provider, inquire } = await pay("Pay", "none", { timeoutMs: 60 * 60_000 });
      provider.misbehave("slow");
      const stop = new AbortController();
      const asked = inquire(stop.signal);
      stop.abort();
      expect(await asked).toEqual({ outcome: "unknown", code: "cancelled" });
    });

    test("a provider that is away is unknown", async () => {
      const { provider, inquire } = await pay("Pay");
      await provider.close();
      expect(await inquire()).toEqual({ outcome: "unknown", code: "no-connection" });
    });

    test("a forged return is refused or only a hint: the inquiry stands", async () => {
      const { reading, inquire } = await pay("Fail", "forged-return");
      if (signedReturn) expect(reading?.reading).toEqual({ refused: "signature" });
      else expect(reading?.reading).toMatchObject({ signed: false });
      expect(await inquire()).toMatchObject({ outcome: "failed" });
    });

    test("a return of one attempt is refused at another's URL", async () => {
      const { gateway, reading } = await pay("Pay");
      const elsewhere = returnOf(gateway)(reading?.fields ?? {}, makeAttempt());
      expect(elsewhere).toEqual({ refused: "reference" });
    });

    test("a return of any fields is read or refused, and nothing is thrown", async () => {
      const { gateway, reading } = await pay("Pay");
      const names = fc.oneof(fc.constantFrom(...Object.keys(reading?.fields ?? {})), fc.string());
      const attempt = makeAttempt();
      fc.assert(
        fc.property(fc.dictionary(names, fc.string()), (fields) => {
          const read = returnOf(gateway)({ ...reading?.fields, ...fields }, attempt);
          expect("refused" in read || "next" in read || read.attemptReference === attempt.reference).toBe(
            true,
          );
        }),
      );
    });

    test("no answer names a secret", async () => {
      const { gateway, provider, secrets, attempt, inquire, reading } = await pay("Pay");
      const said: unknown[] = [reading?.reading, returnOf(gateway)({}, attempt)];
      for (const fault of ["none", ...wrongAnswers, ...Object.keys(brokenAnswers), ...moreFaults]) {
        provider.misbehave(fault);
        said.push(await inquire());
      }
      const text = JSON.stringify(said);
      for (const secret of secrets) expect(text).not.toContain(secret);
    });
  });
}

const isAskedAmount = (paisa: unknown) => paisa === undefined || paisa === amountPaisa;

function inquiryOf({ name, inquire }: Gateway) {
  if (!inquire) throw new Error(`${name} has no inquiry`);
  return inquire;
}

function returnOf({ name, readReturn }: Gateway) {
  if (!readReturn) throw new Error(`${name} reads no return`);
  return readReturn;
}
