import { type Actor, recordChange } from "#server/audit.ts";
import { requireLiveSession } from "#server/db/live-session.ts";
import type { Deps } from "#server/deps.ts";
import { addToLibrary } from "./picture-library.ts";
import type { StagedFile } from "./staging.ts";

/** Days that a file stays for a text that is not saved yet. Once a text names it, it stays as long as that does. */
const keptDays = 7;

/**
 * Puts a file of staff in its place before anything names it: the sweep of unused files leaves it for a week, and gives up
 * those that were uploaded longer ago. A picture comes into the library.
 * @param options.kept it stays in the library until somebody deletes it
 */
export async function keepUpload(
  { db, clock }: Pick<Deps, "db" | "clock">,
  who: Actor,
  file: StagedFile,
  { alt = "", kept = false }: { alt?: string; kept?: boolean } = {},
): Promise<void> {
  const now = clock.now();
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60_000);
  await db.transaction().execute(async (trx) => {
    if (who.tokenHash !== undefined) await requireLiveSession(trx, who);
    await trx.deleteFrom("uploaded_pictures").where("uploaded_at", "<", oldest.toISOString()).execute();
    await trx
      .insertInto("uploaded_pictures")
      .values({ path: file.path, uploaded_at: now.toISOString() })
      .execute();
    if (file.kind === "image") {
      await addToLibrary(trx, [{ path: file.path, alt, kept }], { now, by: who.name });
    }
    if (kept) {
      const added = trx.selectFrom("pictures").select("id").where("path", "=", file.path);
      const { id } = await added.executeTakeFirstOrThrow();
      const change = { action: "create", noun: "picture", id, after: { path: file.path, alt } };
      await recordChange(trx, now, who, change);
    }
    await file.place();
  });
}
