import { type FormEvent, useState } from "react";
import { type FormResult, type FormValues, faultsOf, summaryOf } from "#app/lib/form-faults.ts";
import { formValues } from "#app/lib/form-values.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { useFormCall } from "#app/site/use-form-call.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Star } from "#app/ui/star.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { contactMessages, contactRules } from "./contact.messages.ts";

type ContactFormProps = {
  /** The signed time of the form trap; none when it could not be made. */
  token: string | undefined;
  /** From the link that led here; shown above the form and sent with it. */
  subject: string;
  /** What came of a form that was posted without JavaScript. */
  posted: FormResult | undefined;
};

/** The first rule that the fields break, as the server says it too: CONTACT-04. */
const fault = (values: FormValues) => summaryOf(faultsOf(contactRules, values));

/** CONTACT-03. Without JavaScript it posts to its own page, which answers with what was typed. */
export function ContactForm({ token, subject, posted }: ContactFormProps) {
  const [status, setStatus] = useState<"idle" | "loading" | "success" | "error">(
    posted ? (posted.good ? "success" : "error") : "idle",
  );
  const [message, setMessage] = useState(posted?.message ?? "");
  const call = useFormCall("sendContactMessage", token, { failed: contactMessages.failed });
  const done = status === "loading" || status === "success";
  const typed = posted?.values;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (done) return;
    const form = event.currentTarget;
    const fields = formValues(form);
    const broken = fault(fields);
    if (broken) return show("error", broken);
    show("loading", contactMessages.sending);
    const result = await call(fields);
    if (result.ok) {
      form.reset();
      return show("success", result.body.message ?? contactMessages.sent);
    }
    show("error", result.kind === "refused" ? result.message : contactMessages.unreachable);
  }

  function show(next: typeof status, text: string) {
    setStatus(next);
    setMessage(text);
  }

  return (
    <form method="post" action="/contact" noValidate onSubmit={send} aria-labelledby="contact-form">
      <h2 id="contact-form" className="text-heading">
        Write to us
        {/* Anybody may make such a link: what it says stands as the message's subject, not as our own words. */}
        {subject && (
          <span className="mt-2 block font-sans text-base font-normal text-soft">
            Subject: <bdi {...langAttrs(subject)}>{subject}</bdi>
          </span>
        )}
      </h2>
      <input type="hidden" name="subject" value={typed?.subject ?? subject} />
      <fieldset disabled={done} className="mt-6 grid gap-5">
        <legend className="sr-only">Your message</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Full Name" required>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="name"
                maxLength={200}
                defaultValue={typed?.name}
              />
            )}
          </Field>
          <Field label="Email Address" required>
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                defaultValue={typed?.email}
              />
            )}
          </Field>
        </div>
        <Field label="Your Message" required>
          {(control) => <TextArea {...control} name="message" rows={4} defaultValue={typed?.message} />}
        </Field>
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
      <div role="status" className="mt-5 empty:hidden">
        {message && (
          <Notice tone={status === "success" ? "good" : status === "error" ? "bad" : "plain"}>
            {message}
          </Notice>
        )}
      </div>
    </form>
  );
}
