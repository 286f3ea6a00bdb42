import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps, Feature } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { headlineCalls } from "./headline.calls.ts";
import {
  headline,
  headlineForm,
  headlineMessages,
  headlineVersion,
  openedHeadlineQuery,
} from "./headline.schema.ts";
import { readHeadline, saveHeadline } from "./headline.store.server.ts";

const unwritten = { headline: headlineMessages.fallback };

function headlineRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  addRoute(app, headlineCalls.readHeadline, {
    description: "The headline as it stands now.",
    reply: done(headline.shape),
    handler: async () => succeed((await readHeadline(db)) ?? unwritten),
  });

  addRoute(app, headlineCalls.saveHeadline, {
    description: "Sets the headline. One that somebody else has changed meanwhile is refused.",
    query: openedHeadlineQuery,
    body: headlineForm,
    handler: async (request, reply) => {
      const now = clock.now();
      const { version } = request.query;
      const isSaved = await db.transaction().execute(async (trx) => {
        const found = await readHeadline(trx);
        const isStale = version !== undefined && version !== headlineVersion(found ?? unwritten);
        // Of two at once the second finds other texts than it has read.
        const over = version === undefined ? undefined : { found };
        if (isStale || !(await saveHeadline(trx, request.body, now, over))) return false;
        const before = { headline_ur: "", ...found };
        const change = { action: "update", noun: "headline", id: 1, before, after: request.body };
        await recordChange(trx, now, signedIn(request), change);
        return true;
      });
      if (!isSaved) return reply.code(409).send(refuse(headlineMessages.stale));
      return reply.send(succeed({ message: headlineMessages.updated }));
    },
  });
}

/** Not marked as a sample: whoever asks whether staff have written one compares. */
export const sampleHeadline = "Hope is work, done daily";

const sampleHeadlineUrdu = "امید روز کا کام ہے";

export const headlineFeature: Feature = {
  group: { name: "Headline", description: "The line in the dashboard's bar and over the home page." },
  nouns: { headline: { label: "headline" } },
  exported: { headline: "The headline of the home page" },
  routes: headlineRoutes,
  // No row is marked: the first save of staff takes its place.
  samples: {
    add: async (db, now) => {
      await saveHeadline(db, { headline: sampleHeadline, headline_ur: sampleHeadlineUrdu }, now);
    },
    tables: [],
  },
};
