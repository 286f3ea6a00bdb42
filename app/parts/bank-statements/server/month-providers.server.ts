import { sql } from "kysely";
import { type WalletName, walletNames } from "#app/contract/payment-methods.ts";
import type { MonthReply } from "#app/parts/bank-statements/bank-statements-months.schema.ts";
import { providerOf } from "#app/parts/bank-statements/provider-report.ts";
import type { Db } from "#server/db/connect.ts";

type MonthProvider = MonthReply["providers"][number];

/** A provider pays out once a day at most, to a few accounts. */
const maxPayouts = 500;
const maxMissing = 20;

const sumOf = (rows: readonly { amount_paisa: number }[]) =>
  rows.reduce((sum, { amount_paisa }) => sum + amount_paisa, 0);

/**
 * What each provider has confirmed of a month's gifts, beside its payouts on the statements: the rest is fees and what
 * is under way. With its own report of the month the fees are known. TRANSFER-26.
 */
export async function monthProviders(db: Db, from: string, to: string): Promise<MonthProvider[]> {
  const confirmed = await db
    .selectFrom("donations")
    .leftJoin("statement_lines", "statement_lines.donation_id", "donations.id")
    .select(["gateway", sql<number>`cast(sum(donations.amount_paisa) as bigint)`.as("paisa")])
    .where("gateway", "in", walletNames)
    // What came as a transfer after all stands on a statement of its own.
    .where("statement_lines.id", "is", null)
    .where("state", "in", ["paid", "refunded"])
    .where("received_on", ">=", from)
    .where("received_on", "<=", to)
    .groupBy("gateway")
    .execute();
  const payouts = await db
    .selectFrom("statement_lines")
    .select(["description", "bank_reference", "amount_paisa"])
    .where("aside_kind", "=", "provider")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .limit(maxPayouts)
    .execute();
  const providers = await Promise.all(
    walletNames.map(async (provider): Promise<MonthProvider> => {
      const own = payouts.filter(
        (line) => providerOf(`${line.description} ${line.bank_reference}`) === provider,
      );
      return {
        provider,
        confirmed_paisa: Number(confirmed.find(({ gateway }) => gateway === provider)?.paisa ?? 0),
        paid_out_paisa: sumOf(own),
        reported: await reportedBy(db, provider, from, to),
      };
    }),
  );
  return providers.filter(
    ({ confirmed_paisa, paid_out_paisa, reported }) => confirmed_paisa + paid_out_paisa > 0 || reported,
  );
}

async function reportedBy(
  db: Db,
  provider: WalletName,
  from: string,
  to: string,
): Promise<MonthProvider["reported"]> {
  const ofMonth = db
    .selectFrom("provider_payments as payment")
    .where("payment.provider", "=", provider)
    .where("payment.day", ">=", from)
    .where("payment.day", "<=", to);
  const payments = await ofMonth
    .select(["payment.amount_paisa", "payment.fee_paisa", "payment.state", "payment.settled_on"])
    .execute();
  if (payments.length === 0) return null;
  const completed = payments.filter(({ state }) => state === "completed");
  const underWay = completed.filter(({ settled_on }) => settled_on === null || settled_on > to);
  // A payment is known here by the number of the try, or by the number that the provider gave it.
  const missing = await ofMonth
    .select("payment.transaction_id")
    .where("payment.state", "=", "completed")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("payment_attempts as attempt")
            .innerJoin("donations", "donations.id", "attempt.donation_id")
            .select("attempt.id")
            .where("attempt.gateway", "=", provider)
            .where("donations.state", "in", ["paid", "refunded"])
            .where((attempt) =>
              attempt.or([
                attempt("attempt.reference", "in", [
                  attempt.ref("payment.transaction_id"),
                  attempt.ref("payment.reference"),
                ]),
                attempt("attempt.provider_reference", "=", attempt.ref("payment.transaction_id")),
              ]),
            ),
        ),
      ),
    )
    .orderBy("payment.transaction_id")
    .limit(maxMissing)
    .execute();
  return {
    gross_paisa: sumOf(completed),
    fee_paisa: completed.reduce((sum, { fee_paisa }) => sum + fee_paisa, 0),
    under_way_paisa: sumOf(underWay),
    missing: missing.map(({ transaction_id }) => transaction_id),
  };
}
