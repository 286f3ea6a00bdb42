import type { Db } from "#server/db/connect.ts";

/** The line that staff edit in the dashboard's top bar; undefined until there is one. */
export async function readHeadline(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("headline").select("headline").where("id", "=", 1).executeTakeFirst();
  return row?.headline;
}

export async function saveHeadline(db: Db, headline: string, now: Date): Promise<void> {
  const row = { headline, updated_at: now.toISOString() };
  await db
    .insertInto("headline")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
