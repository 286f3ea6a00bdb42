import { type RefObject, useEffect, useRef } from "react";
import type { FormResult } from "#app/lib/form-faults.ts";
import { EmailField, FormStateContext, LongTextField, TextField } from "#app/site/form-fields.tsx";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { useFormRules, usePublicForm } from "#app/site/use-public-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text } from "#app/ui/text.tsx";
import { RichText, useText } from "#app/ui/words.tsx";
import { contactRules } from "./contact.form.ts";
import type { contactWords } from "./contact.words.ts";

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
  const t = useText<typeof contactWords>("contact");
  const form = useRef<HTMLFormElement>(null);
  const { result, faults, sending, submit, edited, onBlur, href } = usePublicForm({
    path: "/contact",
    rules: useFormRules<typeof contactWords>(contactRules, "contact"),
    posted,
    failures: { unreachable: t("unreachable") },
  });
  const status = sending ? "loading" : result === undefined ? "idle" : result.good ? "success" : "error";
  const message = sending ? t("sending") : result?.message || t("failed");
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
      action={`${href}#contact-form`}
      noValidate
      onSubmit={submit}
      onInput={edited}
      onBlur={onBlur}
      aria-labelledby="contact-form"
    >
      <SectionTitle id="contact-form">
        {t("writeToUs")}
        {/* Anybody may make such a link: what it says stands as the message's subject, not as our own words. */}
        {subject && (
          <span className="mt-2 block font-sans text-base font-normal tracking-normal text-soft">
            <RichText<typeof contactWords>
              name="contact"
              id="subject"
              components={{ subject: <Text as="bdi" text={subject} /> }}
            />
          </span>
        )}
      </SectionTitle>
      <input type="hidden" name="subject" value={typed?.subject ?? subject} />
      <fieldset disabled={done} className="mt-6 grid gap-5">
        <legend className="sr-only">{t("yourMessageLegend")}</legend>
        <FormStateContext value={{ values: typed ?? {}, faults }}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="name" label={t("fullName")} required autoComplete="name" maxLength={200} />
            <EmailField label={t("emailAddress")} required />
          </div>
          <LongTextField name="message" label={t("yourMessage")} required />
        </FormStateContext>
        <FormTrapFields token={token} />
        <div>
          <Button type="submit" disabled={done} className={status === "loading" ? "min-w-[10ch]" : undefined}>
            {status === "success" ? (
              t("messageSent")
            ) : status === "error" ? (
              t("tryAgain")
            ) : status === "loading" ? (
              <>
                <Star outline className="turning size-6" />
                <span className="sr-only">{t("submit")}</span>
              </>
            ) : (
              t("submit")
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
