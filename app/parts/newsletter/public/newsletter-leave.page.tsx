import { formReply } from "#app/form-reply.server.ts";
import { headersWithAction, privatePage } from "#app/lib/page-headers.ts";
import { deps, languageOf, visitorAddress, wordsOf } from "#app/loader-context.server.ts";
import { newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import { leaveByForm } from "#app/parts/newsletter/server/newsletter.service.server.ts";
import { pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/newsletter-leave.page.ts";
import { NewsletterLinkForm, NewsletterPage } from "./newsletter-page.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, words: wordsOf(context, newsletterWords) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, retryAfter, ...result } = await leaveByForm(deps(context), request, {
    address: context.get(visitorAddress),
    language: languageOf(context),
  });
  return formReply({ status, retryAfter, result });
}

/** The token in the URL belongs to one reader: the page must not be cached. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  headersWithAction({ actionHeaders, parentHeaders: new Headers(privatePage) });

export const meta: Route.MetaFunction = ({ matches }) => [
  {
    title: `${pageText<typeof newsletterWords>(matches, "newsletter")("leaveTitle")} | ${siteOf(matches).identity.name}`,
  },
  { name: "robots", content: "noindex" },
];

export default function NewsletterLeavePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<typeof newsletterWords>("newsletter");
  return (
    <NewsletterPage title={t("leaveTitle")} result={actionData}>
      <NewsletterLinkForm text={t("leaveText")} button={t("leaveButton")} token={loaderData.token} />
    </NewsletterPage>
  );
}
