import { newsletterMessages, newsletterTexts } from "#app/features/newsletter/newsletter.messages.ts";
import { filledByScript } from "#app/site/filled-by-script.ts";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

/** What the newsletter is, above its form in the footer of every page. */
export function NewsletterIntro() {
  return (
    <>
      <h2 className="font-display text-2xl font-semibold">{newsletterTexts.title}</h2>
      <p className="mt-2 max-w-md text-on-band-soft">{newsletterTexts.about}</p>
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
  return (
    <newsletter-form failed={newsletterMessages.failed}>
      <form id="newsletter" method="post" action="/newsletter">
        <label htmlFor={emailId} className="block text-sm font-semibold">
          Your email address
        </label>
        <div className="mt-2 flex flex-wrap gap-2.5">
          <TextInput
            id={emailId}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            placeholder="Enter your email address"
            aria-describedby={resultId}
            className="max-w-sm flex-[1_1_10rem]"
          />
          <button
            type="submit"
            className="framed min-h-11 cursor-pointer rounded-sm bg-on-band px-4 font-semibold text-band sm:px-5 transition-colors hover:bg-on-band-soft aria-disabled:opacity-70"
          >
            Subscribe
          </button>
        </div>
        <FormTrapFields token={token} />
        <div id={resultId} role="status" className="mt-3 max-w-md empty:hidden" {...filledByScript} />
      </form>
    </newsletter-form>
  );
}
