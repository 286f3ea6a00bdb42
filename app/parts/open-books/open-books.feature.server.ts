import type { CheckedFeature } from "#app/features/giving/ledger-check/ledger-check.server.ts";
import type { RenewingFeature } from "#app/features/giving/ledger-check/ledger-difference.server.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { homeBooksWords } from "./open-books.words.ts";
import { checkSealedDays } from "./server/check-sealed-days.server.ts";
import { sealAlertRoutes } from "./server/open-books.routes.server.ts";
import { readBooksTotal } from "./server/open-books.store.server.ts";
import { readBooksHealth } from "./server/open-books-seals.store.server.ts";
import { renewSeals } from "./server/renew-seals.server.ts";
import { startSealing } from "./server/seal-days.server.ts";

export const openBooksFeature: CheckedFeature & RenewingFeature = {
  group: { name: "Open books", description: "The sealed days, and what no longer matches its seal." },
  nouns: { "sealed day": { label: "sealed day", page: "/dashboard/open-books" } },
  exported: {
    receipt_days: "The sealed days of the open books (docs/open-books.md)",
    seal_alerts: "Differences that were found in sealed days",
    replaced_seals: "Seals of days that were sealed again, as they were before",
    seal_anchors: "A copy of each seal",
  },
  routes: sealAlertRoutes,
  work: startSealing,
  waiting: countAlerts,
  async checkLedger(trx, report, facts) {
    return { days: await checkSealedDays(trx, report, facts) };
  },
  renewSeals,
  async homeSums({ reader }, language, failed) {
    const t = textIn(language, homeBooksWords);
    const sums = await readBooksTotal(reader).catch(failed);
    const rows = sums && [
      { name: t("cameIn"), paisa: sums.in - sums.refunded },
      { name: t("wentOut"), paisa: sums.out },
      { name: t("balance"), paisa: sums.stands },
    ];
    return {
      sums: sums && (sums.in > 0 || sums.out > 0) ? rows : sums && [],
      links: [
        { to: "/verify-receipt", text: t("checkReceipt") },
        { to: "/transparency", text: t("seeFunds") },
      ],
    };
  },
  health: ({ db }) => readBooksHealth(db),
};

/** Sealed days that do not match, into which nobody has looked yet. */
async function countAlerts({ db }: Deps) {
  const { count } = await db
    .selectFrom("seal_alerts")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("acknowledged_at", "is", null)
    .executeTakeFirstOrThrow();
  return { sealed_days: count };
}
