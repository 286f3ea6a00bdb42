import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { retentionCalls } from "#app/parts/personal-data/retention/retention.calls.ts";
import { retentionMessages as messages } from "#app/parts/personal-data/retention/retention.messages.ts";
import * as schema from "#app/parts/personal-data/retention/retention.schema.ts";
import { recordChange } from "#server/audit.ts";
import { listRuns } from "#server/db/maintenance-runs.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { pageOf } from "#server/http/next-page.ts";
import { signedIn } from "#server/http/session-check.ts";
import { recorded } from "#server/recorded.ts";
import { askedNameOf, retentionKinds } from "./retention-kinds.server.ts";
import { cutoffOf, listRemovals, listTerms, prepareTerms, saveTerm } from "./retention-terms.store.server.ts";
import { recount } from "./run-retention.server.ts";
import { countAsked, keepPerson, listUnreachable } from "./stay-requests.server.ts";

const noun = "retention term";

/** The terms, what went and what would go, and people who cannot be asked: KEEP-01 to KEEP-05. */
export function retentionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, mail } = deps;
  const kinds = retentionKinds(deps.features);

  addRoute(app, retentionCalls.listRetentionTerms, {
    description: "The terms that staff set, for the pages that show such data.",
    reply: schema.listRetentionTermsReply,
    handler: async () => {
      await prepareTerms(db, kinds, clock.now());
      return succeed({ terms: await listTerms(db, kinds, clock.now()) });
    },
  });

  addRoute(app, retentionCalls.readRetention, {
    description: "The terms with what they remove within 30 days, and people who cannot be asked by mail.",
    reply: schema.readRetentionReply,
    handler: async () => {
      const now = clock.now();
      await prepareTerms(db, kinds, now);
      const terms = await listTerms(db, kinds, now);
      const unreachable: schema.UnreachablePerson[] = [];
      for (const { name, unit, one = "" } of kinds) {
        const asked = askedNameOf(name);
        const term = terms.find((each) => each.name === name);
        if (!asked || !term?.active) continue;
        const cutoff = cutoffOf(now, term.amount, unit).toISOString();
        unreachable.push(...(await listUnreachable(db, asked, cutoff)).map((person) => ({ ...person, one })));
      }
      const run = (await listRuns(db)).find(({ name }) => name === "retention");
      return succeed({
        terms,
        mail: mail !== undefined,
        asked: await countAsked(db),
        unreachable: unreachable.slice(0, 100),
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
      await recount(deps, kind);
      return succeed({ message: messages.saved });
    },
  });

  addRoute(app, retentionCalls.listRemovals, {
    description: "How many of which kind went on which day, newest first.",
    query: schema.removalsQuery,
    reply: schema.listRemovalsReply,
    handler: async (request, reply) => succeed(pageOf(reply, await listRemovals(db, kinds, request.query))),
  });

  addAct(app, deps, retentionCalls.keepPerson, {
    description: "A registration or a blood donor stays: their term begins anew.",
    body: schema.keptPerson,
    act: recorded(async (trx, now, { kind, id }) => {
      if (!(await keepPerson(trx, now, kind, id))) return { status: 404, message: messages.notFound };
      return { action: "keep", noun: kind === "registrations" ? "registration" : "blood donor", id };
    }),
    message: messages.kept,
  });
}
