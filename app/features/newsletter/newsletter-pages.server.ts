import { serverMessages } from "#app/contract/replies.ts";
import { clientKey } from "#server/http/client-address.ts";
import { isOneClick, readPageForm } from "#server/http/page-forms.ts";
import type { Services } from "#server/services.ts";
import { newsletterMessages } from "./newsletter.messages.ts";
import { subscriptionForm, subscriptionLink } from "./newsletter.schema.ts";
import { confirm, leave, leavingLimit, newsletterGuard, subscribe } from "./newsletter.service.server.ts";

/** What a newsletter page says after its form was sent. */
export type NewsletterResult = { good: boolean; message: string };
export type PageResult = NewsletterResult & { status: number; retryAfter?: number };

/** The footer's form, sent without JavaScript. The same rules, trap and words as the call `subscribe`. */
export async function subscribeByForm(
  services: Services,
  request: Request,
  address: string,
): Promise<PageResult> {
  const form = subscriptionForm.safeParse(await readPageForm(request));
  if (!form.success) return refused(newsletterMessages.badEmail);
  const { email } = form.data;
  const result = await newsletterGuard(services).check(form.data, { address, contact: email });
  if (result.verdict === "refused") {
    return { ...refused(result.body.message), status: result.status, retryAfter: result.retryAfter };
  }
  if (result.verdict === "person") await subscribe(services, email);
  return { status: 200, good: true, message: newsletterMessages.asked };
}

export async function confirmByForm(services: Services, request: Request): Promise<PageResult> {
  const link = subscriptionLink.safeParse(await readPageForm(request));
  const done = link.success && (await confirm(services, link.data.token));
  return done
    ? { status: 200, good: true, message: newsletterMessages.confirmed }
    : refused(newsletterMessages.badLink);
}

/** The page's form, or a mail program's one click, which has the token in the address alone. */
export async function leaveByForm(
  services: Services,
  request: Request,
  address: string,
): Promise<PageResult> {
  const wait = await leavingLimit(services).take(clientKey(address));
  if (wait) {
    const message = serverMessages.tooManyTries(Math.ceil(wait / 60));
    return { ...refused(message), status: 429, retryAfter: wait };
  }
  const form = await readPageForm(request);
  const token = new URL(request.url).searchParams.get("token");
  const link = subscriptionLink.safeParse(isOneClick(form) ? { token } : form);
  const done = link.success && (await leave(services, link.data.token));
  return done
    ? { status: 200, good: true, message: newsletterMessages.left }
    : refused(newsletterMessages.badLink);
}

const refused = (message: string): PageResult => ({ status: 422, good: false, message });
