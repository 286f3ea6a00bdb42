import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { formatTime } from "#app/lib/dates.ts";
import { recordChange } from "#server/audit.ts";
import { findRun } from "#server/db/maintenance-runs.ts";
import type { Deps, Feature, HealthPart } from "#server/deps.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { retentionCalls } from "./retention.calls.ts";
import { retentionMessages as messages } from "./retention.messages.ts";
import * as schema from "./retention.schema.ts";
import {
  listRemovals,
  listTerms,
  prepareTerms,
  retentionKinds,
  saveTerm,
} from "./server/retention-terms.store.server.ts";
import { startRetention } from "./server/run-retention.server.ts";
import { countAsked } from "./server/stay-requests.server.ts";
import { unpaidGiftsTerm } from "./server/unpaid-gifts.server.ts";

const noun = "retention term";

/** The terms, and what went: KEEP-01 to KEEP-05. */
function retentionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, mail } = deps;
  const kinds = retentionKinds(deps.features);

  addRoute(app, retentionCalls.readRetention, {
    description: "The terms, and what the last run did.",
    reply: schema.readRetentionReply,
    handler: async () => {
      const now = clock.now();
      await prepareTerms(db, kinds, now);
      const run = await findRun(db, "retention");
      return succeed({
        terms: await listTerms(db, kinds, now),
        mail: mail !== undefined,
        asked: await countAsked(db),
        last_run: run ? { ended_at: run.ended_at, detail: run.detail } : null,
      });
    },
  });

  addRoute(app, retentionCalls.saveRetentionTerm, {
    description: "A shorter term of people's data is applied after seven days.",
    body: schema.retentionTermForm,
    handler: async (request, reply) => {
      const now = clock.now();
      const kind = kinds.find(({ name }) => name === request.body.name);
      if (!kind) return reply.code(422).send(refuse(messages.badName));
      const { name: id, label, min, max, unit } = kind;
      if (!schema.isWithin(request.body.amount, kind))
        return reply.code(422).send(refuse(messages.badRange(min, max, unit)));
      await prepareTerms(db, kinds, now);
      const saved = await db.transaction().execute(async (trx) => {
        const change = await saveTerm(trx, now, kind, request.body);
        if (change === "conflict") return false;
        const entry = { action: "update", noun, id, name: label, ...change };
        await recordChange(trx, now, signedIn(request), entry);
        return true;
      });
      if (!saved) return reply.code(409).send(refuse(messages.conflict));
      return succeed({ message: messages.saved });
    },
  });

  addRoute(app, retentionCalls.listRemovals, {
    description: "How many of which kind went on which day, newest first.",
    query: schema.removalsQuery,
    reply: schema.listRemovalsReply,
    handler: async (request, reply) => succeed(pageOf(reply, await listRemovals(db, kinds, request.query))),
  });
}

const day = 24 * 60 * 60 * 1000;
/** A night may be missed: a server that is switched off then does it later. */
const late = 3 * day;

/** How the removal of old data is, for the page of the system. */
async function readRetentionHealth({ db, clock }: Deps): Promise<HealthPart> {
  const name = "Old data";
  const link = { to: "/dashboard/retention", label: "Terms, and what was removed" };
  const run = await findRun(db, "retention");
  if (!run) return { name, tone: "plain", status: "Not yet", text: "The first run is tonight", link };
  const text = `Last looked at ${formatTime(run.ended_at)}: ${run.detail.replace(/\.$/, "")}`;
  const succeeded = run.succeeded_at ? Date.parse(run.succeeded_at) : 0;
  if (clock.now().getTime() - succeeded < late) return { name, tone: "good", status: "Works", text, link };
  const advice =
    "Old data has not been removed for days. Ask the server's administrator to look into the log.";
  return { name, tone: "bad", status: "Not removed", text, advice, link };
}

export const retentionFeature: Feature = {
  group: { name: "Retention", description: "What is kept how long, and what was removed when." },
  exported: {
    retention_terms: "How long each kind of data is kept",
    retention_removals: "How many rows went on which day because their term was over",
    stay_requests: "Who was asked whether to stay: `row_id` is of the table `name`",
  },
  routes: retentionRoutes,
  work: startRetention,
  health: readRetentionHealth,
  terms: [unpaidGiftsTerm],
};
