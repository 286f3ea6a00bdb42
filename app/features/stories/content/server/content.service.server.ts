import { allows, permissionsOf } from "#app/contract/permissions.ts";
import { contentCalls } from "#app/features/stories/content/content.calls.ts";
import { contentMessages as messages } from "#app/features/stories/content/content.messages.ts";
import { differingPaths, leavesOf } from "#app/features/stories/content/content-leaves.ts";
import { withStaleMarks } from "#app/features/stories/content/content-translations.ts";
import { labelsOf, type ValueSchema } from "#app/features/stories/content/content-value.ts";
import { valueAt, withValue } from "#app/lib/values.ts";
import { type ContentName, contentNames, contents } from "#content/contents.ts";
import { isStaffNote } from "#content/local-text.ts";
import { holdBack, namesOf } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import { readStored } from "#server/content.ts";
import { storePreview } from "#server/content-preview.ts";
import type { Db } from "#server/db/connect.ts";
import { inTransaction, isUniqueViolation } from "#server/db/connect.ts";
import type { VersionsTable } from "#server/db/staff-schema.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import { requireRecentProof, type Session } from "#server/http/session-check.ts";
import { recordPictureUses } from "#server/media/picture-library.ts";
import { savedValue } from "#server/versions/versions.store.ts";
import { noun, readVersion, writeVersion } from "./content.store.server.ts";
import { schemaOf } from "./content-read.server.ts";
import { checkContent } from "./content-rules.server.ts";

/** So many differences of a save stand in the audit log; the history has all of them. */
const maxAudited = 40;

type Save = { name: ContentName; version: number; value: unknown };

/** A field's path with its texts; `list`: of a list of accounts, whose texts are JSON. */
type AccountChange = { path: string; before: string; after: string; list?: true };

/** New account numbers. */
type AccountNumbers = { name: ContentName; changed: AccountChange[] };

export const accountAct: ApprovableAct<AccountNumbers> = {
  call: contentCalls.saveContent,
  limit: "accounts",
  permission: "accounts:write",
  async carryOut(deps, who, { name, changed }) {
    const version = await readVersion(deps.db, name);
    const stored = await readStored(deps, contentNames);
    const changedSince = { status: 409, message: messages.accountsChanged };
    if (changed.some((each) => accountText(stored(name), each) !== each.before)) return changedSince;
    const value = changed.reduce<unknown>(
      (whole, each) => withAccountText(whole, each, each.after),
      stored(name),
    );
    const checked = checkContent(name, value, stored);
    if ("faults" in checked) return { status: 409, message: messages.unfit };
    const written = await write(deps, who, { name, version, value: checked.value, action: "save" });
    return "fault" in written ? changedSince : undefined;
  },
};

/** Saves a value. @param save.version that was opened: when another has been saved since, nothing is written */
export async function saveContent(deps: Deps, who: Session, { name, version, value }: Save) {
  const checked = checkContent(name, value, await readStored(deps, contentNames));
  if ("faults" in checked) return checked;
  return write(deps, who, { name, version, value: checked.value, action: "save" });
}

/** Brings the original text back. */
export async function resetContent(deps: Deps, who: Session, { name, version }: Omit<Save, "value">) {
  const row = await deps.db
    .selectFrom("content")
    .select("version")
    .where("name", "=", name)
    .executeTakeFirst();
  if (!row) return { fault: "original" as const };
  return write(deps, who, { name, version, value: undefined, action: "default" });
}

/** Brings back what was saved as an earlier version. */
export async function restoreContent(
  deps: Deps,
  who: Session,
  { name, version, save }: Omit<Save, "value"> & { save: number },
) {
  const saved = await savedValue(deps.db, noun, name, save);
  if (saved === undefined) return { fault: "no save" as const };
  if (saved === null) return resetContent(deps, who, { name, version });
  const checked = checkContent(name, JSON.parse(saved), await readStored(deps, contentNames));
  if ("faults" in checked) return { fault: "unfit" as const };
  return write(deps, who, { name, version, value: checked.value, action: "restore" });
}

/** Stores a value that fits for its author to look at. */
export async function previewContent(deps: Deps, who: Session, name: ContentName, value: unknown) {
  const { db, clock } = deps;
  const checked = checkContent(name, value, await readStored(deps, contentNames));
  if ("faults" in checked) return checked;
  const json = JSON.stringify(checked.value);
  return { key: await storePreview(db, { name, value: json, who, now: clock.now() }) };
}

type Write = Save & Pick<VersionsTable, "action">;

type Refused = { status: 409; message: string };
/** `waits`: the new account numbers wait for a second person, in words; the version is that of what was saved. */
type Written =
  | { version: number; waits?: string | undefined }
  | { fault: "stale" | "accounts" }
  | { fault: Refused };

