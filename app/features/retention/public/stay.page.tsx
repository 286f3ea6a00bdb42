import { Link } from "react-router";
import { stayTexts as texts } from "#app/features/retention/retention.messages.ts";
import { answerByForm } from "#app/features/retention/server/stay-page.server.ts";
import { formReply } from "#app/form-reply.server.ts";
import { headersWithAction, privatePage } from "#app/lib/page-headers.ts";
import { services, visitorAddress } from "#app/services.server.ts";
import { siteOf } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Star } from "#app/ui/star.tsx";
import type { Route } from "./+types/stay.page.ts";

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const choice: "stay" | "remove" = asked.get("choice") === "remove" ? "remove" : "stay";
  return { token: asked.get("token") ?? "", choice };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, retryAfter, ...result } = await answerByForm(
    services(context),
    request,
    context.get(visitorAddress),
  );
  return formReply({ status, retryAfter, result });
}

/** The token in the URL belongs to one person: the page must not be cached. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  headersWithAction({ actionHeaders, parentHeaders: new Headers(privatePage) });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${texts.title} | ${siteOf(matches).identity.name}` },
  { name: "robots", content: "noindex" },
];

/** Asks for a press, because mail programs open links by themselves: KEEP-04. */
export default function StayPage({ loaderData: { token, choice }, actionData }: Route.ComponentProps) {
  const other = choice === "stay" ? "remove" : "stay";
  const link = "text-link inline-flex min-h-8 items-center";
  return (
    <section className="page-width grid min-h-[55vh] place-content-center justify-items-center py-16 text-center">
      <Star outline className="mb-6 size-12 text-emerald" />
      <h1 className="text-title">{texts.title}</h1>
      {actionData ? (
        <>
          <p role="status" className={`mt-5 max-w-md text-lg ${actionData.good ? "" : "text-pomegranate"}`}>
            {actionData.message}
          </p>
          <p className="mt-7">
            <Link to={actionData.good ? "/" : "/contact"} className={link}>
              {actionData.good ? "Back to the home page" : "Contact us"}
            </Link>
          </p>
        </>
      ) : (
        <>
          <form method="post" className="mt-5">
            <p className="mx-auto max-w-md text-lg text-soft">{texts[choice].text}</p>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="choice" value={choice} />
            <Button type="submit" className="mt-7">
              {texts[choice].button}
            </Button>
          </form>
          <p className="mt-5">
            <Link to={`/stay?choice=${other}&token=${encodeURIComponent(token)}`} className={link}>
              {texts[choice].other}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
