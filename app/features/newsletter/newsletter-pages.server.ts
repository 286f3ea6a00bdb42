import type { Services } from "#server/services.ts";
import { newsletterMessages } from "./newsletter.messages.ts";
import { subscriptionForm, subscriptionLink } from "./newsletter.schema.ts";
import { confirm, leave, newsletterGuard, subscribe } from "./newsletter.service.server.ts";

/** What a newsletter page says after its form was sent. */
export type NewsletterResult = { good: boolean; message: string };
export type PageResult = NewsletterResult & { status: number; retryAfter?: number };

/** Far above what these forms hold: no page reads megabytes into memory. */
const maxBytes = 10_000;

/** The footer's form, sent without JavaScript. The same rules, trap and words as the call `subscribe`. */
export async function subscribeByForm(
  services: Services,
  request: Request,
  address: string,
): Promise<PageResult> {
  const form = subscriptionForm.safeParse(await readForm(request));
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
  const link = subscriptionLink.safeParse(await readForm(request));
  const done = link.success && (await confirm(services, link.data.token));
  return done
    ? { status: 200, good: true, message: newsletterMessages.confirmed }
    : refused(newsletterMessages.badLink);
}

export async function leaveByForm(services: Services, request: Request): Promise<PageResult> {
  const link = subscriptionLink.safeParse(await readForm(request));
  const done = link.success && (await leave(services, link.data.token));
  return done
    ? { status: 200, good: true, message: newsletterMessages.left }
    : refused(newsletterMessages.badLink);
}

const refused = (message: string): PageResult => ({ status: 422, good: false, message });

/** @returns the form's fields; undefined when it is too large or cannot be read */
async function readForm(request: Request): Promise<object | undefined> {
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length <= maxBytes)) return undefined;
  return request.formData().then(Object.fromEntries, () => undefined);
}
