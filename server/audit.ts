import type { Db } from "./db/connect.ts";
import { searchText } from "./db/search.ts";
import type { Session } from "./http/session-check.ts";

const secret = /password|token|hash/i;
/** A longer value is cut: the log tells what happened, it is no second archive. */
const longest = 2000;

export type Change = {
  action: "create" | "update" | "delete" | "sign in" | "sign out" | (string & {});
  /** The room's noun: "blog post", "event" ... */
  noun: string;
  id: number | string;
  before?: object;
  after?: object;
};

/**
 * Writes down who did what. Call it in the transaction of the change itself. Of an update only the fields that
 * differ are kept; of fields that sound like secrets only that they changed.
 */
export async function recordChange(
  trx: Db,
  now: Date,
  who: Pick<Session, "userId" | "name">,
  { action, noun, id, before, after }: Change,
): Promise<void> {
  const [was, is] = before && after ? differing(before, after) : [before, after];
  await trx
    .insertInto("audit_log")
    .values({
      at: now.toISOString(),
      user_id: who.userId,
      user_name: who.name,
      action,
      noun,
      noun_id: String(id),
      search_text: searchText(who.name, action, noun, String(id), was && values(was), is && values(is)),
      before: was ? JSON.stringify(presentable(was)) : null,
      after: is ? JSON.stringify(presentable(is)) : null,
    })
    .execute();
}

/** The words of the fields that may be shown, for the search. */
const values = (fields: object) => JSON.stringify(presentable(fields)).slice(0, longest);

function differing(before: object, after: object): [object, object] {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  const former = new Map(Object.entries(before));
  for (const [field, value] of Object.entries(after)) {
    if (JSON.stringify(former.get(field)) === JSON.stringify(value)) continue;
    was[field] = former.get(field);
    is[field] = value;
  }
  return [was, is];
}

function presentable(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (secret.test(field)) return [field, "(not shown)"];
      if (typeof value === "string" && value.length > longest) return [field, `${value.slice(0, longest)}…`];
      return [field, value];
    }),
  );
}
