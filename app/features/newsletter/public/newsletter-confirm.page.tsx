import { data } from "react-router";
import { linkPageTexts } from "#app/features/newsletter/newsletter.messages.ts";
import { confirmByForm } from "#app/features/newsletter/server/newsletter-pages.server.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { services } from "#app/services.server.ts";
import { siteOf } from "#app/site/identity.ts";
import type { Route } from "./+types/newsletter-confirm.page.ts";
import { NewsletterLinkForm, NewsletterPage } from "./newsletter-page.tsx";

const texts = linkPageTexts.confirm;

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get("token") ?? "",
});

export async function action({ request, context }: Route.ActionArgs) {
  const { status, ...result } = await confirmByForm(services(context), request);
  return data(result, { status });
}

/** The token in the URL belongs to one reader: the page must not be cached. */
export const headers = () => privatePage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${texts.title} | ${siteOf(matches).identity.name}` },
  { name: "robots", content: "noindex" },
];

export default function NewsletterConfirmPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage title={texts.title} result={actionData}>
      <NewsletterLinkForm texts={texts} token={token} />
    </NewsletterPage>
  );
}
