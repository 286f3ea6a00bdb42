import type { Permission } from "#app/contract/permissions.ts";
import { succeed } from "#app/contract/replies.ts";
import { fiscalYearDays, fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { actName } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps, Feature } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { csvText, sendZip, type ZipEntry } from "#server/http/send-csv.ts";
import { signedIn } from "#server/http/session-check.ts";
import { closingsCalls } from "./closings.calls.ts";
import { closingMessages as messages } from "./closings.messages.ts";
import * as schema from "./closings.schema.ts";
import { closeBooks, closingAct, listClosings, listTaxYears } from "./closings.service.server.ts";
import { journalColumns, journalRows, ledgerText } from "./year-journal.server.ts";
import { yearLists } from "./year-lists.server.ts";
import { sumsText } from "./year-sums-text.server.ts";

export const closingsFeature: Feature = {
  group: { name: "Closings", description: "Through which day the books are closed." },
  nouns: {
    closing: { label: "closing", page: "/dashboard/closings" },
    "tax year": { label: "tax year", page: "/dashboard/closings" },
  },
  exported: {
    closings: "Through which day the books were closed, by whom and why",
  },
  acts: [closingAct],
  routes(app, deps) {
    const { db, reader } = deps;

    addRoute(app, closingsCalls.listClosings, {
      description: "The last closed day, and every closing with who made it and why.",
      reply: schema.listClosingsReply,
      handler: async () => succeed(await listClosings({ ...deps, db: reader })),
    });

    addRoute(app, closingsCalls.exportTaxYear, {
      description:
        "Journal, gifts, refunds, payouts, fund entries, statement lines, donors and the log of a tax year, and what they add up to. Of a closed year always the same bytes, but for donors whose address was corrected or who were taken out.",
      query: schema.taxYearQuery,
      reply: "file",
      refuses: [404],
      handler: async (request, reply) => {
        const { year } = request.query;
        const found = (await listTaxYears(reader)).find((one) => one.year === year);
        if (!found) return refuseWith(reply, { status: 404, message: messages.emptyYear });
        const change = { action: "export", noun: "tax year", id: year };
        await recordChange(db, deps.clock.now(), signedIn(request), change);
        return sendZip(reply, {
          file: `tax-year-${fiscalYearSpan(year)}.zip`,
          day: fiscalYearDays(year).to,
          entries: yearEntries({ ...deps, db: reader }, found),
        });
      },
    });

    addRoute(app, closingsCalls.closeBooks, {
      description:
        "Nothing dated up to that day changes any more. Where an account is not equal, a reason is needed; to move the closing back, a second person.",
      body: schema.closingForm,
      status: [200, 202],
      config: { changesNothing: true },
      handler: async (request, reply) => {
        const { fault, waits, message } = await closeBooks(deps, signedIn(request), request.body);
        if (fault) return refuseWith(reply, fault);
        if (waits) return reply.code(202).send(succeed({ message: waits }));
        return reply.send(succeed({ message }));
      },
    });
  },
};

/** The files of a tax year: HANDOVER-01. */
const yearEntries = ({ db, features }: Deps, { year, closed }: schema.TaxYear): ZipEntry[] =>
  Object.entries({
    "SUMS.txt": () => sumsText(db, year, closed),
    "journal.ledger": () => ledgerText(db, year),
    "journal.csv": () => csvText(journalRows(db, year), journalColumns),
    ...yearLists(db, year, moneyActs(features)),
  }).map(([name, text]) => ({ name, text }));

const money: readonly Permission[] = ["donations:write", "transfers:write", "funds:write", "books:write"];

const moneyActs = (features: readonly Feature[]): string[] =>
  features.flatMap(({ acts = [] }) =>
    acts.filter(({ permission }) => money.includes(permission)).map(actName),
  );
