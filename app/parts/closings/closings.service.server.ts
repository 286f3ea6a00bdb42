import { readFundYears } from "#app/features/giving/books/year-sums.server.ts";
import {
  closedThrough,
  lockClosings,
  type MonthFeature,
  type MonthStep,
} from "#app/features/giving/ledger/closings.server.ts";
import { addDays, formatDay, formatMonth, karachiDay, monthBefore } from "#app/lib/dates.ts";
import { fiscalYearDays } from "#app/lib/fiscal-year.ts";
import { approvable, holdBack, namesOf } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import { type Db, inTransaction } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { featuresOn } from "#server/parts.ts";
import type { Fault } from "#server/refusal.ts";
import { closingsCalls } from "./closings.calls.ts";
import { closingMessages as messages } from "./closings.messages.ts";
import type { Closing, ClosingForm, NextMonth, TaxYear } from "./closings.schema.ts";

/** `message`: what was done. */
type Result = { fault?: Fault; waits?: string; message?: string };

/** Only moving a closing back waits: always, whatever the limits are. */
export const closingAct = approvable<ClosingForm>(closingsCalls.closeBooks, "limits", closeBooks);

/**
 * Closes the books through a day: nothing dated up to it changes any more (ledger/closings.server.ts). Where an account
 * is not equal, with a reason. To move it back a second person must agree. CLOSE-03.
 */
export async function closeBooks(deps: Deps, who: Session, form: ClosingForm): Promise<Result> {
  const { db, clock } = deps;
  const now = clock.now();
  const { through, reason } = form;
  const refuse = (status: Fault["status"], message: string) => ({ fault: { status, message } });
  if (through >= karachiDay(now)) return refuse(422, messages.notOver);
  return inTransaction(db, async (trx): Promise<Result> => {
    const before = await lockClosings(trx);
    if (through === before) return refuse(409, messages.same);
    const isBack = through < before;
    if (isBack && !reason) return refuse(422, messages.noReason);
    const unequal = isBack ? [] : await unequalMonths({ ...deps, db: trx }, before, through);
    if (unequal.length > 0 && !reason) return refuse(409, messages.unequal(unequal.join(", ")));
    const held = isBack
      ? await holdBack(deps, trx, who, closingAct, {
          body: form,
          title: `The closing of the books moved back to ${formatDay(through)}`,
          subject: "closings",
          link: "/dashboard/closings",
          facts: [
            { label: "Closed through, until now", value: formatDay(before) },
            { label: "Reason", value: reason },
          ],
        })
      : undefined;
    if (held) return held;
    const { id } = await trx
      .insertInto("closings")
      .values({ through, at: now.toISOString(), by_name: namesOf(who), reason })
      .returning("id")
      .executeTakeFirstOrThrow();
    const after = { through, before, reason };
    await recordChange(trx, now, who, { action: isBack ? "move back" : "close", noun: "closing", id, after });
    return { message: isBack ? messages.movedBack : messages.closed(formatDay(through)) };
  });
}

type Comparing = Pick<Deps, "db" | "log" | "features">;

/** So many months are looked at, the latest: whoever closes more at once says why. */
const maxMonths = 24;

/** The months of these days in which what staff have compared is not equal, as features see it. */
async function unequalMonths(deps: Comparing, after: string, through: string): Promise<string[]> {
  const comparing: readonly MonthFeature[] = await featuresOn(deps);
  const first = after.slice(0, 7);
  const unequal: string[] = [];
  let month = through.slice(0, 7);
  for (let looked = 0; looked < maxMonths && month >= first; looked += 1) {
    const steps = await stepsOf(comparing, deps, month);
    if (steps.some(({ left }) => left > 0)) unequal.push(formatMonth(month));
    month = monthBefore(month);
  }
  return unequal.toReversed();
}

async function stepsOf(
  comparing: readonly MonthFeature[],
  deps: Comparing,
  month: string,
): Promise<MonthStep[]> {
  return (await Promise.all(comparing.map((feature) => feature.monthSteps?.(deps, month) ?? []))).flat();
}

/** The first month that is over and not closed, with what is to be done before; null: every month is closed. */
async function nextMonth(deps: Comparing, through: string, today: string): Promise<NextMonth | null> {
  const last = monthBefore(today.slice(0, 7));
  const month = through ? addDays(through, 1).slice(0, 7) : last;
  if (month > last) return null;
  return { month, steps: await stepsOf(await featuresOn(deps), deps, month) };
}

/** The tax years in which money moved, the latest first, and whether every day of them is closed. */
export async function listTaxYears(db: Db): Promise<TaxYear[]> {
  const through = await closedThrough(db);
  const years = new Set((await readFundYears(db)).map(({ year }) => year));
  return [...years]
    .toSorted((a, b) => b - a)
    .map((year) => ({ year, closed: fiscalYearDays(year).to <= through }));
}

type Closings = { through: string; next: NextMonth | null; rows: Closing[]; years: TaxYear[] };

export async function listClosings(deps: Comparing & Pick<Deps, "clock">): Promise<Closings> {
  const { db, clock } = deps;
  const rows = await db
    .selectFrom("closings")
    .selectAll()
    .where("through", "<>", "")
    .orderBy("id", "desc")
    .execute();
  const through = await closedThrough(db);
  const next = await nextMonth(deps, through, karachiDay(clock.now()));
  return { through, next, rows, years: await listTaxYears(db) };
}
