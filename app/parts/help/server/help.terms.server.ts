import { sql } from "kysely";
import { months } from "#app/contract/table.ts";
import { noteErasures } from "#server/media/erase.ts";
import {
  type Condition,
  findIn,
  type RetentionRule,
  type RetentionTerm,
  stillDue,
} from "#server/retention-term.ts";
import { eraseHelpRequests } from "./erase-help.server.ts";

/** Families whose request is over: what names them goes, and their papers with it. FAMILY-22. */
const emptied = (isDue: Condition): RetentionRule => ({
  find: findIn("help_requests", isDue),
  remove: async (trx, due, ids) => {
    const gone = await stillDue(trx, "help_requests", isDue(due), ids);
    const { files } = await eraseHelpRequests(trx, gone, due.now);
    await noteErasures(trx, files, due.now);
    return gone.length;
  },
});
const isOver: Condition = ({ cutoff }) =>
  sql`closed_at is not null and erased_at is null and touched_at < ${cutoff}`;

export const helpTerms: readonly RetentionTerm[] = [
  {
    name: "help_declined",
    label: "Requests for help without help",
    personal: true,
    ...months(6, {
      min: 3,
      since: "the day they were declined, referred or closed, or last changed",
      explanation:
        "Declined, referred, joined, or closed without help: the family goes, with its papers, visit and notes. At least 3 months, so that a family that asks again is known.",
    }),
    max: 60,
    rule: emptied((due) => sql`${isOver(due)} and helped_on is null`),
  },
  {
    name: "help_helped",
    label: "Requests for help that was given",
    personal: true,
    ...months(36, {
      min: 12,
      since: "the day they were closed, or last changed",
      explanation:
        "The family goes, with its papers, visit and notes. What was decided and paid stays, without a name. At least 12 months, so that the accounts of the year can be checked against it.",
    }),
    rule: emptied((due) => sql`${isOver(due)} and helped_on is not null`),
  },
];
