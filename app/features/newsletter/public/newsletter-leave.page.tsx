import { linkPageTexts } from "#app/features/newsletter/newsletter.messages.ts";
import { leaveByForm } from "#app/features/newsletter/server/newsletter-pages.server.ts";
import { formReply } from "#app/form-reply.server.ts";
import { headersWithAction, privatePage } from "#app/lib/page-headers.ts";
import { services, visitorAddress } from "#app/services.server.ts";
import { siteOf } from "#app/site/identity.ts";
import type { Route } from "./+types/newsletter-leave.page.ts";
import { NewsletterLinkForm, NewsletterPage } from "./newsletter-page.tsx";

const texts = linkPageTexts.leave;

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get("token") ?? "", newsletter: searchParams.get("newsletter") ?? undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, retryAfter, ...result } = await leaveByForm(
    services(context),
    request,
    context.get(visitorAddress),
  );
  return formReply({ status, retryAfter, result });
}

/** The token in the URL belongs to one reader: the page must not be cached. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  headersWithAction({ actionHeaders, parentHeaders: new Headers(privatePage) });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${texts.title} | ${siteOf(matches).identity.name}` },
  { name: "robots", content: "noindex" },
];

export default function NewsletterLeavePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage title={texts.title} result={actionData}>
      <NewsletterLinkForm texts={texts} {...loaderData} />
    </NewsletterPage>
  );
}
