import { fundNamesIn, listOpenFunds } from "#app/features/giving/ledger/funds.server.ts";
import type { HelpRequest, HelpVisitNotes, ZakatAnswer } from "#app/parts/help/help.schema.ts";
import { payWayOf } from "#app/parts/help/help-payments/instalments.server.ts";
import { linkEnd } from "#server/access-links.ts";
import { readLimit } from "#server/approvals.ts";
import { readContent } from "#server/content.ts";
import { holdersOf } from "#server/db/roles.ts";
import type { Deps } from "#server/deps.ts";
import { findFirstAid } from "./first-aid.server.ts";
import { findHelpRequest } from "./help.store.server.ts";
import { findDoubles, presentHelpRow, readHelpTerms, sharedBy } from "./help-list.server.ts";
import { textsFor } from "./help-texts.server.ts";

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
  const referenceOf = async (other: number | null) => {
    const found = other === null ? undefined : await findHelpRequest(db, other);
    return found ? { id: found.id, reference: found.reference } : null;
  };
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
    joined_to: await referenceOf(row.joined_to),
    first_aid: (await findFirstAid(db, row)) ?? null,
    first_aid_of: await referenceOf(row.first_aid_of),
    closed_at: row.closed_at,
    events,
    papers,
    same: shared,
    papers_link_until: await linkEnd(db, deps.clock.now(), { kind: "help papers", subject: id }),
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
      first_aid_paisa: (await readLimit(db, "firstAid")) ?? 0,
    },
    staff: (await holdersOf(db, "help:write")).map(({ id, name }) => ({ id, name })),
  };
}
