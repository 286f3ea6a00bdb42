import { approvalLimits } from "#app/contract/approval-limits.ts";
import { allows, permissionsOf } from "#app/contract/permissions.ts";
import { contentCalls } from "#app/features/stories/content/content.calls.ts";
import { contentMessages as messages } from "#app/features/stories/content/content.messages.ts";
import { withStaleMarks } from "#app/features/stories/content/content-translations.ts";
import { differingPaths, leavesOf } from "#app/features/stories/content/content-value.ts";
import { type ContentName, contentNames, contents, type StoredContent } from "#content/contents.ts";
import type { HeldField } from "#content/define-content.ts";
import { isStaffNote } from "#content/local-text.ts";
import { holdBack, namesOf } from "#server/approvals.ts";
import { type Actor, recordChange } from "#server/audit.ts";
import { readStored, storePreview } from "#server/content.ts";
import { type Db, inTransaction, isUniqueViolation } from "#server/db/connect.ts";
import type { VersionsTable } from "#server/db/staff-schema.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import { requireRecentProof, type Session } from "#server/http/session-check.ts";
import { recordPictureUses } from "#server/media/picture-library.ts";
import { noun, readVersion, writeVersion } from "./content.store.server.ts";
import { type HeldChange, heldChanges, heldText, withHeldText } from "./content-held.server.ts";
import { checkContent } from "./content-rules.server.ts";

/** So many differences of a save stand in the audit log; the history has all of them. */
const maxAudited = 40;

const stale = { status: 409 as const, message: messages.stale };
const unfit = { status: 409 as const, message: messages.unfit };

type Save = { name: ContentName; version: number; value: unknown };

/** New texts of the held field of a content. */
type HeldTexts = { name: ContentName; changed: HeldChange[] };

const heldAct = (limit: HeldField["limit"]): ApprovableAct<HeldTexts> => ({
  call: contentCalls.saveContent,
  limit,
  permission: approvalLimits[limit].permission,
  async carryOut(deps, who, { name, changed }) {
    const version = await readVersion(deps.db, name);
    const stored = await readStored(deps, contentNames);
    const changedSince = { status: 409, message: messages.held[limit].changed };
    if (changed.some((each) => heldText(stored(name), each) !== each.before)) return changedSince;
    const value = changed.reduce<unknown>(
      (whole, each) => withHeldText(whole, each, each.after),
      stored(name),
    );
    const checked = checkContent(name, value, stored);
    if ("faults" in checked) return unfit;
    const written = await write(deps, who, { name, version, value: checked.value, action: "save" });
    return "fault" in written ? changedSince : undefined;
  },
});

export const accountAct = heldAct("accounts");
export const eligibilityAct = { ...heldAct("eligibility"), name: "saveEligibility" };
const heldActs = { accounts: accountAct, eligibility: eligibilityAct };

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
  if (!row) return { fault: { status: 404 as const, message: messages.original } };
  return write(deps, who, { name, version, value: undefined, action: "default" });
}

/** Brings back what was saved as an earlier version. @param save.value null: the original */
export async function restoreContent(deps: Deps, who: Session, { name, version, value }: Save) {
  if (value === null) return resetContent(deps, who, { name, version });
  const checked = checkContent(name, value, await readStored(deps, contentNames));
  if ("faults" in checked) return { fault: unfit };
  return write(deps, who, { name, version, value: checked.value, action: "restore" });
}

/**
 * Saves over whatever is stored: for the calls of the documents, which name no version. They check what they are sent
 * by their own rules.
 */
export async function overwriteContent<Name extends ContentName>(
  deps: Deps,
  who: Actor,
  name: Name,
  valueAfter: (stored: StoredContent<Name>) => StoredContent<Name>,
): Promise<void> {
  const { db, log } = deps;
  for (;;) {
    try {
      return await inTransaction(db, async (trx) => {
        const version = await readVersion(trx, name);
        const stored = (await readStored({ db: trx, log }, [name]))(name);
        await put(deps, trx, who, { name, version, stored, value: valueAfter(stored), action: "save" });
      });
    } catch (error) {
      // Somebody else has taken the version at the same moment.
      if (!isUniqueViolation(error)) throw error;
    }
  }
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

type Refused = { status: 403 | 409; message: string };
/** `waits`: changes of the held field wait for a second person, in words; the version is that of what was saved. */
type Written = { version: number; waits?: string | undefined } | { fault: Refused };

/** @param row.value undefined for the original */
async function write(deps: Deps, who: Session, { name, version, ...asked }: Write): Promise<Written> {
  const { db, log } = deps;
  try {
    return await inTransaction(db, async (trx): Promise<Written> => {
      if ((await readVersion(trx, name)) !== version) return { fault: stale };
      const stored = (await readStored({ db: trx, log }, [name]))(name);
      const held = await holdField(deps, trx, who, name, {
        before: stored,
        after: asked.value ?? contents[name].defaults,
      });
      if (held && "fault" in held) return held;
      // What else was changed is saved, with the held field as it is.
      const kept = held ? keptAsSave(asked.action, held.kept) : asked;
      const changed = differingPaths(leavesOf(stored), leavesOf(kept.value ?? contents[name].defaults));
      if (held && changed.length === 0) return { version, waits: held.waits };
      await put(deps, trx, who, { name, version, stored, ...kept });
      return { version: version + 1, waits: held?.waits };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { fault: stale };
    throw error;
  }
}

/** Writes what shows, its version, and what has changed into the log. @param row.stored what it takes the place of */
async function put(
  { clock, features }: Deps,
  trx: Db,
  who: Actor,
  { name, version, stored, action, value: asked }: Write & { stored: unknown },
): Promise<void> {
  const now = clock.now();
  const value = action === "save" ? withStaleMarks(stored, asked, now) : asked;
  const before = leavesOf(stored);
  const after = leavesOf(value ?? contents[name].defaults);
  const changed = differingPaths(before, after);
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
}

/** An original with another held field is no original. */
const keptAsSave = (action: Write["action"], value: unknown) => ({
  value,
  action: action === "default" ? ("save" as const) : action,
});

/**
 * Refuses changes of a held field (account numbers, questions of Zakat) of somebody who may not change it or has not proved
 * lately who they are, and keeps them back where a second person must approve. APPROVE-07, FAMILY-12a.
 * @returns undefined when nothing is kept back; else the new value with the field as it is
 */
async function holdField(
  deps: Deps,
  trx: Db,
  who: Session,
  name: ContentName,
  { before, after }: { before: unknown; after: unknown },
): Promise<{ kept: unknown; waits: string } | { fault: Refused } | undefined> {
  const limit = contents[name].held?.limit;
  const changes = limit && heldChanges(name, before, after);
  if (!changes) return undefined;
  const { changed, facts } = changes;
  const act = heldActs[limit];
  const { title, denied } = messages.held[limit];
  if (!allows(permissionsOf(who.roles), act.permission)) return { fault: { status: 403, message: denied } };
  requireRecentProof(who, deps.clock.now());
  const held = await holdBack(deps, trx, who, act, {
    body: { name, changed },
    title,
    subject: `content ${name}`,
    link: `/dashboard/content/${name}`,
    facts,
  });
  if (!held || "fault" in held) return held;
  const kept = changed.reduce((whole, each) => withHeldText(whole, each, each.before), after);
  return { kept, waits: held.waits };
}
