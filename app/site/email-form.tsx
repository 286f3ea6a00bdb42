import { useHref } from "react-router";
import type { EmailForm as Form } from "#app/contract/part.ts";
import { filledByScript } from "#app/site/filled-by-script.ts";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { useLanguage } from "#app/ui/text.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

/** It stands once in a page, so its names may be plain ones. */
const emailId = "footer-email";
const resultId = "footer-answer";

/**
 * The form of a part in the footer of every page: an address and its button. The answer stands under the field
 * (site/enhance/email-form.ts); without JavaScript the form goes to its page, which answers.
 */
export function EmailForm({ id, title, about, page, call, token, ...texts }: Form) {
  const language = useLanguage();
  return (
    <>
      <div className="mb-4 sm:mb-5">
        <h2 className="font-display text-2xl font-semibold">{title}</h2>
        <p className="mt-2 max-w-md text-on-band-soft">{about}</p>
      </div>
      <email-form failed={texts.failed} bad={texts.badEmail} call={call}>
        <form id={id} method="post" action={useHref(page)}>
          {/* The script sends it with the address, so that the answer is in the page's language. */}
          {language !== "en" && <input type="hidden" name="language" value={language} />}
          <label htmlFor={emailId} className="block text-sm font-semibold">
            {texts.label}
          </label>
          <div className="mt-2 flex flex-wrap gap-2.5">
            <TextInput
              id={emailId}
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              placeholder={texts.placeholder}
              aria-describedby={resultId}
              className="max-w-sm flex-[1_1_10rem]"
            />
            <button
              type="submit"
              className="framed min-h-11 cursor-pointer rounded-sm bg-on-band px-4 font-semibold text-band sm:px-5 transition-colors hover:bg-on-band-soft aria-disabled:opacity-70"
            >
              {texts.submit}
            </button>
          </div>
          <FormTrapFields token={token} />
          <div id={resultId} role="status" className="mt-3 max-w-md empty:hidden" {...filledByScript} />
        </form>
      </email-form>
    </>
  );
}
