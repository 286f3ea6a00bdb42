import { textIn } from "#app/lib/words.server.ts";
import { endLinks } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import { greetingFor } from "#server/mail/greeting.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { formerAddressWords } from "./former-address.words.ts";
import type { DonationRow } from "./start-donation.server.ts";

/** What mails to a gift's address open. */
export const linksOfGift = ["gift", "shown gift", "statement"] as const;

/**
 * A gift gets another address, or none: the links that were sent to the one before open nothing any more, and whoever
 * reads it is told, whatever staff have chosen. Call it in the transaction of the change. DESK-17a.
 * @param donation as it was before
 */
export async function leaveAddress(trx: Db, now: Date, donation: DonationRow): Promise<void> {
  await endLinks(trx, [...linksOfGift], [donation.id]);
  const { donor_name, donor_email, language } = donation;
  if (!donor_email) return;
  const { number } = await trx
    .selectFrom("receipts")
    .select("number")
    .where("donation_id", "=", donation.id)
    .executeTakeFirstOrThrow();
  const t = textIn(language, formerAddressWords);
  const content = {
    language,
    subject: t("subject"),
    greeting: greetingFor(donor_name, language),
    paragraphs: [t("moved", { number }), t("ask")],
  };
  await queueMail(trx, now, { to: donor_email, content });
}
