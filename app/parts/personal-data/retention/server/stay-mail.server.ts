import { type Language, pathIn } from "#app/contract/language.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import {
  type AskedName,
  reminderDays,
  silenceDays,
} from "#app/parts/personal-data/retention/retention.messages.ts";
import { stayWords } from "#app/parts/personal-data/retention/stay.words.ts";
import { issueLink, linkMs } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import { greetingFor } from "#server/mail/greeting.ts";
import { queueMail } from "#server/mail/outbox.ts";

export type Question = {
  now: Date;
  siteUrl: string;
  person: { name: AskedName; email: string; personName: string; received: string; language: Language };
  /** Of stay_requests: what the link opens. */
  requestId: number;
  /** The reminder. */
  again: boolean;
};

/** Puts the question, or its reminder, into the outbox. Call it in a transaction. @returns the mail's number there */
export async function queueQuestion(
  trx: Db,
  { now, siteUrl, person, requestId, again }: Question,
): Promise<number> {
  const token = await issueLink(trx, now, { kind: "stay", subject: requestId, lifetime: linkMs.stay });
  const { language } = person;
  const t = textIn(language, stayWords);
  const link = (choice: "stay" | "remove") =>
    siteUrl + pathIn(language, `/stay?choice=${choice}&token=${token}`);
  const kept = t(person.name);
  const since = formatDay(karachiDay(new Date(person.received)), language);
  return queueMail(trx, now, {
    to: person.email,
    content: {
      language,
      subject: t(again ? "mailAgainSubject" : "mailSubject"),
      greeting: greetingFor(person.personName, language),
      paragraphs: [
        t("mailKept", { kept, day: since }),
        again
          ? t("mailLast", { kept, silence: silenceDays, days: reminderDays })
          : t("mailSilence", { kept, days: silenceDays }),
      ],
      action: { label: t("stay"), url: link("stay") },
      links: [{ label: t("remove"), url: link("remove") }],
    },
  });
}
