import { issueLink, linkMs } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import { publicAddress } from "./site.ts";

/* There is no mail server: mails stay in the outbox. */

const mails = (database: Db, to: string) =>
  database.selectFrom("outbox").select("text").where("recipient", "=", to).orderBy("id").execute();

/** The link in the last mail to an address, on the site under test. */
export async function linkInMail(database: Db, to: string): Promise<string> {
  const link = /https?:\/\/\S+/.exec((await mails(database, to)).at(-1)?.text ?? "")?.[0];
  if (!link?.startsWith(publicAddress)) throw new Error(`no link of ours was mailed to ${to}`);
  return link.slice(publicAddress.length);
}

/** The unsubscribe link of a newsletter: none has been sent, so the test makes it. */
export async function unsubscribeLinkOf(database: Db, email: string): Promise<string> {
  const { id } = await database
    .selectFrom("subscribers")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const leaving = { kind: "newsletter leaving", subject: id, lifetime: linkMs.leaving } as const;
  return `/newsletter/leave?token=${await issueLink(database, new Date(), leaving)}`;
}
