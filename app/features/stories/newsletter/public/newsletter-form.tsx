import { useHref } from "react-router";
import type { newsletterFormWords } from "#app/features/stories/newsletter/newsletter.words.ts";
import { filledByScript } from "#app/site/filled-by-script.ts";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useLanguage, useText } from "#app/ui/words.tsx";

/** What the newsletter is, above its form in the footer of every page. */
export function NewsletterIntro() {
  const t = useText<typeof newsletterFormWords>("newsletterForm");
  return (
    <>
      <h2 className="font-display text-2xl font-semibold">{t("title")}</h2>
      <p className="mt-2 max-w-md text-on-band-soft">{t("about")}</p>
    </>
  );
}

/** It stands once in a page, so its names may be plain ones. */
const emailId = "newsletter-email";
const resultId = "newsletter-answer";

/**
 * The address and Subscribe. The answer stands under the field (site/enhance/newsletter-form.ts); without JavaScript the
 * form goes to /newsletter, which answers with a page.
 * @param props.token the signed time of the form trap; none when it could not be made
 */
export function NewsletterForm({ token }: { token: string | undefined }) {
  const t = useText<typeof newsletterFormWords>("newsletterForm");
  const language = useLanguage();
  return (
    <newsletter-form failed={t("failed")} bad={t("badEmail")}>
      <form id="newsletter" method="post" action={useHref("/newsletter")}>
        {/* The script sends it with the address, so that the answer is in the page's language. */}
        {language !== "en" && <input type="hidden" name="language" value={language} />}
        <label htmlFor={emailId} className="block text-sm font-semibold">
          {t("email")}
        </label>
        <div className="mt-2 flex flex-wrap gap-2.5">
          <TextInput
            id={emailId}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            placeholder={t("placeholder")}
            aria-describedby={resultId}
            className="max-w-sm flex-[1_1_10rem]"
          />
          <button
            type="submit"
            className="framed min-h-11 cursor-pointer rounded-sm bg-on-band px-4 font-semibold text-band sm:px-5 transition-colors hover:bg-on-band-soft aria-disabled:opacity-70"
          >
            {t("subscribe")}
          </button>
        </div>
        <FormTrapFields token={token} />
        <div id={resultId} role="status" className="mt-3 max-w-md empty:hidden" {...filledByScript} />
      </form>
    </newsletter-form>
  );
}
