import { type RefObject, useEffect, useRef } from "react";
import type { FormResult } from "#app/lib/form-faults.ts";
import { EmailField, FormStateContext, LongTextField, TextField } from "#app/site/form-fields.tsx";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { usePublicForm } from "#app/site/use-public-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text } from "#app/ui/text.tsx";
import { contactMessages, contactRules } from "./contact.form.ts";

type ContactFormProps = {
  /** The signed time of the form trap; none when it could not be made. */
  token: string | undefined;
  /** From the link that led here; shown above the form and sent with it. */
  subject: string;
  /** What came of a form that was posted without JavaScript. */
  posted: FormResult | undefined;
};

/** CONTACT-03. Its page answers with what was typed, with and without JavaScript. */
export function ContactForm({ token, subject, posted }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { result, faults, sending, submit, edited } = usePublicForm({
    path: "/contact",
    rules: contactRules,
    posted,
  });
  const status = sending ? "loading" : result === undefined ? "idle" : result.good ? "success" : "error";
  const message = sending ? contactMessages.sending : result?.message || contactMessages.failed;
  const done = status === "loading" || status === "success";
  const typed = posted?.values;
  useEffect(() => {
    if (status === "success") form.current?.reset();
  }, [status]);
  useFocusWhileSending(form, { sending, refused: result?.good === false && !result.faults });

  return (
    <form
      ref={form}
      method="post"
      action="/contact#contact-form"
      noValidate
      onSubmit={submit}
      onInput={edited}
      aria-labelledby="contact-form"
    >
      <SectionTitle id="contact-form">
        Write to us
        {/* Anybody may make such a link: what it says stands as the message's subject, not as our own words. */}
        {subject && (
          <span className="mt-2 block font-sans text-base font-normal tracking-normal text-soft">
            Subject: <Text as="bdi" text={subject} />
          </span>
        )}
      </SectionTitle>
      <input type="hidden" name="subject" value={typed?.subject ?? subject} />
      <fieldset disabled={done} className="mt-6 grid gap-5">
        <legend className="sr-only">Your message</legend>
        <FormStateContext value={{ values: typed ?? {}, faults }}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="name" label="Full Name" required autoComplete="name" maxLength={200} />
            <EmailField label="Email Address" required />
          </div>
          <LongTextField name="message" label="Your Message" required />
        </FormStateContext>
        <FormTrapFields token={token} />
        <div>
          <Button type="submit" disabled={done} className={status === "loading" ? "min-w-[10ch]" : undefined}>
            {status === "success" ? (
              "Message Sent Successfully!"
            ) : status === "error" ? (
              "Try Again"
            ) : status === "loading" ? (
              <>
                <Star outline className="turning size-6" />
                <span className="sr-only">Submit Inquiry</span>
              </>
            ) : (
              "Submit Inquiry"
            )}
          </Button>
        </div>
      </fieldset>
      <div role="status" tabIndex={-1} className="mt-5 outline-none empty:hidden">
        {status !== "idle" && (
          <Notice tone={status === "success" ? "good" : status === "error" ? "bad" : "plain"}>
            {message}
          </Notice>
        )}
      </div>
    </form>
  );
}

/**
 * The fields and the button are switched off while the form is sent, and stay so when it has arrived: the focus would fall
 * to the page. It goes to the status, and to the button when the server has refused.
 */
function useFocusWhileSending(
  form: RefObject<HTMLFormElement | null>,
  { sending, refused }: { sending: boolean; refused: boolean },
): void {
  const hasSent = useRef(false);
  useEffect(() => {
    if (sending) form.current?.querySelector<HTMLElement>("[role=status]")?.focus();
    else if (hasSent.current && refused) form.current?.querySelector("button")?.focus();
    hasSent.current = sending;
  }, [form, sending, refused]);
}
