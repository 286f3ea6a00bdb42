import type { Selectable } from "kysely";
import type { Db } from "./connect.ts";
import type { MaintenanceRunsTable } from "./schema.ts";

type Run = { name: MaintenanceRunsTable["name"]; endedAt: Date; succeeded: boolean; detail: string };

/** Keeps how a backup, a check of the ledger or another kind of upkeep ended. @param detail a few words, naming nobody */
export async function recordRun(db: Db, { name, endedAt, succeeded, detail }: Run): Promise<void> {
  const ended_at = endedAt.toISOString();
  const ending = { ended_at, detail, ...(succeeded ? { succeeded_at: ended_at } : {}) };
  await db
    .insertInto("maintenance_runs")
    .values({ name, succeeded_at: null, ...ending })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(ending))
    .execute();
}

/** The last run of one kind; undefined: it has never run. */
export const findRun = (db: Db, name: Run["name"]): Promise<Selectable<MaintenanceRunsTable> | undefined> =>
  db.selectFrom("maintenance_runs").selectAll().where("name", "=", name).executeTakeFirst();

/** The last run of each kind that has ever run. */
export const listRuns = (db: Db): Promise<Selectable<MaintenanceRunsTable>[]> =>
  db.selectFrom("maintenance_runs").selectAll().execute();
