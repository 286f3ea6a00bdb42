import { type FormEvent, useRef, useState } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { newsletterTexts } from "./newsletter.messages.ts";
import type { NewsletterAnswer } from "./newsletter-call.ts";

/** What the letter is, above its form at the foot of every page. */
export function NewsletterIntro() {
  return (
    <>
      <h2 className="font-display text-2xl font-semibold">{newsletterTexts.title}</h2>
      <p className="mt-2 max-w-md text-on-band-soft">{newsletterTexts.about}</p>
    </>
  );
}

/** Said when not even the code for the call could be fetched. */
const unreachable: NewsletterAnswer = {
  good: false,
  message: "Your address could not be saved. Please try again later.",
};

/** It stands once in a page, so its names may be plain ones. */
const emailId = "newsletter-email";
const answerId = "newsletter-answer";

/**
 * The address and Subscribe. With JavaScript the answer stands under the field; without it the form goes to
 * /newsletter, which answers with a page.
 * @param props.token the signed time of the form trap; none when it could not be made
 */
export function NewsletterForm({ token }: { token: string | undefined }) {
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<NewsletterAnswer>();
  const trap = useRef(token);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const { email, website } = Object.fromEntries(new FormData(form));
    setSending(true);
    const json = { email, website, form_token: trap.current };
    const told = await import("./newsletter-call.ts").then(
      ({ subscribe }) => subscribe(json),
      () => unreachable,
    );
    setSending(false);
    setAnswer(told);
    if (told.good) form.reset();
    // In a tab that was open for days the token has run out: the next try goes without, as the guard allows.
    else if (told.status === 422) trap.current = undefined;
  }

  const refused = answer?.good === false;
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
          aria-describedby={answerId}
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
      {/* For robots only: who fills it gets thanks, and no letter. */}
      <div aria-hidden="true" className="sr-only">
        <input name="website" tabIndex={-1} autoComplete="off" />
        {token && <input type="hidden" name="form_token" value={token} />}
      </div>
      <div id={answerId} role="status" className="mt-3 max-w-md empty:hidden">
        {answer && <Notice tone={answer.good ? "good" : "bad"}>{answer.message}</Notice>}
      </div>
    </form>
  );
}
