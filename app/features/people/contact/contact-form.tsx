import { useHref } from "react-router";
import type { FormResult } from "#app/lib/form-faults.ts";
import { FormStateContext, useFormRules } from "#app/site/form-state.ts";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { EmailField, LongTextField, TextField } from "#app/site/input-fields.tsx";
import { SentInPlace, While } from "#app/site/public-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { RichText, Text, useText } from "#app/ui/text.tsx";
import { contactRules } from "./contact.form.ts";
import type { contactWords } from "./contact.words.ts";

type ContactFormProps = {
  /** The signed time of the form trap; none when it could not be made. */
  token: string | undefined;
  /** From the link that led here; shown above the form and sent with it. */
  subject: string;
  /** What came of the form. */
  posted: FormResult | undefined;
};

/** CONTACT-03. Its page answers with what was typed, with and without JavaScript. */
export function ContactForm({ token, subject, posted }: ContactFormProps) {
  const t = useText<typeof contactWords>("contact");
  const rules = useFormRules<typeof contactWords>(contactRules, "contact");
  const typed = posted?.values;
  return (
    <SentInPlace draft="/contact" posted={posted}>
      <form
        method="post"
        action={`${useHref("/contact")}#contact-form`}
        noValidate
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
        {/* They are switched off while the form is sent, and stay so when it has arrived. */}
        <fieldset disabled={posted?.good} data-locked className="mt-6 grid gap-5">
          <legend className="sr-only">{t("yourMessageLegend")}</legend>
          <FormStateContext value={{ values: typed ?? {}, faults: posted?.faults ?? [], rules }}>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField name="name" label={t("fullName")} required autoComplete="name" maxLength={200} />
              <EmailField label={t("emailAddress")} required />
            </div>
            <LongTextField name="message" label={t("yourMessage")} required />
          </FormStateContext>
          <FormTrapFields token={token} />
          <div>
            <Button type="submit">
              <span data-slot="button">
                {t(posted ? (posted.good ? "messageSent" : "tryAgain") : "submit")}
              </span>
            </Button>
          </div>
        </fieldset>
        <div
          role="status"
          tabIndex={-1}
          data-slot="status"
          data-focus={posted?.good || undefined}
          className="mt-5 outline-none empty:hidden"
        >
          {posted && <Notice tone={posted.good ? "good" : "bad"}>{posted.message || t("failed")}</Notice>}
        </div>
        <While state="sending" slot="status">
          <Notice>{t("sending")}</Notice>
        </While>
        <While state="sending" slot="button">
          <Star outline className="turning size-6" />
          <span className="sr-only">{t("submit")}</span>
        </While>
        <While state="unreachable" slot="status">
          <Notice tone="bad">{t("unreachable")}</Notice>
        </While>
        <While state="unreachable" slot="button">
          {t("tryAgain")}
        </While>
      </form>
    </SentInPlace>
  );
}
