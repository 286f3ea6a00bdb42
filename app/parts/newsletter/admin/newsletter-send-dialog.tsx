import { z } from "zod";
import { type Language, languages, languagesInEnglish } from "#app/contract/language.ts";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { SelectField, TextField } from "#app/dashboard/form-fields.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { newsletterCalls } from "#app/parts/newsletter/newsletter.calls.ts";
import {
  type ListedNewsletter,
  newsletterLimits,
  newsletterSending,
  newslettersMessages,
} from "#app/parts/newsletter/newsletters.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { number } from "./newsletter-list.ts";
import { StoredNewsletterPreview } from "./newsletter-preview.tsx";

const sendForm = z.object({
  per_minute: newsletterSending.shape.per_minute,
  untested: z.boolean(),
  language: z.enum(["", ...languages]),
  starts_at: newsletterSending.shape.starts_at,
});
const texts = { failed: newslettersMessages.actionFailed };

type SendDialogProps = {
  newsletter: ListedNewsletter;
  /** In each language. */
  readers: Record<Language, number>;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** The last look before a newsletter goes out: the mail, a test of it, to how many, and how fast. */
export function NewsletterSendDialog({ newsletter, readers: all, refresh, onClose }: SendDialogProps) {
  const { id, version, tested } = newsletter;
  const { busy: testing, act } = useAct(refresh);
  // Who reads the other language gets it only on purpose.
  const written: Language = isUrdu(newsletter.subject) ? "ur" : "en";
  const { form, dialog } = useDialogForm({
    schema: sendForm,
    values: { per_minute: newsletter.per_minute, untested: false, language: written, starts_at: "" },
    send: (values) => call(newsletterCalls.sendNewsletter, { body: { id, version, ...values }, texts }),
    done: newslettersMessages.sent,
    refresh,
    onClose,
  });
  const rate = Number(form.watch("per_minute"));
  const language = form.watch("language");
  const readers = language === "" ? all.en + all.ur : all[language];

  const test = () => act(call(newsletterCalls.testNewsletter, { body: { id, version }, texts }), "Sent.");

  return (
    <EditorDialog
      {...dialog}
      noun="newsletter"
      title={`Send: ${newsletter.subject}`}
      shape="wide"
      save={{
        idle: `Send to ${number(readers)} ${readers === 1 ? "reader" : "readers"}`,
        busy: "Starting...",
      }}
      unsaved={false}
      reading
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <StoredNewsletterPreview tall id={id} />
      <div className="flex flex-col gap-5 max-lg:order-first">
        <Notice tone={tested ? "good" : "bad"}>
          <p>
            {tested
              ? "A test mail of this text was sent."
              : "No test mail of this text has been sent yet. Send one to yourself and read it on your phone first."}
          </p>
          <Button variant="quiet" className="mt-3" disabled={testing} onClick={() => void test()}>
            {testing ? "Sending..." : tested ? "Send another test mail" : "Send me a test mail"}
          </Button>
          {!tested && (
            <label className="mt-3 flex cursor-pointer items-center gap-2.5">
              <input type="checkbox" className="size-4.5 accent-emerald" {...form.register("untested")} />
              Send it without a test
            </label>
          )}
        </Notice>
        <SelectField form={form} name="language" label="Readers">
          <option value="">All ({number(all.en + all.ur)})</option>
          {languages.map((each) => (
            <option key={each} value={each}>
              {languagesInEnglish[each]} ({number(all[each])})
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name="starts_at"
          label="From"
          type="datetime-local"
          hint="In Karachi. Empty: at once."
        />
        <TextField
          form={form}
          name="per_minute"
          label="Mails per minute"
          required
          inputMode="numeric"
          hint={`From 1 to ${number(newsletterLimits.perMinute.max)}. Ask your mail provider how many it allows.${duration(readers, rate)}`}
        />
        <p className="text-sm text-soft">
          It goes to everybody of them who has confirmed their address by now, once each, with its end in
          their language. Receipts and other mails go first. You can pause it at any time.
        </p>
      </div>
    </EditorDialog>
  );
}

/** How long it takes at a rate. */
function duration(readers: number, rate: number): string {
  if (!(rate >= 1)) return "";
  const minutes = Math.ceil(readers / rate);
  if (minutes < 2) return " It takes about a minute.";
  if (minutes < 120) return ` It takes about ${minutes} minutes.`;
  return ` It takes about ${Math.ceil(minutes / 60)} hours.`;
}
