import fc from "fast-check";
import { expect, test } from "vitest";
import { confirmDonation } from "#app/features/giving/donations-desk/confirm-donation.server.ts";
import { handConfirmationMs } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { findSession } from "#server/db/sessions.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import type { PaymentAnswer } from "#server/payments/payments.ts";
import { startTestApp } from "#tests/support/app.ts";
import {
  changeTestDonation,
  donationKey,
  ledgerDifferences,
  startTestDonation,
  testLedger,
} from "#tests/support/ledger.ts";
import { hasBeenPaid } from "./donation-states.ts";
import { reopenAttempt } from "./payment-attempts.server.ts";
import { settleAttempt } from "./settle-attempt.server.ts";
import { type AttemptRow, openAttempt } from "./start-donation.server.ts";

/*
 * Whatever is done to donations, in any order and at the same time, the books hold. LEDGER_RUNS and LEDGER_SEED widen or
 * repeat a run.
 */

const numRuns = Number(process.env.LEDGER_RUNS ?? 60);
const seed = Number(process.env.LEDGER_SEED ?? 20_261_123);

const paisa = 2500_00;
const atGateway = { method: "jazzcash", gateway: "jazzcash" } as const;
/** Few numbers, so that payments meet: the empty one is that of a provider that names none. */
const reference = fc.constantFrom("", "", "REF1", "REF2", "REF3");
const amount = fc.oneof(
  { weight: 9, arbitrary: fc.constant(paisa) },
  { weight: 1, arbitrary: fc.constant(25_00) },
);
const place = fc.nat({ max: 2 });

const answered = fc.record({
  do: fc.constant("answer" as const),
  attempt: fc.nat({ max: 7 }),
  outcome: fc.oneof(
    { weight: 5, arbitrary: fc.constant("paid" as const) },
    { weight: 1, arbitrary: fc.constant("mismatch" as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom("failed", "expired", "pending", "absent", "unknown", "refunded"),
    },
  ),
  amount: fc.option(amount, { nil: undefined }),
  reference,
});
const step = fc.oneof(
  { weight: 4, arbitrary: answered },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("start" as const), donation: place }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("confirm" as const), donation: place, amount, reference }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("by hand" as const),
      attempt: fc.nat({ max: 7 }),
      reference: fc.constantFrom("REF1", "REF2", "REF3", "HAND-1"),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom("pending", "failed", "expired", "refunded", "try", "reopen"),
      donation: place,
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Steps of one group are taken at once. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 });

type Donation = { id: number; key: string };

/** A payment of the whole amount: its number, and the attempt that it was reported for. */
type Payment = { reference: string; attempt?: number; byHand?: boolean };

/**
 * How many payments these are. One that staff have confirmed by hand is the payment of its attempt, whatever number it has
 * with the provider, and what has that number is the same.
 */
function countPayments(payments: readonly Payment[]): number {
  const byHand = payments.filter((payment) => payment.byHand);
  if (byHand.length === 0) return new Set(payments.map(({ reference }) => reference).filter(Boolean)).size;
  const [attempts, references] = [new Set<number>(), new Set<string>()];
  const isSame = ({ attempt, reference, byHand: own }: Payment) =>
    own || (attempt !== undefined && attempts.has(attempt)) || references.has(reference);
  for (let before = -1; before < attempts.size + references.size; ) {
    before = attempts.size + references.size;
    for (const payment of payments.filter(isSame)) {
      if (payment.attempt !== undefined) attempts.add(payment.attempt);
      references.add(payment.reference);
    }
  }
  const others = payments.filter((payment) => payment.reference !== "" && !isSame(payment));
  return 1 + new Set(others.map(({ reference }) => reference)).size;
}

/** Three donations, what was done to them, and which payments of the whole amount were reported. */
class Reported {
  donations: Donation[] = [];
  attempts: AttemptRow[] = [];
  /** By the gift's number: the payments that staff or a provider have confirmed. */
  confirmed = new Map<number, Payment[]>();
  /** Donations for which money has come that is not what was asked for. */
  odd = new Set<number>();
  readonly #deps: Deps;
  /** Who confirms by hand. */
  readonly #staff: Session;

  constructor(deps: Deps, staff: Session) {
    this.#deps = deps;
    this.#staff = staff;
  }

