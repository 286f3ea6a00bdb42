import type { Db } from "#server/db/connect.ts";

/** Days that a picture stays for a text that is not saved yet. Once a text names it, it stays as long as that does. */
const keptDays = 7;

/** Keeps an uploaded picture from the sweep of unused files, and gives up those that were uploaded long ago. */
export async function keepUploadedPicture(db: Db, path: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60_000);
  await db.deleteFrom("uploaded_pictures").where("uploaded_at", "<", oldest.toISOString()).execute();
  await db.insertInto("uploaded_pictures").values({ path, uploaded_at: now.toISOString() }).execute();
}
