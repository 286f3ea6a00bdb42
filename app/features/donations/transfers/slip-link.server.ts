import { randomBytes } from "node:crypto";
import { sha256 } from "#app/features/donations/ledger/references.server.ts";
import type { Db } from "#server/db/connect.ts";
import { privateSize } from "#server/media/pictures.ts";
import type { StagedFile } from "#server/media/staging.ts";
import type { Services } from "#server/services.ts";
import { maxUnverifiedSlipBytes, slipLinkDays, slipLinkPath } from "./transfers.messages.ts";
import { waitingSlipBytes } from "./transfers.store.server.ts";

/*
 * The link that adds the slip of a report that was kept without it: TRANSFER-04. Its token is random and stored hashed;
 * it adds one slip, while the report waits, and ends after some days.
 */

/** Whether a slip fits among those that nobody has looked at. @param name the private name, which tells its size */
export const hasRoomForSlip = async (db: Db, name = ""): Promise<boolean> =>
  (await waitingSlipBytes(db)) + privateSize(name) <= maxUnverifiedSlipBytes;

/** Makes the link of a report; an earlier one of it ends. @returns the path of the page, with its token */
export async function offerSlipLink(trx: Db, now: Date, reportId: number): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await trx
    .updateTable("transfer_reports")
    .set({
      slip_link_hash: sha256(token),
      slip_link_until: new Date(now.getTime() + slipLinkDays * 86_400_000).toISOString(),
    })
    .where("id", "=", reportId)
    .execute();
  return `${slipLinkPath}?token=${token}`;
}

/** @returns the report to which a token may add a slip now; undefined when there is none */
export const findBySlipLink = ({ db, clock }: Pick<Services, "db" | "clock">, token: string) =>
  db
    .selectFrom("transfer_reports")
    .select(["id", "amount_paisa"])
    .where("slip_link_hash", "=", sha256(token))
    .where("slip_link_until", ">", clock.now().toISOString())
    .where("state", "=", "waiting")
    .where("slip", "is", null)
    .executeTakeFirst();

/**
 * Gives a report that waits its slip, once, and ends its link. The last step of a transaction: a row never names a file
 * that is not there.
 * @returns whether it waited without one
 */
export async function attachSlip(trx: Db, reportId: number, slip: StagedFile): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("transfer_reports")
    .set({ slip: slip.path, slip_link_hash: null, slip_link_until: null })
    .where("id", "=", reportId)
    .where("state", "=", "waiting")
    .where("slip", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await slip.place();
  return true;
}
