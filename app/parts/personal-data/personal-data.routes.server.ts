import { stringify } from "csv-stringify/sync";
import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { spreadsheetPhone } from "#app/lib/phone.ts";
import { recordChange } from "#server/audit.ts";
import { startHourly } from "#server/daily.ts";
import { emptyLog } from "#server/db/deleted-text.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { csvCell } from "#server/http/send-csv.ts";
import { signedIn } from "#server/http/session-check.ts";
import { eraseNotedMedia, noteErasures } from "#server/media/erase.ts";
import { personalDataCalls } from "./personal-data.calls.ts";
import * as schema from "./personal-data.schema.ts";
import { personalDataMessages as messages } from "./personal-data.schema.ts";
import { erasePersonalData, findPersonalData, isStaff, tablesOf } from "./personal-data.store.server.ts";

const noun = "personal data";

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
const totalOf = (tables: schema.PersonalDataTable[]) => sum(tables.map(({ total }) => total));

/** What was deleted anywhere leaves SQLite's log within the hour, also when a backup was being made at the time. */
export const startEmptyingLog = (deps: Deps) => startHourly(() => emptyLog(deps), deps.log);

/**
 * What is stored of one person. Whom it is about comes in the body and never in an address, which logs and histories
 * keep; nor does the audit log say it.
 */
export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const tables = tablesOf(deps.features);

  addRoute(app, personalDataCalls.findPersonalData, {
    description: "All entries with an e-mail address or a phone number, however the number is written.",
    body: schema.personalDataQuery,
    reply: schema.findPersonalDataReply,
    config: { changesNothing: true },
    handler: async (request) => {
      const { person } = request.body;
      const found = await findPersonalData(db, tables, person);
      return succeed({ total: totalOf(found), tables: found, staff: await isStaff(db, person) });
    },
  });

  addRoute(app, personalDataCalls.exportPersonalData, {
    description: "All entries with an e-mail address or a phone number, as JSON or as CSV.",
    body: schema.personalDataExport,
    reply: "file",
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const { person, format } = request.body;
      const found = await findPersonalData(db, tables, person);
      const after = Object.fromEntries(found.map(({ name, total }) => [name, total]));
      const change = { action: "export", noun, id: "one person", after };
      await recordChange(db, clock.now(), signedIn(request), change);
      const json = format === "json";
      return reply
        .type(json ? "application/json; charset=utf-8" : "text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="personal-data.${format}"`)
        .header("cache-control", "no-store")
        .send(json ? JSON.stringify(byTable(found), undefined, 2) : csvOf(found));
    },
  });

  addRoute(app, personalDataCalls.erasePersonalData, {
    description:
      "Deletes all entries with an e-mail address or a phone number, mails too, for good. Gifts and receipts stay in the books without the person.",
    body: schema.personalDataErasure,
    reply: schema.erasePersonalDataReply,
    handler: async (request, reply) => {
      const { person, expected } = request.body;
      const now = clock.now();
      const erased = await db.transaction().execute(async (trx) => {
        // What came since the search was shown is not erased unseen.
        if (totalOf(await findPersonalData(trx, tables, person)) !== expected) return undefined;
        const { erased: counts, slips } = await erasePersonalData(trx, deps.features, person, now);
        const change = { action: "erase", noun, id: "one person", after: counts };
        await recordChange(trx, now, signedIn(request), change);
        await noteErasures(trx, slips, now);
        return sum(Object.values(counts));
      });
      if (erased === undefined) return reply.code(409).send(refuse(messages.changed));
      await eraseNotedMedia(deps);
      await emptyLog(deps);
      return succeed({ message: messages.erased(erased), erased });
    },
  });
}

const byTable = (tables: schema.PersonalDataTable[]) =>
  Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));

const cell = (field: string, value: string | number | null) =>
  field === "phone" && typeof value === "string" ? spreadsheetPhone(value) : csvCell(value ?? "");

/** A line for each field: the tables have different ones. */
function csvOf(tables: schema.PersonalDataTable[]): string {
  const lines = tables.flatMap(({ label, rows }) =>
    rows.flatMap((row) =>
      Object.entries(row).map(([field, value]) => [label, row.id, field, cell(field, value)]),
    ),
  );
  const columns = ["Where", "Entry", "Field", "Value"];
  return stringify(lines, { header: true, columns, bom: true, escape_formulas: true });
}
