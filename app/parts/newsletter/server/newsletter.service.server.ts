import { type Language, pathIn } from "#app/contract/language.ts";
import { formWords } from "#app/lib/form.words.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import {
  type SubscriptionForm,
  subscriptionCall,
  subscriptionRules,
} from "#app/parts/newsletter/newsletter.form.ts";
import { newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import { subscriptionLink } from "#app/parts/newsletter/newsletters.schema.ts";
import { issueLink, linkMs, openLink } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { clientKey } from "#server/http/client-address.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import { isOneClick, readPageForm } from "#server/http/page-forms.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { mayMailTypedAddress } from "#server/mail/typed-address.ts";
import { memoize } from "#server/memoize.ts";
import { createSigner } from "#server/signing.ts";
import { inEvenTime } from "#server/time-limit.ts";
import { confirmSubscriber, removeSubscriber, requestSubscription } from "./newsletter.store.server.ts";

/** Links to confirm that were mailed before decision 046 are signed: a subscriber's number and the time it was asked for. */
const confirmationSigner = (db: Db) => createSigner(db, "newsletter confirmation");

const subscriptionRulesIn = rulesIn(subscriptionRules, newsletterWords);
export const subscriptionBody = subscriptionCall(subscriptionRulesIn);

/** Keeps the wish and sends the mail that asks to confirm it. Who is on the list already gets no mail. */
export async function subscribe(deps: Deps, email: string, language: Language = "en"): Promise<void> {
  const { db, clock, env } = deps;
  const now = clock.now();
  const mayMail = await mayMailTypedAddress(deps, email);
  await db.transaction().execute(async (trx) => {
    const { id, state } = await requestSubscription(trx, { email, language }, now);
    if (state === "confirmed" || !mayMail) return;
    const confirmation = {
      kind: "newsletter confirmation",
      subject: id,
      lifetime: linkMs.confirmation,
    } as const;
    const token = await issueLink(trx, now, confirmation);
    const t = textIn(language, newsletterWords);
    await queueMail(trx, now, {
      to: email,
      unsubscribeUrl: await leaveLink({ db: trx, env, clock }, id, language),
      content: {
        language,
        subject: t("mailSubject"),
        paragraphs: [t("mailAsked"), t("mailIgnore")],
        action: {
          label: t("confirmButton"),
          url: env.siteUrl + pathIn(language, `/newsletter/confirm?token=${token}`),
        },
      },
    });
  });
}

/** @returns whether the link was good */
export async function confirm({ db, clock }: Deps, token: string): Promise<boolean> {
  const now = clock.now();
  const id = await openLink(db, now, "newsletter confirmation", token);
  if (id !== undefined) return confirmSubscriber(db, id, now);
  const [signed, asked] = (await confirmationSigner(db).read(token))?.split("-") ?? [];
  if (!signed || !asked || now.getTime() - Number.parseInt(asked, 36) > linkMs.confirmation) return false;
  return confirmSubscriber(db, Number(signed), now);
}

/** Takes a reader off the list, as often as it is asked for. @returns whether the link was good */
export async function leave({ db, clock }: Deps, token: string): Promise<boolean> {
  const id = await openLink(db, clock.now(), "newsletter leaving", token);
  if (id === undefined) return false;
  await removeSubscriber(db, id);
  return true;
}

/** Mail programs send many readers' wishes from few addresses. */
const leavingLimit = memoize((deps: Deps) =>
  createRateLimit(deps, { name: "newsletter-leaving", max: 300, seconds: 60 }),
);

/** Where a newsletter's mail leads whoever unsubscribes. */
export const leaveAddress = (siteUrl: string, token: string, language: Language): string =>
  siteUrl + pathIn(language, `/newsletter/leave?token=${token}`);

/** Stands for that address in a mail that is made once for all readers. */
export const leaveMark = "{{the-address-to-unsubscribe}}";

/** The link that mail programs unsubscribe by: NEWS-05. */
export async function leaveLink(
  { db, env, clock }: Pick<Deps, "db" | "env" | "clock">,
  subscriberId: number,
  language: Language = "en",
): Promise<string> {
  const leaving = { kind: "newsletter leaving", subject: subscriberId, lifetime: linkMs.leaving } as const;
  const token = await issueLink(db, clock.now(), leaving);
  return leaveAddress(env.siteUrl, token, language);
}

/** Guards the newsletter's form, whether it comes as a call or as a page's form: both count together. */
export const newsletterGuard = memoize((deps: Deps) => createFormGuard(deps, "newsletter"));

export const newsletterForm = (deps: Deps, language: Language = "en"): PublicForm<SubscriptionForm> => ({
  rules: subscriptionRulesIn[language],
  guard: newsletterGuard(deps),
  language,
  contact: ({ email }) => email,
  thanks: textIn(language, newsletterWords)(deps.mail ? "asked" : "askedWithoutMail"),
  receive: ({ email }) => inEvenTime(subscribe(deps, email, language)),
});

/** What a newsletter page says after its form was sent. */
export type NewsletterResult = { good: boolean; message: string };
export type PageResult = NewsletterResult & { status: number; retryAfter?: number };

export async function confirmByForm(deps: Deps, request: Request, language: Language): Promise<PageResult> {
  const t = textIn(language, newsletterWords);
  const link = subscriptionLink.safeParse(await readPageForm(request));
  const done = link.success && (await confirm(deps, link.data.token));
  return done ? { status: 200, good: true, message: t("confirmed") } : refused(t("badLink"));
}

/** The page's form, or a mail program's one click, which has the token in the address alone. */
export async function leaveByForm(
  deps: Deps,
  request: Request,
  { address, language }: { address: string; language: Language },
): Promise<PageResult> {
  const t = textIn(language, newsletterWords);
  const wait = await leavingLimit(deps).take(clientKey(address));
  if (wait) {
    const message = textIn(language, formWords)("tooManyTries", { minutes: Math.ceil(wait / 60) });
    return { ...refused(message), status: 429, retryAfter: wait };
  }
  const form = await readPageForm(request);
  const { searchParams } = new URL(request.url);
  const link = subscriptionLink.safeParse(isOneClick(form) ? Object.fromEntries(searchParams) : form);
  const done = link.success && (await leave(deps, link.data.token));
  return done ? { status: 200, good: true, message: t("left") } : refused(t("badLink"));
}

const refused = (message: string): PageResult => ({ status: 422, good: false, message });
