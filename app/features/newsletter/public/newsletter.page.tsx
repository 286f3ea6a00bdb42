import type { MetaDescriptor } from "react-router";
import { newsletterTexts } from "#app/features/newsletter/newsletter.messages.ts";
import { newsletterForm } from "#app/features/newsletter/server/newsletter.service.server.ts";
import { sendForm } from "#app/form-reply.server.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { services } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import type { Route } from "./+types/newsletter.page.ts";
import { NewsletterPage } from "./newsletter-page.tsx";

export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, newsletterForm(services(context)));

export const headers = headersWithAction;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const { title, about } = newsletterTexts;
  return headTags(matches, {
    title,
    description: about,
    path: "/newsletter",
    hidden: true,
  });
}

/** The page that the footer's form posts to without JavaScript. This page's footer has the form too. */
export default function NewsletterAskedPage({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage title={newsletterTexts.title} result={actionData}>
      <p className="mt-5 max-w-md text-lg text-soft">{newsletterTexts.about}</p>
      <p className="mt-7">
        <a href="#newsletter" className="text-link inline-flex min-h-8 items-center font-semibold">
          Enter your address below
        </a>
      </p>
    </NewsletterPage>
  );
}
