import { type FormEvent, useRef, useState } from "react";
import { callApi } from "#app/lib/call-api.ts";
import { emailPattern } from "#app/lib/email-pattern.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { contactMessages } from "./contact.messages.ts";
import type { ContactFields } from "./contact-page.server.ts";

type Result = { good: boolean; message: string; fields?: ContactFields };
type ContactFormProps = {
  /** The signed time of the form trap; none when it could not be made. */
  token: string | undefined;
  /** From the link that led here; shown above the form and sent with it. */
  subject: string;
  /** What came of a form that was posted without JavaScript. */
  posted: Result | undefined;
};

/** The first rule that the fields break, as the server says it too: CONTACT-04. */
function fault({ name = "", email = "", message = "" }: Record<string, string>): string | undefined {
  if (!name.trim() || !email.trim() || !message.trim()) return contactMessages.incomplete;
  return emailPattern.test(email.trim()) ? undefined : contactMessages.badEmail;
}

/** CONTACT-03. Without JavaScript it posts to its own page, which answers with what was typed. */
export function ContactForm({ token, subject, posted }: ContactFormProps) {
  const [status, setStatus] = useState<"idle" | "loading" | "success" | "error">(
    posted ? (posted.good ? "success" : "error") : "idle",
  );
  const [message, setMessage] = useState(posted?.message ?? "");
  const trap = useRef(token);
  const done = status === "loading" || status === "success";
  const typed = posted?.fields;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (done) return;
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const broken = fault(fields);
    if (broken) return show("error", broken);
    show("loading", contactMessages.sending);
    const { failed, unreachable } = contactMessages;
    const result = await callApi<{ message?: string }>("sendContactMessage", {
      json: { ...fields, form_token: trap.current },
      texts: { failed },
    });
    if (result.ok) {
      form.reset();
      return show("success", result.body.message ?? contactMessages.sent);
    }
    // In a tab that was open for days the token has run out: the next try goes without, as the guard allows.
    if (result.status === 422) trap.current = undefined;
    show("error", result.kind === "refused" ? result.message : unreachable);
  }

  function show(next: typeof status, text: string) {
    setStatus(next);
    setMessage(text);
  }

  return (
    <form method="post" action="/contact" noValidate onSubmit={send} aria-labelledby="contact-form">
      <h2 id="contact-form" className="text-heading">
        {subject || "Write to us"}
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
        {/* Honeypot: whoever fills it gets thanks and nothing is stored. */}
        <div aria-hidden="true" className="sr-only">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          {token && <input type="hidden" name="form_token" value={token} />}
        </div>
        <div>
          <Button type="submit" disabled={done}>
            {status === "success"
              ? "Message Sent Successfully!"
              : status === "error"
                ? "Try Again"
                : "Submit Inquiry"}
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
