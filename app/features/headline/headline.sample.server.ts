import type { Db } from "#server/db/connect.ts";
import { saveHeadline } from "./headline.store.server.ts";

export async function seedHeadline(db: Db, now: Date): Promise<void> {
  await saveHeadline(db, "Hope is work, done daily", now);
}
