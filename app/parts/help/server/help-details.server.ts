import { fundNamesIn, listOpenFunds } from "#app/features/giving/ledger/funds.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { HelpRequest, HelpVisitNotes, ZakatAnswer } from "#app/parts/help/help.schema.ts";
import { payWayOf } from "#app/parts/help/help-payments/instalments.server.ts";
import { helpTextWords } from "#app/parts/help/help-texts.words.ts";
import { readLimit } from "#server/approvals.ts";
import { readContent } from "#server/content.ts";
import { holdersOf } from "#server/db/roles.ts";
import type { Deps } from "#server/deps.ts";
import { findHelpRequest, type HelpRow } from "./help.store.server.ts";
import { findDoubles, presentHelpRow, readHelpTerms, sharedBy } from "./help-list.server.ts";

const noVisit: HelpVisitNotes = { income: "", rent: "", debts: "", illness: "", school: "", notes: "" };

/** All of a request that the case shows, with what its forms offer; undefined: there is none. FAMILY-12. */
export async function readHelpDetails(deps: Deps, id: number) {
  const { db } = deps;
  const row = await findHelpRequest(db, id);
  if (!row) return undefined;
  const terms = await readHelpTerms(deps);
  const doubles = (await findDoubles(db, [row])).filter((other) => other.id !== id);
  const shared = doubles.flatMap((other) => {
    const by = sharedBy(row, other);
    return by ? [{ ...presentHelpRow(other, terms, 0), by }] : [];
  });
  const events = await db
    .selectFrom("help_events")
    .select(["id", "state", "at", "by_name", "note"])
    .where("request_id", "=", id)
    .orderBy("id")
    .execute();
  const papers = await db
    .selectFrom("help_papers")
    .select(["id", "at"])
    .where("request_id", "=", id)
    .orderBy("id")
    .execute();
  const joined = row.joined_to === null ? undefined : await findHelpRequest(db, row.joined_to);
  const request: HelpRequest = {
    ...presentHelpRow(row, terms, shared.length),
    for_whom: row.for_whom,
    asked_by: row.asked_by,
    phone: row.phone,
    cnic: row.cnic,
    area: row.area,
    words: row.words,
    language: row.language,
    consent: row.consent,
    consented_at: row.consented_at,
    visited_on: row.visited_on,
    responsible: row.responsible,
    visit: row.visit ? JSON.parse(row.visit) : noVisit,
    zakat_eligible: row.zakat_eligible === null ? null : row.zakat_eligible === 1,
    zakat_answers: row.zakat_answers ? (JSON.parse(row.zakat_answers) as ZakatAnswer[]) : [],
    zakat_by: row.zakat_by,
    zakat_at: row.zakat_at,
    authorised_on: row.authorised_on,
    payee: row.payee,
    payee_kind: row.payee_kind,
    ...payWayOf(row),
    decision_fund: row.decision_fund,
    decision_paisa: row.decision_paisa,
    decision_months: row.decision_months,
    decision_from: row.decision_from,
    decided_at: row.decided_at,
    decided_by: row.decided_by,
    reason: row.reason,
    helped_on: row.helped_on,
    joined_to: joined ? { id: joined.id, reference: joined.reference } : null,
    closed_at: row.closed_at,
    events,
    papers,
    same: shared,
    texts: await textsFor(deps, row),
  };
  const { questions, authorisation } = await readContent(deps, "help", { language: row.language });
  const named = await fundNamesIn("en", db);
  return {
    request,
    kinds: terms.kinds.map(({ id, title }) => ({ id, title })),
    questions,
    authorisation,
    funds: (await listOpenFunds(deps)).map((fund) => ({ slug: fund.slug, title: named(fund) })),
    waits: {
      above_paisa: await readLimit(db, "help"),
      visitor: (await readLimit(db, "visitors")) !== null,
    },
    staff: (await holdersOf(db, "help:write")).map(({ id, name }) => ({ id, name })),
  };
}

/** What can be sent to the family now, in its language. */
async function textsFor(deps: Deps, row: HelpRow): Promise<{ name: string; text: string }[]> {
  const { name, phone } = await readContent(deps, "identity", { language: row.language });
  const t = textIn(row.language, helpTextWords);
  const said = { name, reference: row.reference };
  const reason = row.reason;
  if (row.phone === "") return [];
  if (row.state === "new") return [{ name: "Request received", text: t("received", said) }];
  if (row.state === "visit-planned" && row.visit_on) {
    const day = formatDay(row.visit_on, row.language);
    return [{ name: "Visit planned", text: t("visit", { ...said, day, phone }) }];
  }
  if (row.state === "approved" || row.state === "helping")
    return [{ name: "Approved", text: t("approved", said) }];
  if (row.state === "declined" || row.state === "referred")
    return [{ name: "Decision", text: t(row.state, { ...said, reason, phone }) }];
  return [];
}
