import { pathIn } from "#app/contract/language.ts";
import { formatDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { recordChange } from "#server/audit.ts";
import { whileClockIsBelieved } from "#server/clock-trust.ts";
import { readContent } from "#server/content.ts";
import { startHourly } from "#server/daily.ts";
import type { InboxRow } from "#server/db/inbox.ts";
import type { Deps } from "#server/deps.ts";
import { greetingFor } from "#server/mail/greeting.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { bloodRequestMessages, requestReference, unknownGroup } from "./blood-requests.messages.ts";
import { closeAskedRequests, listUnasked, noteAsked } from "./blood-requests.store.server.ts";
import type { bloodRequestsTable } from "./blood-requests.table.ts";
import { bloodRequestMailWords } from "./blood-requests-mail.words.ts";

/* An open request whose day has passed asks its contact once, and then closes by itself: REQUEST-09, decision 093. */

type Request = InboxRow<typeof bloodRequestsTable>;

/** Whether the question goes by mail. Otherwise the desk asks. */
export const isMailable = ({ mail }: Deps, { email }: Pick<Request, "email">) =>
  email !== "" && mail !== undefined;

/** What is said of a request to its contact and to donors, in the request's language. */
export function factsOf({ id, language, blood_group, units, hospital, needed_by }: Request) {
  const t = textIn(language, bloodRequestMailWords);
  const group = blood_group === unknownGroup ? t("groupUnknown") : blood_group;
  const day = formatDay(needed_by, language);
  return { t, facts: { reference: requestReference(id), group, units, hospital, day } };
}

/** The question as staff send it by WhatsApp, in the language in which the contact wrote. */
export async function questionText(deps: Deps, request: Request): Promise<string> {
  const { name, phone } = await readContent(deps, "identity", { language: request.language });
  const { t, facts } = factsOf(request);
  return t("message", { ...facts, name, phone });
}

/** Asks the contacts of requests that are past their day for long enough, and closes those who had time to answer. */
export async function followPastRequests(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const itself = { userId: null, name: bloodRequestMessages.itself };
    for (const id of await closeAskedRequests(trx, now)) {
      const change = { before: { state: "open" }, after: { state: "closed" } };
      await recordChange(trx, now, itself, { action: "update", noun: "blood request", id, ...change });
    }
  });
  for (const id of await listUnasked(db, now)) await ask(deps, id, now);
}

async function ask(deps: Deps, id: number, now: Date): Promise<void> {
  const { db, env } = deps;
  const { phone } = await readContent(deps, "identity");
  await db.transaction().execute(async (trx) => {
    const request = await noteAsked(trx, id, now);
    if (!request || !isMailable(deps, request)) return;
    const { t, facts } = factsOf(request);
    const { language, email, contact_name } = request;
    await queueMail(trx, now, {
      to: email,
      replyTo: env.mail.office,
      content: {
        language,
        subject: t("subject", facts),
        greeting: greetingFor(contact_name, language),
        paragraphs: [t("asked", facts), t("ifNeeded", { phone }), t("closes")],
        action: {
          label: t("askAgain"),
          url: env.siteUrl + pathIn(language, "/registration/blood-request"),
        },
      },
    });
  });
}

/** Looks every hour, until it is stopped. */
export const startFollowingRequests = (deps: Deps) =>
  startHourly(
    whileClockIsBelieved(deps, () => followPastRequests(deps)),
    deps.log,
  );
