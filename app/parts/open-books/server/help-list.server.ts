import { LRUCache } from "lru-cache";
import {
  lastHelpMonth,
  openedRows,
  readHelpRows,
} from "#app/features/giving/help-told/help-months.server.ts";
import type { Deps } from "#server/deps.ts";
import { memoize } from "#server/memoize.ts";
import { leavesOfDay, readBookedDay } from "./booked-days.server.ts";
import { listSealedDays } from "./open-books.store.server.ts";

type WithDb = Pick<Deps, "db">;

/** A payment of help or its cancellation, as the leaf at this place of its day, from 0. */
type HelpEntry = {
  place: number;
  text: string;
  opening: [salt: string, kind: string, district: string] | null;
};
type HelpDay = { day: string; leaves: string[]; entries: HelpEntry[] };
export type HelpList = { month: string; days: HelpDay[] };

/** A sealed day does not change: its leaves are hashed once. */
const leavesOfDays = memoize((_services: WithDb) => new LRUCache<string, HelpDay>({ max: 64 }));

/**
 * All that was sealed of help in a month that is over, with what opens it where that is published: BOOKS-13. With the
 * leaves of its days anybody finds the roots again.
 * @returns undefined for a month that is not over and sealed
 */
export async function readHelpList(deps: WithDb, month: string): Promise<HelpList | undefined> {
  const { db } = deps;
  const last = await lastHelpMonth(db);
  if (last === undefined || month > last) return undefined;
  const sealed = await listSealedDays(db, { before: `${month}-32`, limit: 31 });
  const days: HelpDay[] = [];
  for (const { day, link, helps, cancelled_helps } of sealed.toReversed()) {
    if (!day.startsWith(month) || helps + cancelled_helps === 0) continue;
    const known = leavesOfDays(deps).get(link) ?? (await computeHelpDay(deps, day));
    leavesOfDays(deps).set(link, known);
    days.push(known);
  }
  const openings = await readOpenings(deps, days);
  return {
    month,
    days: days.map((day) => ({
      ...day,
      entries: day.entries.map((entry) => ({ ...entry, opening: openings.get(entry.text) ?? null })),
    })),
  };
}

async function computeHelpDay({ db }: WithDb, day: string): Promise<HelpDay> {
  const booked = await readBookedDay(db, day);
  const [before] = await listSealedDays(db, { before: day, limit: 1 });
  const { leaves, movements } = await leavesOfDay(db, day, booked, before === undefined);
  const entries = movements.flatMap(({ kind, text }, place) =>
    kind === "help" || kind === "cancelled-help"
      ? [{ place: booked.receipts.length + place, text, opening: null }]
      : [],
  );
  return { day, leaves, entries };
}

/** What opens the entries of families that are five or more together, by their texts. */
async function readOpenings({ db }: WithDb, days: HelpDay[]): Promise<Map<string, HelpEntry["opening"]>> {
  const texts = days.flatMap(({ entries }) => entries.map(({ text }) => text));
  const payments = texts.map((text) => text.split("|")).filter(([kind]) => kind === "help");
  const months = payments.map(([, , , day = ""]) => day.slice(0, 7)).toSorted();
  const [from, to] = [months[0], months.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  const rows = await readHelpRows(db, from, to);
  const byId = new Map([...openedRows(rows)].map((row) => [String(row.id), row]));
  return new Map(
    texts.flatMap((text): [string, HelpEntry["opening"]][] => {
      const [kind, id = "", , day = ""] = text.split("|");
      const row = kind === "help" ? byId.get(id) : undefined;
      const { help_group_salt: salt, help_kind, help_district } = row ?? {};
      if (!row || !salt || !help_kind || row.month !== day.slice(0, 7)) return [];
      return [[text, [salt, help_kind, help_district ?? ""]]];
    }),
  );
}
