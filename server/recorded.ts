import { type Change, recordChange } from "./audit.ts";
import type { Db } from "./db/connect.ts";
import type { Deps } from "./deps.ts";
import type { Session } from "./http/session-check.ts";
import { type Fault, faultIfRefused } from "./refusal.ts";

/** The reply's message, where the act has its own. */
type Said<Made> = Made extends { message: string } ? { message: string } : undefined;

/**
 * An act of staff that changes something and writes it in the audit log, both or neither: for `addAct`.
 * @param change in the transaction; what it returns is the entry in the log, or why nothing was changed. Beside the entry
 * stands the reply's `message`, where that depends on what was changed
 */
export const recorded =
  <Body, Made extends Change>(
    change: (trx: Db, now: Date, body: Body, who: Session) => Promise<Made | Fault>,
  ) =>
  ({ db, clock }: Pick<Deps, "db" | "clock">, who: Session, body: Body): Promise<Fault | Said<Made>> =>
    faultIfRefused(
      db.transaction().execute(async (trx): Promise<Fault | Said<Made>> => {
        const now = clock.now();
        const made = await change(trx, now, body, who);
        if ("status" in made) return made;
        await recordChange(trx, now, who, made);
        return ("message" in made ? { message: made.message } : undefined) as Said<Made>;
      }),
    );
