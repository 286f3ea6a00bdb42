import type { MetaDescriptor } from "react-router";
import {
  type newsletterFormWords,
  newsletterWords,
} from "#app/features/stories/newsletter/newsletter.words.ts";
import { newsletterForm } from "#app/features/stories/newsletter/server/newsletter.service.server.ts";
import { sendForm } from "#app/form-reply.server.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { pageText } from "#app/site/page-text.ts";
import { useText } from "#app/ui/words.tsx";
import type { Route } from "./+types/newsletter.page.ts";
import { NewsletterPage } from "./newsletter-page.tsx";

export const loader = ({ context }: Route.LoaderArgs) => ({ words: wordsOf(context, newsletterWords) });

export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, newsletterForm(deps(context), languageOf(context)));

export const headers = headersWithAction;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof newsletterFormWords>(matches, "newsletterForm");
  return headTags(matches, {
    title: t("title"),
    description: t("about"),
    path: "/newsletter",
    hidden: true,
  });
}

/** The page that the footer's form posts to without JavaScript. This page's footer has the form too. */
export default function NewsletterAskedPage({ actionData }: Route.ComponentProps) {
  const t = useText<typeof newsletterWords>("newsletter");
  const form = useText<typeof newsletterFormWords>("newsletterForm");
  return (
    <NewsletterPage title={form("title")} result={actionData}>
      <p className="mt-5 max-w-md text-lg text-soft">{form("about")}</p>
      <p className="mt-7">
        <a href="#newsletter" className="text-link inline-flex min-h-8 items-center font-semibold">
          {t("enterBelow")}
        </a>
      </p>
    </NewsletterPage>
  );
}
