import { data } from "react-router";
import { privatePage } from "#app/lib/page-headers.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import { confirmByForm } from "#app/parts/newsletter/server/newsletter.service.server.ts";
import { pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/newsletter-confirm.page.ts";
import { NewsletterLinkForm, NewsletterPage } from "./newsletter-page.tsx";

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get("token") ?? "",
  words: wordsOf(context, newsletterWords),
});

export async function action({ request, context }: Route.ActionArgs) {
  const { status, ...result } = await confirmByForm(deps(context), request, languageOf(context));
  return data(result, { status });
}

/** The token in the URL belongs to one reader: the page must not be cached. */
export const headers = () => privatePage;

export const meta: Route.MetaFunction = ({ matches }) => [
  {
    title: `${pageText<typeof newsletterWords>(matches, "newsletter")("confirmTitle")} | ${siteOf(matches).identity.name}`,
  },
  { name: "robots", content: "noindex" },
];

export default function NewsletterConfirmPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useText<typeof newsletterWords>("newsletter");
  return (
    <NewsletterPage title={t("confirmTitle")} result={actionData}>
      <NewsletterLinkForm text={t("confirmText")} button={t("confirmButton")} token={token} />
    </NewsletterPage>
  );
}
