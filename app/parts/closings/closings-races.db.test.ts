import fc from "fast-check";
import { expect, test } from "vitest";
import { readBooksTotal } from "#app/parts/open-books/server/open-books.store.server.ts";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import type { CallOptions } from "#tests/support/app.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { startTransfers, statement } from "#tests/support/transfer-reports.ts";

/*
 * Whatever staff correct, split, enter and close, in any order and at once, the books hold. LEDGER_RUNS and LEDGER_SEED
 * widen or repeat a run.
 */

const numRuns = Number(process.env.LEDGER_RUNS ?? 12);
const seed = Number(process.env.LEDGER_SEED ?? 20_261_126);

const place = fc.nat({ max: 9 });
const fund = fc.constantFrom("general", "zakat", "sadqah");
const rupees = fc.integer({ min: 1, max: 3000 });
const step = fc.oneof(
  fc.record({ do: fc.constant("book" as const), place, fund, rupees }),
  fc.record({ do: fc.constant("line" as const), place, fund }),
  fc.record({ do: fc.constant("correct" as const), place, fund, rupees }),
  fc.record({ do: fc.constant("take back" as const), place }),
  fc.record({ do: fc.constant("split" as const), place, rupees }),
  fc.record({ do: fc.constant("refund" as const), place }),
  fc.record({ do: fc.constant("payout" as const), fund, rupees }),
  fc.record({ do: fc.constant("enter" as const), fund, rupees }),
  fc.record({ do: fc.constant("cancel" as const), place }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const story = fc.array(fc.array(step, { minLength: 2, maxLength: 5 }), { minLength: 2, maxLength: 6 });

test("corrections, splits, entries, payouts and closings at random leave a clean ledger, equal lines and no restricted debt", async () => {
  const { app, db } = await startTransfers();
  let made = 0;
  let token = "";

  /** Each of these refuses what it must; none fails. */
  async function post(name: Parameters<typeof app.call>[0], json: CallOptions["json"]) {
    const { status, body } = await app.call(name, { token, json });
    expect([name, status, body.message]).not.toContain(500);
    expect([name, status, body.message]).not.toContain(401);
    return status;
  }

  const gifts = () =>
    db.selectFrom("donations").selectAll().where("state", "=", "paid").orderBy("id").execute();
  const lines = () =>
    db.selectFrom("statement_lines").selectAll().where("donation_id", "is", null).orderBy("id").execute();
  const at = <Row>(rows: readonly Row[], index: number): Row | undefined =>
    rows[rows.length - 1 - (index % Math.max(rows.length, 1))];

  async function take(given: Step, today: string): Promise<void> {
    made += 1;
    switch (given.do) {
      case "book":
        await post("bookDonation", {
          amount: given.rupees,
          fund: given.fund,
          method: "cash",
          received_on: today,
          idempotency_key: `booked-at-random-${made}`,
        });
        return;
      case "line": {
        const line = at(await lines(), given.place);
        if (line)
          await post("bookStatementLine", { line: line.id, fund: given.fund, method: "bank-transfer" });
        return;
      }
      case "split": {
        const line = at(await lines(), given.place);
        const rest = (line?.amount_paisa ?? 0) / 100 - given.rupees;
        if (line && rest > 0)
          await post("splitStatementLine", { line: line.id, parts: `${given.rupees}+${rest}` });
        return;
      }
      case "cancel": {
        const entry = at(
          await db.selectFrom("fund_entries").select("id").orderBy("id").execute(),
          given.place,
        );
        if (entry) await post("cancelFundEntry", { id: entry.id, reason: "At random" });
        return;
      }
      case "payout":
        await post("createPayout", {
          fund: given.fund,
          amount: given.rupees,
          paid_on: today,
          overdraw: true,
          purpose: `Payout ${made}`,
        });
        return;
      case "enter":
        await post("createFundEntry", {
          kind: "transfer",
          from_fund: "general",
          fund: given.fund,
          amount: given.rupees,
          entered_on: today,
          reason: `Entry ${made}`,
        });
        return;
      default: {
        const gift = at(await gifts(), given.place);
        if (!gift) return;
        const { id, received_on, donor_name: name, donor_email: email, dedication } = gift;
        const json = { id, reason: "At random" };
        if (given.do === "refund") await post("refundDonation", json);
        else if (given.do === "take back") await post("takePaymentBack", json);
        else
          await post("correctDonation", {
            ...json,
            fund: given.fund,
            amount: Math.min(given.rupees, gift.amount_paisa / 100),
            received_on,
            name: `${name}.`.slice(-20),
            email,
            dedication,
          });
      }
    }
  }

  let day = 0;
  await fc.assert(
    fc.asyncProperty(story, async (groups) => {
      day += 1;
      const today = app.clock.now().toISOString().slice(0, 10);
      // A session does not outlast the nights between.
      token = await app.signIn();
      const credits = [
        [today, `RUN ${day} A`, "3000.00"],
        [today, `RUN ${day} B`, "1700.00"],
      ] as const;
      await post("importStatement", { statement: statement(...credits), account: "bank" });
      for (const group of groups) await Promise.all(group.map((each) => take(each, today)));
      // Nothing is lost of a statement, however it was split.
      const { sum } = await db
        .selectFrom("statement_lines")
        .select((select) => select.fn.sum<number>("amount_paisa").as("sum"))
        .executeTakeFirstOrThrow();
      expect(Number(sum)).toBe(day * 4700_00);
      const twice = await db
        .selectFrom("statement_lines")
        .select((select) => select.fn.countAll<number>().as("lines"))
        .where("donation_id", "is not", null)
        .groupBy("donation_id")
        .execute();
      expect(twice.every((row) => Number(row.lines) === 1)).toBe(true);
      expect(await ledgerDifferences(db)).toEqual([]);
      // The day is over and closed while somebody books into it; the next one begins.
      app.clock.forward(24 * 60 * 60 * 1000);
      token = await app.signIn();
      const racing = { do: "book", place: 0, fund: "zakat", rupees: 7 } as const;
      await Promise.all([
        take(racing, today),
        post("closeBooks", { through: today, reason: "At random" }),
        take(racing, today),
      ]);
      await sealDays(app.deps);
      const { in: came, refunded, entered, out, stands } = await readBooksTotal(db);
      expect(came - refunded + entered - out).toBe(stands);
      expect(await ledgerDifferences(db)).toEqual([]);
    }),
    { numRuns, seed },
  );
});
