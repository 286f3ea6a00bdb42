import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import {
  type DonationRow,
  type NewDonation,
  startDonation,
} from "#app/features/giving/ledger/start-donation.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { DonationState } from "#server/db/giving-schema.ts";
import type { Deps } from "#server/deps.ts";
import { testLedger } from "./ledger.ts";

/* For tests only: donations in the ledger, made as the site and its gateways make them. */

export const general = { slug: "general", title: "General", kind: "general" } as const;
export const zakat = { slug: "zakat", title: "Zakat", kind: "named" } as const;

let donations = 0;

type Given = Partial<NewDonation> & {
  state?: DonationState;
  receivedOn?: string;
};

/** The same now, for a test of the browser. */
export const giveOnSite = (db: Db, given?: Given): Promise<DonationRow> =>
  give({ db, clock: { now: () => new Date() }, env: { siteUrl: "http://umeed.example" } }, given);

type Ledger = Pick<Deps, "db" | "clock"> & { env: Pick<Deps["env"], "siteUrl"> };

/** A donation in any state. */
export async function give({ db, clock, env }: Ledger, given: Given = {}): Promise<DonationRow> {
  const { state = "started", receivedOn, ...more } = given;
  donations += 1;
  const place = donations;
  const now = clock.now();
  const context = testLedger(now, env.siteUrl);
  return db.transaction().execute(async (trx) => {
    const started = await startDonation(trx, now, {
      idempotencyKey: `desk-testing-${now.getTime()}-${place}`,
      amountPaisa: 2500_00,
      fund: general,
      method: "bank-transfer",
      gateway: "manual",
      donorName: "A donor",
      donorEmail: "donor@home.example",
      donorReference: "",
      anonymous: false,
      dedication: "",
      ...more,
    });
    if ("fault" in started) throw new Error(started.fault);
    const { id } = started.donation;
    if (state === "paid" || state === "refunded") {
      await changeDonation(trx, context, id, {
        to: "paid",
        ...(more.gateway
          ? { cause: "gateway", actor: more.gateway, detail: { code: "121" } }
          : { cause: "staff", actor: "Administrator", detail: { reason: "On the statement" } }),
        confirmation: {
          amountPaisa: more.amountPaisa ?? 2500_00,
          paymentReference: `PAY-${place}`,
          receivedOn,
        },
      });
    }
    if (state !== "started" && state !== "paid") {
      await changeDonation(trx, context, id, { to: state, cause: "worker", actor: more.gateway ?? "manual" });
    }
    return trx.selectFrom("donations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  });
}
