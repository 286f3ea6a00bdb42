import { type Db, lockRow } from "#server/db/connect.ts";
import { comes, refusals } from "./blood-donors.messages.ts";

type LogLine = { donorId: number; outcome: string; note?: string; caller: string };

/** Adds a line to the log of calls. Call it in a transaction. @returns undefined when there is no such donor */
export async function logDonorCall(db: Db, line: LogLine, now: Date): Promise<number | undefined> {
  // It also locks the donor, who cannot go before the call is written.
  const touched = await db
    .updateTable("blood_donors")
    .set({ touched_at: now.toISOString() })
    .where("id", "=", line.donorId)
    .executeTakeFirst();
  if (touched.numUpdatedRows === 0n) return undefined;
  const { id } = await db
    .insertInto("donor_calls")
    .values({
      donor_id: line.donorId,
      called_at: now.toISOString(),
      caller: line.caller,
      outcome: line.outcome,
      note: line.note ?? "",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Writes down a call by staff, which the list then shows as the donor's last, and to which request the donor is promised by
 * it. Call it in a transaction.
 * @param requestId counts only where the donor comes
 * @returns the line's number; why nothing was written: the donor is gone, or the request is closed or gone
 */
export async function recordCall(
  trx: Db,
  { requestId, ...line }: LogLine & { requestId?: number },
  now: Date,
): Promise<number | "no donor" | "no request"> {
  const promised = promiseOf(line.outcome, requestId);
  if (promised && !(await isAwaited(trx, promised))) return "no request";
  const id = await logDonorCall(trx, line, now);
  if (id === undefined) return "no donor";
  await trx
    .updateTable("blood_donors")
    .set({
      last_called_at: now.toISOString(),
      last_caller: line.caller,
      last_outcome: line.outcome,
      ...(promised !== undefined && { promised_request_id: promised }),
    })
    .where("id", "=", line.donorId)
    .execute();
  return id;
}

/** The request to which a call promises a donor, null for none any more; undefined: as before, such as after no answer. */
function promiseOf(outcome: string, requestId: number | undefined): number | null | undefined {
  if (outcome === comes) return requestId;
  return refusals.includes(outcome) ? null : undefined;
}

/** Whether a request is not closed, and locks it: it cannot be closed before the promise is written. */
async function isAwaited(trx: Db, id: number): Promise<boolean> {
  if (!(await lockRow(trx, "blood_requests", "read_at", id))) return false;
  const request = await trx
    .selectFrom("blood_requests")
    .select("id")
    .where("id", "=", id)
    .where("state", "<>", "closed")
    .executeTakeFirst();
  return request !== undefined;
}

/** The calls to a donor, newest first. */
export async function listDonorCalls(db: Db, donorId: number) {
  return db
    .selectFrom("donor_calls")
    .select(["id", "called_at", "caller", "outcome", "note"])
    .where("donor_id", "=", donorId)
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}
