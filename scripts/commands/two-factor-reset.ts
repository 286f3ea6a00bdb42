import { canonicalEmail } from "#app/contract/email-address.ts";
import { recordChange } from "#server/audit.ts";
import { lockAccount, revokeAccess } from "#server/db/accounts.ts";
import type { Db } from "#server/db/connect.ts";
import { readEnv } from "#server/env.ts";
import { queueCredentialMail } from "#server/mail/staff-mail.ts";
import { removeFactors } from "#server/two-factor/second-factor.ts";
import { CommandError, openDatabase, readOptions } from "./command.ts";

/**
 * `two-factor:reset <email>`: takes the authenticator app, the passkeys and the recovery codes of one user away and
 * signs them out everywhere, beside the running server or without it. For whoever has lost them all.
 */
export async function run(args: string[]): Promise<number> {
  const { positionals } = readOptions(args, {});
  const [email, more] = positionals;
  if (email === undefined || more !== undefined) throw new CommandError("Name one user, by email address.");
  const db = await openDatabase(readEnv());
  const name = await reset(db, email).finally(() => db.destroy());
  console.log(
    `${name} has no second factor any more and is signed out everywhere. The password alone signs in; if the role needs a second factor, the dashboard asks to set one up.`,
  );
  return 0;
}

async function reset(db: Db, email: string): Promise<string> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", canonicalEmail(email))
    .executeTakeFirst();
  const account = await db.transaction().execute(async (trx) => {
    const held = user && (await lockAccount(trx, user.id));
    if (!held) return undefined;
    const now = new Date();
    await removeFactors(trx, held.id);
    await revokeAccess(trx, held.id);
    const change = { action: "take away factors", noun: "user", id: held.id };
    await recordChange(trx, now, { userId: null, name: "On the server" }, change);
    await queueCredentialMail(trx, now, held, "second factor reset");
    return held;
  });
  if (!account) throw new CommandError(`No user has the address ${email}.`);
  return account.name;
}