  async start(): Promise<void> {
    for (let number = 0; number < 3; number += 1) {
      const key = donationKey();
      const { id } = await startTestDonation(this.#deps, { idempotencyKey: key, ...atGateway });
      this.donations.push({ id, key });
      for (let tries = 0; tries < 2; tries += 1) this.attempts.push(await this.#openAttempt(id));
    }
  }

  /** So long ago that it may be confirmed by hand. */
  #openAttempt = (id: number) =>
    openAttempt(
      this.#deps.db,
      new Date(this.#deps.clock.now().getTime() - handConfirmationMs),
      { id, amount_paisa: paisa },
      { gateway: "jazzcash", firstCheckMs: 20_000 },
    );

  #confirm(id: number, payment: Payment): void {
    this.confirmed.set(id, [...(this.confirmed.get(id) ?? []), payment]);
  }

  async #confirmByHand(attempt: AttemptRow, number: string): Promise<void> {
    const { clock } = this.#deps;
    const { fault } = await confirmDonation(this.#deps, this.#staff, {
      id: attempt.donation_id,
      attempt: attempt.reference,
      amount: paisa,
      bank_reference: number,
      received_on: karachiDay(clock.now()),
      reason: "In the portal",
      same_as: "",
    });
    if (!fault) this.#confirm(attempt.donation_id, { reference: number, attempt: attempt.id, byHand: true });
  }

  async take(step: Step): Promise<void> {
    const deps = this.#deps;
    const { db, clock, env } = deps;
    if (step.do === "answer") {
      const attempt = this.attempts[step.attempt % this.attempts.length];
      if (!attempt) return;
      const answer = answerOf(step);
      if (answer.outcome === "mismatch") this.odd.add(attempt.donation_id);
      if (answer.outcome === "paid") {
        if ((step.amount ?? paisa) === paisa)
          this.#confirm(attempt.donation_id, {
            reference: step.reference || attempt.reference,
            attempt: attempt.id,
          });
        else this.odd.add(attempt.donation_id);
      }
      await settleAttempt(db, testLedger(clock.now(), env.siteUrl), attempt, answer);
      return;
    }
    if (step.do === "by hand") {
      const attempt = this.attempts[step.attempt % this.attempts.length];
      if (attempt) await this.#confirmByHand(attempt, step.reference);
      return;
    }
    const { id = 0, key = "" } = this.donations[step.donation] ?? {};
    switch (step.do) {
      case "start":
        expect((await startTestDonation(deps, { idempotencyKey: key, ...atGateway })).id).toBe(id);
        break;
      case "confirm":
        if (step.amount === paisa) this.#confirm(id, { reference: step.reference });
        else this.odd.add(id);
        await changeTestDonation(deps, id, {
          to: "paid",
          cause: "staff",
          confirmation: { amountPaisa: step.amount, paymentReference: step.reference || undefined },
        });
        break;
      case "try":
        this.attempts.push(await this.#openAttempt(id));
        break;
      case "reopen":
        await db.transaction().execute((trx) => reopenAttempt(trx, clock.now(), id));
        break;
      default:
        await changeTestDonation(deps, id, { to: step.do as "pending", cause: "system" });
    }
  }
}

type Answered = typeof answered extends fc.Arbitrary<infer Value> ? Value : never;

function answerOf({ outcome, amount, reference: providerReference }: Answered): PaymentAnswer {
  const code = "test";
  if (outcome === "paid") return { outcome, amountPaisa: amount, providerReference, code };
  // As many hundredths as were asked for, and not of rupees.
  if (outcome === "mismatch")
    return { outcome, of: "currency", amountPaisa: amount ?? paisa, providerReference, code };
  return { outcome, code };
}

test("in any order and at once: nothing is paid unconfirmed, no payment is lost, receipts are one each", async () => {
  const app = await startTestApp();
  const { deps } = app;
  const { db } = deps;
  const found = await findSession(db, await app.signIn(), app.clock.now());
  if (!found) throw new Error("Nobody is signed in");
  const staff = { ...found, access: "donations:write" as const };
  await fc.assert(
    fc.asyncProperty(story, async (groups) => {
      const reported = new Reported(deps, staff);
      await reported.start();
      const paidBefore = new Set<number>();
      for (const group of groups) {
        await Promise.all(group.map((each) => reported.take(each)));
        app.clock.forward(1000);
        const rows = await db
          .selectFrom("donations")
          .select(["id", "state", "needs_review"])
          .where(
            "id",
            "in",
            reported.donations.map(({ id }) => id),
          )
          .execute();
        for (const { id, state, needs_review } of rows) {
          const payments = reported.confirmed.get(id) ?? [];
          const isPaid = hasBeenPaid(state);
          if (isPaid) expect(payments.length, "paid without a confirmation").toBeGreaterThan(0);
          if (paidBefore.has(id)) expect(isPaid, "what was paid is not any more").toBe(true);
          if (isPaid) paidBefore.add(id);
          if (payments.length > 0) expect(isPaid || needs_review === 1, "a payment is lost").toBe(true);
          if (countPayments(payments) > 1) expect(needs_review, "a second payment is not told").toBe(1);
          if (reported.odd.has(id)) expect(needs_review, "another amount is not told").toBe(1);
        }
      }
      expect(await ledgerDifferences(db)).toEqual([]);
    }),
    { numRuns, seed },
  );
});
