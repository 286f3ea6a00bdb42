import type { FastifyInstance } from "fastify";
import { serverMessages, succeed } from "#app/contract/replies.ts";
import { versionMessages as messages, type VersionNoun, versionNouns } from "#app/contract/versions.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { may, signedInWith } from "#server/http/session-check.ts";
import { listVersions, savedValue, valueBefore } from "#server/versions/versions.store.ts";
import { versionsCalls } from "./versions.calls.ts";
import * as schema from "./versions.schema.ts";

const forbidden = { status: 403, message: serverMessages.noPermission };
const missing = { status: 404, message: messages.missing };
const noVersion = { status: 404, message: messages.noVersion };

/** A value that is kept as JSON. Undefined and null stay what they are. */
const parsed = (json: string | null | undefined): unknown => (json ? JSON.parse(json) : json);

/** Who saved what when, what differs, and bringing an earlier version back: VERSION-01 to VERSION-04. */
export function versionsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, features } = deps;

  function kindOf(noun: VersionNoun) {
    const kind = features.flatMap(({ versions = [] }) => versions).find((each) => each.noun === noun);
    if (!kind) throw new Error(`No feature has versions of a ${noun}`);
    return kind;
  }

  addRoute(app, versionsCalls.listVersions, {
    description:
      "The last saves of a content, a post, an event, a slide or the banner: when, by whom, how much.",
    query: schema.versionsQuery,
    reply: schema.listVersionsReply,
    handler: async (request, reply) => {
      const { noun, id } = request.query;
      if (!may(request, versionNouns[noun].permission)) return refuseWith(reply, forbidden);
      const version = await kindOf(noun).current(db, id);
      if (version === undefined) return refuseWith(reply, missing);
      const versions = await listVersions(db, noun, id);
      return succeed({
        version,
        versions: versions.map(({ user_name, ...save }) => ({ ...save, saved_by: user_name })),
      });
    },
  });

  addRoute(app, versionsCalls.readVersion, {
    description: "The fields of one version that differ from the version before it.",
    query: schema.versionQuery,
    reply: schema.readVersionReply,
    handler: async (request, reply) => {
      const { noun, id, version } = request.query;
      if (!may(request, versionNouns[noun].permission)) return refuseWith(reply, forbidden);
      const saved = await savedValue(db, noun, id, version);
      if (saved === undefined) return refuseWith(reply, noVersion);
      const before = parsed(await valueBefore(db, noun, id, version));
      const two = { id, version, before, after: parsed(saved) };
      return succeed({ fields: await kindOf(noun).differences(deps, two) });
    },
  });

  addRoute(app, versionsCalls.restoreVersion, {
    description: "Saves an earlier version anew. What shows now stays among the versions.",
    body: schema.versionRestoring,
    status: [200, 202],
    handler: async (request, reply) => {
      const { noun, id, version, save } = request.body;
      const who = signedInWith(request, versionNouns[noun].permission);
      if (!who) return refuseWith(reply, forbidden);
      const saved = await savedValue(db, noun, id, save);
      if (saved === undefined) return refuseWith(reply, noVersion);
      const restored = await kindOf(noun).restore(deps, who, { id, version, value: parsed(saved) });
      if (restored.fault) return refuseWith(reply, restored.fault);
      if (restored.waits) return reply.code(202).send(succeed({ message: restored.waits }));
      return succeed({ message: [messages.restored, restored.note].filter(Boolean).join(" ") });
    },
  });
}
