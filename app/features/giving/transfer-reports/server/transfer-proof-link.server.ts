import {
  maxUnverifiedProofBytes,
  proofLinkPath,
} from "#app/features/giving/transfer-reports/transfer-reports.limits.ts";
import { endLinks, issueLink, linkMs, openLink } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { privateSize } from "#server/media/pictures.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { waitingProofBytes } from "./transfer-reports.store.server.ts";

/*
 * The link that adds the slip of a report that was kept without it: TRANSFER-04. It adds one slip, while the report waits,
 * and ends after some days.
 */

/** Whether a slip fits among those that nobody has looked at. @param name the private name, which contains its size */
export const hasRoomForProof = async (db: Db, name = ""): Promise<boolean> =>
  (await waitingProofBytes(db)) + privateSize(name) <= maxUnverifiedProofBytes;

/** Makes a link of a report. @returns the path of the page, with its token */
export async function offerProofLink(trx: Db, now: Date, reportId: number): Promise<string> {
  const token = await issueLink(trx, now, { kind: "slip", subject: reportId, lifetime: linkMs.slip });
  return `${proofLinkPath}?token=${token}`;
}

/** @returns the report to which a token may add a slip now; undefined when there is none */
export async function findByProofLink({ db, clock }: Pick<Deps, "db" | "clock">, token: string) {
  const id = await openLink(db, clock.now(), "slip", token);
  if (id === undefined) return undefined;
  return db
    .selectFrom("transfer_reports")
    .select(["id", "amount_paisa"])
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("slip", "is", null)
    .executeTakeFirst();
}

/**
 * Gives a report that waits its slip, once, and ends its link. The last step of a transaction: a row never names a file
 * that is not there.
 * @returns whether it waited without one
 */
export async function attachProof(trx: Db, reportId: number, slip: StagedFile): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("transfer_reports")
    .set({ slip: slip.path })
    .where("id", "=", reportId)
    .where("state", "=", "waiting")
    .where("slip", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await endLinks(trx, ["slip"], [reportId]);
  await slip.place();
  return true;
}
