import {
  pictureMessages as messages,
  type PictureReplacement,
  type PictureUpdate,
} from "#app/features/stories/pictures/pictures.schema.ts";
import { recordChange } from "#server/audit.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { recorded } from "#server/http/add-act.ts";
import type { Session } from "#server/http/session-check.ts";
import { isShown, renameInRows, renewSearch } from "#server/media/picture-library.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { removeUnusedMedia } from "#server/media/unused.ts";
import { type Fault, Refusal, unlessRefused } from "#server/refusal.ts";

const noun = "picture";

const missing: Fault = { status: 404, message: messages.notFound };
const stale: Fault = { status: 409, message: messages.stale };

type Opened = {
  id: number;
  /** The version that was opened; undefined compares nothing. */
  version?: number;
};

/** Describes a picture of the library. What somebody has described stays in the library. */
export const updatePicture = recorded(async (trx, _now, { id, version, alt }: PictureUpdate) => {
  const before = await lockPicture(trx, { id, version });
  if ("fault" in before) return before.fault;
  const row = { alt, is_kept: 1 as const, version: before.version + 1 };
  await trx.updateTable("pictures").set(row).where("id", "=", id).execute();
  await renewSearch(trx, [id]);
  return { action: "update", noun, id, before: { alt: before.alt }, after: { alt } };
});

/**
 * Puts another file in the place of a picture, in every row that shows it, in one transaction. It has a name of its own, so
 * no cache shows the former one. That goes into quarantine.
 */
export async function replacePicture(
  deps: Deps,
  who: Session,
  { alt, ...opened }: PictureReplacement,
  file: StagedFile,
): Promise<{ path: string } | { fault: Fault }> {
  const { db, clock, features } = deps;
  const found = await findPicture(db, opened);
  if ("fault" in found) return found;
  const work = db.transaction().execute(async (trx) => {
    // The rows before the picture, in the order in which a save takes them.
    await renameInRows(trx, features, found.path, file.path);
    const locked = await lockPicture(trx, { id: opened.id, version: found.version });
    if ("fault" in locked) throw new Refusal(locked.fault);
    // A save that has chosen it meanwhile was waited for: now its row is there too.
    await renameInRows(trx, features, found.path, file.path);
    const described = alt ?? locked.alt;
    const row = {
      path: file.path,
      alt: described,
      is_kept: 1 as const,
      version: found.version + 1,
    };
    await trx.updateTable("pictures").set(row).where("id", "=", found.id).execute();
    await trx.deleteFrom("uploaded_pictures").where("path", "=", found.path).execute();
    await renewSearch(trx, [found.id]);
    const change = {
      before: { path: found.path, alt: locked.alt },
      after: { path: file.path, alt: described },
    };
    await recordChange(trx, clock.now(), who, { action: "replace", noun, id: found.id, ...change });
    await file.place();
    return { path: file.path };
  });
  const result = await unlessRefused(work);
  if (!("fault" in result)) await removeUnusedMedia(deps, [found.path]);
  return result;
}

/** Deletes a picture that nothing shows. Its file waits in quarantine. */
export async function deletePicture(
  deps: Deps,
  who: Session,
  { id }: { id: number },
): Promise<{ fault?: Fault }> {
  const { db, clock, features } = deps;
  const result = await db.transaction().execute(async (trx) => {
    // Whoever chooses it now waits, and does not find it then.
    const picture = await lockPicture(trx, { id });
    if ("fault" in picture) return picture;
    const { path, alt } = picture;
    if (await isShown(trx, features, path))
      return { fault: { status: 409 as const, message: messages.used } };
    await trx.deleteFrom("pictures").where("id", "=", id).execute();
    await trx.deleteFrom("uploaded_pictures").where("path", "=", path).execute();
    await recordChange(trx, clock.now(), who, { action: "delete", noun, id, before: { path, alt } });
    return { path };
  });
  if ("fault" in result) return result;
  await removeUnusedMedia(deps, [result.path]);
  return {};
}

type FoundPicture = { id: number; path: string; alt: string; version: number };

async function findPicture(db: Db, { id, version }: Opened): Promise<FoundPicture | { fault: Fault }> {
  const row = await db
    .selectFrom("pictures")
    .select(["id", "path", "alt", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return { fault: missing };
  return version === undefined || row.version === version ? row : { fault: stale };
}

/** Locks it until the transaction ends. */
async function lockPicture(trx: Db, opened: Opened) {
  await lockRow(trx, "pictures", "is_kept", opened.id);
  return findPicture(trx, opened);
}
