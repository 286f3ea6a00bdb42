import { type AskedName, reminderDays, silenceDays } from "#app/features/retention/retention.messages.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { issueLink, linkMs } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import { greetingFor } from "#server/mail/greeting.ts";
import { queueMail } from "#server/mail/outbox.ts";

export type Question = {
  now: Date;
  siteUrl: string;
  person: { name: AskedName; email: string; personName: string; received: string };
  /** Of stay_requests: what the link opens. */
  requestId: number;
  /** The reminder. */
  again: boolean;
};

const whatWeKeep: Record<AskedName, string> = {
  registrations: "your registration",
  blood_donors: "your entry in our list of blood donors",
};

/** Puts the question, or its reminder, into the outbox. Call it in a transaction. @returns the mail's number there */
export async function queueQuestion(
  trx: Db,
  { now, siteUrl, person, requestId, again }: Question,
): Promise<number> {
  const token = await issueLink(trx, now, { kind: "stay", subject: requestId, lifetime: linkMs.stay });
  const link = (choice: "stay" | "remove") => `${siteUrl}/stay?choice=${choice}&token=${token}`;
  const kept = whatWeKeep[person.name];
  const since = formatDay(karachiDay(new Date(person.received)));
  return queueMail(trx, now, {
    to: person.email,
    content: {
      subject: again ? "A reminder: do you want to stay with Umeed?" : "Do you want to stay with Umeed?",
      greeting: greetingFor(person.personName),
      paragraphs: [
        `We have ${kept} of ${since}, and have not been in touch with you for a long time. Do you want to stay with us?`,
        again
          ? `We asked you ${silenceDays} days ago. If we hear nothing, we delete ${kept} ${reminderDays} days from now.`
          : `If we hear nothing for ${silenceDays} days, we ask once more and then delete ${kept}.`,
      ],
      action: { label: "Stay", url: link("stay") },
      links: [{ label: "Remove me", url: link("remove") }],
    },
  });
}
