import type { z } from "zod";
import { karachiDay } from "#app/lib/dates.ts";
import { phoneKey } from "#app/lib/phone.ts";
import type { HelpState } from "#app/parts/help/help.messages.ts";
import type { ZakatAnswer } from "#app/parts/help/help.schema.ts";
import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import type {
  HelpCorrection,
  HelpEntry,
  HelpVisit,
  helpClosing,
  helpJoin,
  helpNote,
  helpPlan,
} from "#app/parts/help/help-desk.schema.ts";
import { faultOfCaseChange } from "#app/parts/help/help-payments/help-payments.store.server.ts";
import { recordChange } from "#server/audit.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import { holdersOf } from "#server/db/roles.ts";
import type { Deps } from "#server/deps.ts";
import { recorded } from "#server/http/add-act.ts";
import type { Session } from "#server/http/session-check.ts";
import type { Fault } from "#server/refusal.ts";
import {
  addHelpEvent,
  changeHelpRequest,
  createHelpRequest,
  type HelpRow,
  lockHelpRequest,
} from "./help.store.server.ts";
import { sharedBy } from "./help-list.server.ts";

/* What staff do with a request, but for the decision: FAMILY-10 to FAMILY-15. Of a family the audit log has the reference alone. */

export const noun = "help request";
export const byOf = ({ userId, name }: Session) => ({ id: userId, name });

/** A request as staff opened it, locked; or why it is not to be changed. */
export async function openHelpRequest(
  trx: Db,
  { id, version }: { id: number; version?: number },
  states?: readonly HelpState[],
): Promise<{ row: HelpRow; fault?: undefined } | { row?: undefined; fault: Fault }> {
  const row = await lockHelpRequest(trx, id);
  if (!row || row.erased_at !== null) return { fault: { status: 404, message: messages.notFound } };
  if (version !== undefined && version !== row.version)
    return { fault: { status: 409, message: messages.stale } };
  if (states && !states.includes(row.state))
    return { fault: { status: 409, message: messages.notNow(row.state) } };
  return { row };
}

/** Of a request that is over, for what goes on until then. */
export const overFault = ({ state }: HelpRow): Fault => ({ status: 409, message: messages.notNow(state) });

const unprocessable = (message: string): Fault => ({ status: 422, message });

/** Keeps what came by phone or at the door. */
export async function enterHelpRequest(
  deps: Deps,
  who: Session,
  entry: HelpEntry,
): Promise<Fault | { id: number; reference: string }> {
  const { db, clock } = deps;
  const now = clock.now();
  const { kinds, agreement } = await readContent(deps, "help", { language: entry.language });
  if (!kinds.some(({ id }) => id === entry.kind)) return unprocessable(messages.badKind);
  return db.transaction().execute(async (trx) => {
    const said = { ...entry, suspect: 0 as const, consent: agreement };
    const { id, reference } = await createHelpRequest(trx, now, said, byOf(who));
    await recordChange(trx, now, who, { action: "create", noun, id, after: { name: reference } });
    return { id, reference };
  });
}

/** Corrects what is known of a family. */
export async function correctHelpRequest(
  deps: Deps,
  who: Session,
  { id, version, ...typed }: HelpCorrection,
): Promise<Fault | undefined> {
  const { db, clock } = deps;
  const now = clock.now();
  const { kinds } = await readContent(deps, "help");
  return db.transaction().execute(async (trx) => {
    const { row, fault } = await openHelpRequest(trx, { id, version });
    if (fault) return fault;
    if (typed.kind !== row.kind && !kinds.some(({ id }) => id === typed.kind))
      return unprocessable(messages.badKind);
    const fields = { ...typed, phone: phoneKey(typed.phone) };
    const changed = Object.entries(fields).filter(([name, value]) => value !== row[name as keyof HelpRow]);
    if (changed.length === 0) return undefined;
    const paid = await faultOfCaseChange(trx, row, fields);
    if (paid) return { status: 409, message: paid };
    const note = `Corrected: ${changed.map(([name]) => name.replaceAll("_", " ")).join(", ")}`;
    await changeHelpRequest(trx, now, row, { ...fields, by: byOf(who), note });
    const after = { name: row.reference, changed: changed.map(([name]) => name) };
    await recordChange(trx, now, who, { action: "update", noun, id, after });
    return undefined;
  });
}

/** Adds a note to the history, which nobody else's save stands against. */
export const noteHelpRequest = recorded(async (trx, now, { id, note }: z.output<typeof helpNote>, who) => {
  const { row, fault } = await openHelpRequest(trx, { id });
  if (fault) return fault;
  await addHelpEvent(trx, now, { request_id: id, state: row.state, by: byOf(who), note });
  return { action: "note", noun, id, after: { name: row.reference } };
});

