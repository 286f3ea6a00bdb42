import { type MetaDescriptor, useHref } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { newsletterFormWords, newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import { newsletterForm } from "#app/parts/newsletter/server/newsletter.service.server.ts";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#app/ui/text.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Route } from "./+types/newsletter.page.ts";
import { NewsletterPage } from "./newsletter-page.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  token: await formToken(context, newsletterForm(deps(context))),
  words: wordsOf(context, newsletterWords, newsletterFormWords),
});

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
export default function NewsletterAskedPage({ actionData, loaderData }: Route.ComponentProps) {
  const t = useText<typeof newsletterWords>("newsletter");
  const form = useText<typeof newsletterFormWords>("newsletterForm");
  return (
    <NewsletterPage
      title={form("title")}
      result={actionData}
      again={<AskAgain typed={actionData?.values?.email} token={loaderData.token} />}
    >
      <p className="mt-5 max-w-md text-lg text-soft">{form("about")}</p>
      <p className="mt-7">
        <a href="#newsletter" className="text-link inline-flex min-h-8 items-center font-semibold">
          {t("enterBelow")}
        </a>
      </p>
    </NewsletterPage>
  );
}

/** The form again, with what was typed: the one in the footer knows nothing of it. */
function AskAgain({ typed, token }: { typed: string | undefined; token: string | undefined }) {
  const form = useText<typeof newsletterFormWords>("newsletterForm");
  return (
    <form
      method="post"
      action={useHref("/newsletter")}
      className="mt-6 flex flex-wrap items-end justify-center gap-2.5"
    >
      <div className="flex-[1_1_14rem] text-start">
        <label htmlFor="email" className="block text-sm font-semibold">
          {form("email")}
        </label>
        <TextInput
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={typed}
        />
      </div>
      <FormTrapFields token={token} />
      <Button type="submit">{form("subscribe")}</Button>
    </form>
  );
}
