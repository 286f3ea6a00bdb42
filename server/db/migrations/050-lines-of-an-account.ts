import { type Kysely, sql } from "kysely";

/**
 * Only versions before 1.0.0 have stored lines of bank statements without an account, and no installation is known that has
 * some. One that does is told: version 1.2.0 gives them their account when their statement is imported again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ found: number | string }>`
    select count(*) as found from statement_lines where account = ''`.execute(db);
  const found = Number(rows[0]?.found);
  if (found > 0)
    throw new Error(
      `${found} lines of bank statements have no account: import their statement again with version 1.2.0`,
    );
}
