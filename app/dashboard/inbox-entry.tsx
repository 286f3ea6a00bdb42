import { Mail, Phone } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import type { CallResult } from "#app/lib/call-api.ts";
import { formatTime } from "#app/lib/dates.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { optionalText } from "#app/lib/text-rules.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { TextArea } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { FormField, useDashboardForm } from "./dashboard-form.tsx";
import { EditorDialog } from "./editor-dialog.tsx";
import type { InboxEntry } from "./inbox-calls.ts";

/** A line of an entry. An empty value is left out. */
export type InboxDetail = { label: string; value: string };

export type InboxReplyTo = { email?: string; phone?: string; subject?: string };

type InboxEntryDialogProps = {
  title: string;
  entry: InboxEntry;
  details: InboxDetail[];
  replyTo: InboxReplyTo | undefined;
  saveNote: (note: string) => Promise<CallResult<{ message?: string }>>;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

const noteForm = z.object({ note: optionalText({ label: "The note", max: 5000 }) });

/** All that an entry says, links to answer it, and a note that only staff see. */
export function InboxEntryDialog(props: InboxEntryDialogProps) {
  const { title, entry, details, replyTo, saveNote, refresh, onClose } = props;
  const toast = useToast();
  const [defaults] = useState({ note: entry.note });
  const { form, result, setResult, handleSubmit } = useDashboardForm(noteForm, { defaultValues: defaults });
  const { isSubmitting, isDirty } = form.formState;

  async function save({ note }: { note: string }) {
    const reply = await saveNote(note);
    if (!reply.ok) return setResult(reply);
    toast.success(reply.body.message ?? "Saved.");
    await refresh();
    onClose();
  }

  return (
    <EditorDialog
      title={title}
      save={{ idle: "Save note", busy: "Saving..." }}
      saving={isSubmitting}
      unsaved={isDirty}
      result={result}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      notices={
        <>
          <dl className="grid gap-4">
            {[{ label: "Received", value: formatTime(entry.received_at) }, ...details]
              .filter(({ value }) => value !== "")
              .map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-xs font-semibold text-faint">{label}</dt>
                  <dd {...langAttrs(value)} className="wrap-anywhere whitespace-pre-line">
                    {value}
                  </dd>
                </div>
              ))}
          </dl>
          {replyTo && <ReplyLinks {...replyTo} />}
          <hr className="my-6 border-rule" />
        </>
      }
    >
      <FormField form={form} name="note" label="Note" hint="Only staff see it.">
        {(control) => <TextArea {...control} rows={4} dir="auto" />}
      </FormField>
    </EditorDialog>
  );
}

function ReplyLinks({ email, phone, subject }: InboxReplyTo) {
  const mail = email && `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      {mail && (
        <a href={mail} className={buttonStyle({ variant: "quiet" })}>
          <Mail aria-hidden="true" className="size-4.5" />
          Answer by mail
        </a>
      )}
      {phone && (
        <a href={phoneLink(phone)} className={buttonStyle({ variant: "quiet" })}>
          <Phone aria-hidden="true" className="size-4.5" />
          Call {phone}
        </a>
      )}
    </p>
  );
}