export const planHelpVisit = recorded(async (trx, now, plan: z.output<typeof helpPlan>, who) => {
  const { id, version, visit_on, responsible } = plan;
  if (visit_on < karachiDay(now)) return unprocessable(messages.pastDay);
  const { row, fault } = await openHelpRequest(trx, { id, version }, ["new", "visit-planned"]);
  if (fault) return fault;
  const holder = (await holdersOf(trx, "help:write")).find((user) => user.id === responsible);
  if (!holder) return unprocessable(messages.badResponsible);
  const changes = { state: "visit-planned" as const, visit_on, responsible, responsible_name: holder.name };
  await changeHelpRequest(trx, now, row, { ...changes, by: byOf(who) });
  const after = { name: row.reference, state: changes.state, visit_on, responsible: holder.name };
  return { action: "plan visit", noun, id, after };
});

/** Whether the answers make a family eligible for Zakat: each that needs one has it. */
const isEligible = (answers: readonly (ZakatAnswer & { needs: string })[]) =>
  answers.every(({ needs, answer }) => needs === "either" || needs === answer);

/** Records a visit, the first or a later one. Of Zakat all questions are answered or none. */
export async function recordHelpVisit(
  deps: Deps,
  who: Session,
  { id, version, visited_on, answers, household, district, authorised_on, ...seen }: HelpVisit,
): Promise<Fault | undefined> {
  const { db, clock } = deps;
  const now = clock.now();
  const today = karachiDay(now);
  if (visited_on > today || authorised_on > today) return unprocessable(messages.futureDay);
  const { questions } = await readContent(deps, "help");
  const given = questions.flatMap(({ id, question, needs }) => {
    const answer = answers[id];
    return answer ? [{ id, question, answer, needs }] : [];
  });
  if (given.length > 0 && given.length < questions.length) return unprocessable(messages.noAnswer);
  return db.transaction().execute(async (trx) => {
    const states = ["new", "visit-planned", "visited", "approved", "helping"] as const;
    const { row, fault } = await openHelpRequest(trx, { id, version }, states);
    if (fault) return fault;
    const paid = await faultOfCaseChange(trx, row, { household, district: district || row.district });
    if (paid) return { status: 409, message: paid };
    const state = row.state === "approved" || row.state === "helping" ? row.state : "visited";
    const zakat = given.length > 0 && {
      zakat_eligible: isEligible(given) ? (1 as const) : (0 as const),
      zakat_answers: JSON.stringify(given.map(({ needs: _needs, ...answer }) => answer)),
      zakat_by: who.name,
      zakat_at: now.toISOString(),
    };
    await changeHelpRequest(trx, now, row, {
      by: byOf(who),
      state,
      // Days are counted until the first.
      visited_on: row.visited_on ?? visited_on,
      visit: JSON.stringify(seen),
      household,
      district: district || row.district,
      authorised_on: authorised_on || null,
      ...zakat,
    });
    await recordChange(trx, now, who, {
      action: "record visit",
      noun,
      id,
      after: { name: row.reference, state, zakat: zakat ? "asked" : "not asked" },
    });
    return undefined;
  });
}

/** Joins two requests of one family: `other` is closed, and says which one goes on. */
export const joinHelpRequests = recorded(async (trx, now, joined: z.output<typeof helpJoin>, who) => {
  const { id, version, other } = joined;
  if (id === other) return unprocessable(messages.sameRequest);
  // The lower number first, everywhere.
  if (other < id) await lockHelpRequest(trx, other);
  const kept = await openHelpRequest(trx, { id, version });
  if (kept.fault) return kept.fault;
  const double = await openHelpRequest(trx, { id: other }, [
    "new",
    "visit-planned",
    "visited",
    "declined",
    "referred",
  ]);
  if (double.fault) return double.fault;
  if (!sharedBy(kept.row, double.row)) return unprocessable(messages.otherFamily);
  const by = byOf(who);
  const note = `Joined to ${kept.row.reference}`;
  await changeHelpRequest(trx, now, double.row, { by, state: "closed", joined_to: id, note });
  await changeHelpRequest(trx, now, kept.row, { by, note: `Joined with ${double.row.reference}` });
  const after = { name: double.row.reference, joined_to: kept.row.reference };
  return { action: "join", noun, id: other, after };
});

/** Nothing more is to be done for a request. */
export const closeHelpRequest = recorded(async (trx, now, closing: z.output<typeof helpClosing>, who) => {
  const { id, version, helped, reason } = closing;
  const states = ["new", "visit-planned", "visited", "approved", "helping"] as const;
  const { row, fault } = await openHelpRequest(trx, { id, version }, states);
  if (fault) return fault;
  const helped_on = helped ? (row.helped_on ?? karachiDay(now)) : row.helped_on;
  await changeHelpRequest(trx, now, row, { by: byOf(who), state: "closed", helped_on, reason });
  const after = { name: row.reference, state: "closed", helped };
  return { action: "close", noun, id, after };
});
