import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps, Feature } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import type { Session } from "#server/http/session-check.ts";
import { namesOff, partsOf } from "#server/parts.ts";
import { type Fault, faultIfRefused } from "#server/refusal.ts";
import { partsCalls } from "./parts.calls.ts";
import { partsMessages as messages } from "./parts.messages.ts";
import * as schema from "./parts.schema.ts";

export const partsFeature: Feature = {
  group: { name: "Parts", description: "What the foundation uses of the program." },
  nouns: { part: { label: "part", page: "/dashboard/parts" } },
  exported: {
    part_switches: "When which part of the program was turned on and off",
  },
  routes: partsRoutes,
};

function partsRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, partsCalls.listParts, {
    description: "All parts, each with what it is for and whether it is on.",
    reply: schema.listPartsReply,
    handler: async () => succeed(await listParts(deps)),
  });

  addAct(app, deps, partsCalls.switchPart, {
    description:
      "Turned off, its pages and calls are not found, its entries leave menus and its work stops; nothing is deleted.",
    body: schema.partSwitch,
    refuses: [404, 409, 422],
    act: switchPart,
    message: ({ name, on }) => {
      const title = partsOf(deps).find((part) => part.name === name)?.title ?? name;
      return on ? messages.turnedOn(title) : messages.turnedOff(title);
    },
  });

  addAct(app, deps, partsCalls.confirmParts, {
    description: "All that are on stay on. 'Before you open' no longer asks.",
    act: confirmParts,
    message: messages.confirmed,
  });
}

async function listParts(deps: Deps) {
  const off = await namesOff(deps.db);
  const rows = await deps.db
    .selectFrom("part_switches")
    .select(({ fn }) => ["part", fn.max("at").as("since")])
    .groupBy("part")
    .execute();
  const since = new Map(rows.map((row) => [row.part, row.since]));
  return {
    parts: partsOf(deps).map(({ name, title, about, holds }) => ({
      name,
      title,
      about,
      holds,
      is_on: !off.has(name),
      since: since.get(name) ?? null,
    })),
    confirmed: rows.length > 0,
  };
}

/** Turns a part on or off, and notes it in the log: PART-01. Refused where another part needs it, or it needs another. */
function switchPart(deps: Deps, who: Session, { name, on }: schema.PartSwitch): Promise<Fault | undefined> {
  const parts = partsOf(deps);
  const part = parts.find((each) => each.name === name);
  return faultIfRefused(
    deps.db.transaction().execute(async (trx): Promise<Fault | undefined> => {
      if (!part) return { status: 404, message: messages.unknown };
      const off = await namesOff(trx);
      if (off.has(name) !== on) return { status: 409, message: messages.unchanged };
      const user = parts.find((each) => each.needs.includes(name) && !off.has(each.name));
      if (!on && user) return { status: 422, message: messages.needed(part.title, user.title) };
      const lacking = parts.find((each) => part.needs.includes(each.name) && off.has(each.name));
      if (on && lacking) return { status: 422, message: messages.lacks(part.title, lacking.title) };
      await noteSwitch(trx, deps, name, on);
      await recordChange(trx, deps.clock.now(), who, {
        action: on ? "turn on" : "turn off",
        noun: "part",
        id: name,
        name: part.title,
      });
      return undefined;
    }),
  );
}

/** Says of each part of which nobody has said anything that it is used. */
async function confirmParts(deps: Deps, who: Session): Promise<undefined> {
  await deps.db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom("part_switches").select("part").distinct().execute();
    const known = new Set(rows.map(({ part }) => part));
    const unknown = partsOf(deps).filter(({ name }) => !known.has(name));
    for (const { name } of unknown) await noteSwitch(trx, deps, name, true);
    await recordChange(trx, deps.clock.now(), who, {
      action: "confirm",
      noun: "part",
      id: 0,
      name: unknown.map(({ title }) => title).join(", "),
    });
  });
}

const noteSwitch = (trx: Db, { clock }: Deps, part: string, on: boolean) =>
  trx
    .insertInto("part_switches")
    .values({ part, is_on: on ? 1 : 0, at: clock.now().toISOString() })
    .execute();
