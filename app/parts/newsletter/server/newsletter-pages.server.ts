import type { Language } from "#app/contract/language.ts";
import { formWords } from "#app/lib/form.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { leavingLink, subscriptionLink } from "#app/parts/newsletter/newsletter.schema.ts";
import { newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import type { Deps } from "#server/deps.ts";
import { clientKey } from "#server/http/client-address.ts";
import { isOneClick, readPageForm } from "#server/http/page-forms.ts";
import { confirm, leave, leavingLimit } from "./newsletter.service.server.ts";

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
  const link = leavingLink.safeParse(isOneClick(form) ? Object.fromEntries(searchParams) : form);
  const done = link.success && (await leave(deps, link.data.token, link.data.newsletter));
  return done ? { status: 200, good: true, message: t("left") } : refused(t("badLink"));
}

const refused = (message: string): PageResult => ({ status: 422, good: false, message });
