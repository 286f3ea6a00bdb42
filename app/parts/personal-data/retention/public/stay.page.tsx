import { Link } from "react-router";
import { formReply } from "#app/form-reply.server.ts";
import { headersWithAction, privatePage } from "#app/lib/page-headers.ts";
import { deps, languageOf, visitorAddress, wordsOf } from "#app/loader-context.server.ts";
import { answerByForm } from "#app/parts/personal-data/retention/server/stay-page.server.ts";
import { stayWords } from "#app/parts/personal-data/retention/stay.words.ts";
import { pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import type { siteWords } from "#app/site/site.words.ts";
import { Button } from "#app/ui/button.tsx";
import { Star } from "#app/ui/star.tsx";
import { useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/stay.page.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const choice: "stay" | "remove" = asked.get("choice") === "remove" ? "remove" : "stay";
  return { token: asked.get("token") ?? "", choice, words: wordsOf(context, stayWords) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, retryAfter, ...result } = await answerByForm(deps(context), request, {
    address: context.get(visitorAddress),
    language: languageOf(context),
  });
  return formReply({ status, retryAfter, result });
}

/** The token in the URL belongs to one person: the page must not be cached. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  headersWithAction({ actionHeaders, parentHeaders: new Headers(privatePage) });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${pageText<typeof stayWords>(matches, "stay")("title")} | ${siteOf(matches).identity.name}` },
  { name: "robots", content: "noindex" },
];

const choices = {
  stay: { text: "stayText", button: "stay", instead: "removeInstead" },
  remove: { text: "removeText", button: "remove", instead: "stayInstead" },
} as const;

/** Asks for a press, because mail programs open links by themselves: KEEP-04. */
export default function StayPage({ loaderData: { token, choice }, actionData }: Route.ComponentProps) {
  const t = useText<typeof stayWords>("stay");
  const site = useText<typeof siteWords>("site");
  const { text, button, instead } = choices[choice];
  const other = choice === "stay" ? "remove" : "stay";
  const link = "text-link inline-flex min-h-8 items-center";
  return (
    <section className="page-width grid min-h-[55vh] place-content-center justify-items-center py-16 text-center">
      <Star outline className="mb-6 size-12 text-emerald" />
      <h1 className="text-title">{t("title")}</h1>
      {actionData ? (
        <>
          <p role="status" className={`mt-5 max-w-md text-lg ${actionData.good ? "" : "text-pomegranate"}`}>
            {actionData.message}
          </p>
          <p className="mt-7">
            <Link to={actionData.good ? "/" : "/contact"} className={link}>
              {actionData.good ? site("backHome") : t("contact")}
            </Link>
          </p>
        </>
      ) : (
        <>
          <form method="post" className="mt-5">
            <p className="mx-auto max-w-md text-lg text-soft">{t(text)}</p>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="choice" value={choice} />
            <Button type="submit" className="mt-7">
              {t(button)}
            </Button>
          </form>
          <p className="mt-5">
            <Link to={`/stay?choice=${other}&token=${encodeURIComponent(token)}`} className={link}>
              {t(instead)}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
