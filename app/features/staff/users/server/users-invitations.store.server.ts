import type { Insertable, Selectable } from "kysely";
import type { Invitation } from "#app/features/staff/users/users.schema.ts";
import { endedInvitationDays, maxInvitations } from "#app/features/staff/users/users-invitations.messages.ts";
import { endLinks, issueLink, linkMs, openLink } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import { rolesOf } from "#server/db/roles.ts";
import type { InvitationsTable } from "#server/db/staff-schema.ts";

const kind = "invitation";
type Row = Selectable<InvitationsTable>;

const invitations = (db: Db) =>
  db
    .selectFrom("invitations")
    .innerJoin("users", "users.id", "invitations.invited_by")
    .select([
      "invitations.id",
      "invitations.name",
      "invitations.email",
      "invitations.roles",
      "users.name as invited_by",
      "invitations.invited_at",
      "invitations.ends_at",
    ]);
type Found = Omit<Row, "invited_by"> & { invited_by: string };

const present = ({ roles, ...row }: Found, now: Date): Invitation => ({
  ...row,
  roles: rolesOf(roles),
  ended: row.ends_at <= now.toISOString(),
});

/** All of them, the newest first: there are `maxInvitations` at most. */
export async function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  const rows = await invitations(db).orderBy("invitations.id", "desc").limit(maxInvitations).execute();
  return rows.map((row) => present(row, now));
}

export async function findInvitation(db: Db, id: number, now: Date): Promise<Invitation | undefined> {
  const row = await invitations(db).where("invitations.id", "=", id).executeTakeFirst();
  return row && present(row, now);
}

/** The invitation that a link opens; undefined when it is unknown, used, withdrawn or past its time. */
export async function openInvitation(db: Db, token: string, now: Date): Promise<Invitation | undefined> {
  const id = await openLink(db, now, kind, token);
  return id === undefined ? undefined : findInvitation(db, id, now);
}

export async function countInvitations(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom("invitations")
    .select((select) => select.fn.countAll<number>().as("open"))
    .executeTakeFirstOrThrow();
  return open;
}

/** @returns undefined when the address is invited already */
export async function createInvitation(
  trx: Db,
  row: Omit<Insertable<InvitationsTable>, "ends_at">,
  now: Date,
): Promise<{ id: number; token: string } | undefined> {
  const made = await trx
    .insertInto("invitations")
    .values({ ...row, ends_at: endOf(now) })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made && { id: made.id, token: await issueLink(trx, now, linkTo(made.id)) };
}

/** Gives an invitation another link and three more days, and ends the link before. Call it in a transaction. */
export async function renewInvitation(trx: Db, id: number, invited_by: number, now: Date): Promise<string> {
  await trx
    .updateTable("invitations")
    .set({ invited_by, invited_at: now.toISOString(), ends_at: endOf(now) })
    .where("id", "=", id)
    .execute();
  await endLinks(trx, [kind], [id]);
  return issueLink(trx, now, linkTo(id));
}

/**
 * Takes an invitation away, with its link. Of several who do it at once one gets it.
 * @returns the row; undefined when it is gone
 */
export async function takeInvitation(trx: Db, id: number): Promise<Row | undefined> {
  const row = await trx.deleteFrom("invitations").where("id", "=", id).returningAll().executeTakeFirst();
  await endLinks(trx, [kind], [id]);
  return row;
}

/** Whoever may not add users any more has invited nobody. Call it in a transaction that holds the user. */
export async function endInvitationsOf(trx: Db, userId: number): Promise<void> {
  const ended = await trx
    .deleteFrom("invitations")
    .where("invited_by", "=", userId)
    .returning("id")
    .execute();
  await endLinksOf(trx, ended);
}

/** Who has become a user in another way is not invited any more; and what has ended may be made anew. */
export async function clearInvitation(
  trx: Db,
  email: string,
  { endedBy }: { endedBy?: Date } = {},
): Promise<void> {
  const gone = await trx
    .deleteFrom("invitations")
    .where("email", "=", email)
    .$if(endedBy !== undefined, (query) => query.where("ends_at", "<=", endedBy?.toISOString() ?? ""))
    .returning("id")
    .execute();
  await endLinksOf(trx, gone);
}

/** Invitations that nobody has taken up and nobody has sent again. @returns how many went */
export async function forgetInvitations(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - endedInvitationDays * 24 * 60 * 60 * 1000).toISOString();
  const gone = await db.deleteFrom("invitations").where("ends_at", "<", before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

const endLinksOf = (trx: Db, invitations: readonly { id: number }[]) => {
  const ids = invitations.map(({ id }) => id);
  return endLinks(trx, [kind], ids);
};
const endOf = (now: Date) => new Date(now.getTime() + linkMs.invitation).toISOString();
const linkTo = (subject: number) => ({ kind, subject, lifetime: linkMs.invitation }) as const;
