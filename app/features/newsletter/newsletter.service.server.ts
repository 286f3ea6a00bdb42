import type { Db } from "#server/db/connect.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { mayMailTypedAddress } from "#server/mail/typed-address.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { createSigner } from "#server/signing.ts";
import { confirmSubscriber, removeSubscriber, requestSubscription } from "./newsletter.store.server.ts";

/** A confirmation that was not opened by then is asked for again. */
const maxPendingMs = 7 * 24 * 60 * 60 * 1000;

/*
 * The links carry a signed subscriber number and, to confirm, the time it was asked for: nothing to store, and
 * nobody can subscribe or remove an address that is not his.
 */
const confirmationSigner = (db: Db) => createSigner(db, "newsletter confirmation");
const leavingSigner = memoize((db: Db) => createSigner(db, "newsletter leaving"));

/** Keeps the wish and sends the mail that asks to confirm it. Who is on the list already gets no mail. */
export async function subscribe(services: Services, email: string): Promise<void> {
  const { db, clock, env } = services;
  const now = clock.now();
  const mayMail = await mayMailTypedAddress(services, email);
  const confirmation = confirmationSigner(db);
  await confirmation.ready();
  await db.transaction().execute(async (trx) => {
    const { id, state } = await requestSubscription(trx, email, now);
    if (state === "confirmed" || !mayMail) return;
    const token = await confirmation.sign(`${id}-${now.getTime().toString(36)}`);
    await queueMail(trx, now, {
      to: email,
      unsubscribeUrl: await leaveLink({ db: trx, env }, id),
      content: {
        subject: "Please confirm: the newsletter of Umeed",
        paragraphs: [
          "Somebody, we hope you, asked us to send our newsletter to this address.",
          "If it was not you, do nothing: without your confirmation we send no more.",
        ],
        action: {
          label: "Yes, send me the newsletter",
          url: `${env.siteUrl}/newsletter/confirm?token=${token}`,
        },
      },
    });
  });
}

/** @returns whether the link was good */
export async function confirm({ db, clock }: Services, token: string): Promise<boolean> {
  const [id, asked] = (await confirmationSigner(db).read(token))?.split("-") ?? [];
  if (!id || !asked) return false;
  const now = clock.now();
  if (now.getTime() - Number.parseInt(asked, 36) > maxPendingMs) return false;
  return confirmSubscriber(db, Number(id), now);
}

/**
 * Takes a reader off the list, as often as it is asked for.
 * @returns whether the link was good
 */
export async function leave({ db }: Services, token: string): Promise<boolean> {
  const id = await leavingSigner(db).read(token);
  if (id === undefined) return false;
  await removeSubscriber(db, Number(id));
  return true;
}

/** Mail programs send many readers' wishes from few addresses. */
export const leavingLimit = memoize((services: Services) =>
  createRateLimit(services, { name: "newsletter-leaving", max: 300, seconds: 60 }),
);

/** The link that staff put into every newsletter, and that mail programs unsubscribe by: NEWS-05, NEWS-06. */
export async function leaveLink(
  { db, env }: Pick<Services, "db" | "env">,
  subscriberId: number,
): Promise<string> {
  return `${env.siteUrl}/newsletter/leave?token=${await leavingSigner(db).sign(String(subscriberId))}`;
}

/** Guards the newsletter's form, whether it comes as a call or as a page's form: both count together. */
export const newsletterGuard = memoize((services: Services) => createFormGuard(services, "newsletter"));
