import { type FormEvent, useRef, useState } from "react";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { newsletterTexts } from "./newsletter.messages.ts";
import type { NewsletterResult } from "./newsletter-call.ts";

/** What the newsletter is, above its form in the footer of every page. */
export function NewsletterIntro() {
  return (
    <>
      <h2 className="font-display text-2xl font-semibold">{newsletterTexts.title}</h2>
      <p className="mt-2 max-w-md text-on-band-soft">{newsletterTexts.about}</p>
    </>
  );
}

/** Said when not even the code for the call could be fetched. */
const unreachable: NewsletterResult = {
  good: false,
  message: "Your address could not be saved. Please try again later.",
};

/** It stands once in a page, so its names may be plain ones. */
const emailId = "newsletter-email";
const resultId = "newsletter-answer";

/**
 * The address and Subscribe. With JavaScript the answer stands under the field; without it the form goes to
 * /newsletter, which answers with a page.
 * @param props.token the signed time of the form trap; none when it could not be made
 */
export function NewsletterForm({ token }: { token: string | undefined }) {
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<NewsletterResult>();
  const trap = useRef(token);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? "");
    setSending(true);
    const body = { email: text("email"), website: text("website"), form_token: trap.current };
    const outcome = await import("./newsletter-call.ts").then(
      ({ subscribe }) => subscribe(body),
      () => unreachable,
    );
    setSending(false);
    setResult(outcome);
    if (outcome.good) form.reset();
    // In a tab that was open for days the token has run out: the next try goes without, as the guard allows.
    else if (outcome.status === 422) trap.current = undefined;
  }

  const refused = result?.good === false;
  return (
    <form id="newsletter" method="post" action="/newsletter" onSubmit={send}>
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
          aria-invalid={refused || undefined}
          aria-describedby={resultId}
          className="max-w-sm flex-[1_1_13rem]"
        />
        <button
          type="submit"
          aria-disabled={sending || undefined}
          className="min-h-11 cursor-pointer rounded-sm bg-on-band px-5 font-semibold text-band transition-colors hover:bg-on-band-soft aria-disabled:opacity-70"
        >
          Subscribe
        </button>
      </div>
      <FormTrapFields token={token} />
      <div id={resultId} role="status" className="mt-3 max-w-md empty:hidden">
        {result && <Notice tone={result.good ? "good" : "bad"}>{result.message}</Notice>}
      </div>
    </form>
  );
}