/** @param row.value undefined for the original */
async function write(deps: Deps, who: Session, { name, version, ...asked }: Write): Promise<Written> {
  const { db, clock, log, features } = deps;
  const now = clock.now();
  try {
    return await inTransaction(db, async (trx): Promise<Written> => {
      if ((await readVersion(trx, name)) !== version) return { fault: "stale" };
      const stored = await readStored({ db: trx, log }, [name]);
      const held = await holdAccounts(deps, trx, who, name, {
        before: stored(name),
        after: asked.value ?? contents[name].defaults,
      });
      if (held && "fault" in held) return held;
      // What else was changed is saved, with the account numbers as they are.
      const kept = held ? keptAsSave(asked.action, held.kept) : asked;
      const { action } = kept;
      const value = action === "save" ? withStaleMarks(stored(name), kept.value, now) : kept.value;
      const before = leavesOf(stored(name));
      const after = leavesOf(value ?? contents[name].defaults);
      const changed = differingPaths(before, after);
      if (held && changed.length === 0) return { version, waits: held.waits };
      await writeVersion(trx, name, {
        version: version + 1,
        action,
        value: value === undefined ? null : JSON.stringify(value),
        changes: changed.length,
        saved_at: now.toISOString(),
        user_name: namesOf(who),
      });
      const shown = value === undefined ? undefined : { name, value: JSON.stringify(value) };
      const written = { table: "content", key: name, row: shown };
      await recordPictureUses(trx, features, written, { now, by: who.name });
      const audited = changed.slice(0, maxAudited);
      const only = (leaves: typeof before) =>
        Object.fromEntries(
          audited.map((path) => {
            const text = leaves.get(path) ?? null;
            return [path, text && isStaffNote(path) ? "noted" : text];
          }),
        );
      await recordChange(trx, now, who, {
        action: action === "save" ? "update" : action === "restore" ? "restore" : "reset",
        noun,
        id: name,
        name: contents[name].title,
        before: only(before),
        after: { ...only(after), version: version + 1 },
      });
      return { version: version + 1, waits: held?.waits };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { fault: "stale" };
    throw error;
  }
}

/** An original with other account numbers is no original. */
const keptAsSave = (action: Write["action"], value: unknown) => ({
  value,
  action: action === "default" ? ("save" as const) : action,
});

/**
 * Refuses new account numbers of somebody who may not change them or has not proved lately who they are, and keeps them
 * back where a second person must approve.
 * @returns undefined when nothing is kept back; else the new value with the numbers as they are
 */
async function holdAccounts(
  deps: Deps,
  trx: Db,
  who: Session,
  name: ContentName,
  { before, after }: { before: unknown; after: unknown },
): Promise<{ kept: unknown; waits: string } | { fault: "accounts" } | { fault: Refused } | undefined> {
  const paths = accountPaths(schemaOf(contents[name].schema) as unknown as ValueSchema);
  if (paths.length === 0) return undefined;
  const [was, is] = [leavesOf(before), leavesOf(after)];
  const leaves = differingPaths(was, is).filter((path) =>
    paths.some((group) => path.startsWith(`${group}.`)),
  );
  if (leaves.length === 0) return undefined;
  // An entry of a list may come or go: the list is changed as a whole.
  const fields = new Map(leaves.map((path) => [path.replace(/\.\d+(?:\..*)?$/, ""), path]));
  const changed = [...fields].map(([path, leaf]): AccountChange => {
    const field = path === leaf ? { path } : { path, list: true as const };
    return { ...field, before: accountText(before, field), after: accountText(after, field) };
  });
  if (!allows(permissionsOf(who.roles), "accounts:write")) return { fault: "accounts" };
  requireRecentProof(who, deps.clock.now());
  const schema = schemaOf(contents[name].schema) as unknown as ValueSchema;
  const held = await holdBack(deps, trx, who, accountAct, {
    body: { name, changed },
    title: messages.accounts,
    subject: `content ${name}`,
    link: `/dashboard/content/${name}`,
    facts: leaves.map((path) => ({
      label: labelsOf(schema, path.split(".")).join(", "),
      before: was.get(path) ?? "",
      value: is.get(path) ?? "",
    })),
  });
  if (!held || "fault" in held) return held;
  const kept = changed.reduce((whole, each) => withAccountText(whole, each, each.before), after);
  return { kept, waits: held.waits };
}

function accountText(value: unknown, { path, list }: Pick<AccountChange, "path" | "list">): string {
  const found = valueAt(value, path.split("."));
  return list ? JSON.stringify(found) : String(found ?? "");
}

const withAccountText = (value: unknown, { path, list }: AccountChange, text: string): unknown =>
  withValue(value, path.split("."), list ? JSON.parse(text) : text);

/** The paths of the groups that are marked as accounts. */
function accountPaths({ accountNumbers, properties = {} }: ValueSchema, path = ""): string[] {
  if (accountNumbers) return [path];
  return Object.entries(properties).flatMap(([key, property]) =>
    accountPaths(property, path ? `${path}.${key}` : key),
  );
}
