import { Mail, MessageCircle, Phone } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { flushSync } from "react-dom";
import { z } from "zod";
import { type Language, wroteIn } from "#app/contract/language.ts";
import type { CallFailure, CallResult } from "#app/lib/call-reply.ts";
import { optionalText } from "#app/lib/call-rules.ts";
import { formatTime } from "#app/lib/dates.ts";
import { inboxNote } from "#app/lib/inbox-rules.ts";
import { mailLink } from "#app/lib/mail-link.ts";
import { phoneLink, phoneText, whatsAppLink } from "#app/lib/phone.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { QuietLink, TextLink } from "#app/ui/links.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { submitForm, useDashboardForm } from "./dashboard-form.tsx";
import { EditorDialog } from "./editor-dialog.tsx";
import { ConflictDialog, ReplacedNotice } from "./editor-notices.tsx";
import { TextAreaField } from "./form-fields.tsx";

export type InboxEntry = {
  id: number;
  received_at: string;
  read: boolean;
  note: string;
  version: number;
  language: Language;
};

/** A line of an entry. An empty value is left out. `href`: what its value opens, such as a call. */
export type InboxDetail = { label: string; value: string | undefined; href?: string | undefined };

/** A number to call, where the user may read it. */
export const phoneDetail = (phone: string | undefined): InboxDetail => ({
  label: "Phone",
  value: phoneText(phone),
  href: phone && phoneLink(phone),
});

/** `body`: what the mail begins with, such as what is quoted. */
export type InboxReplyTo = { email?: string; phone?: string; subject?: string; body?: string };

/** A note, and the version that it was written from or is. */
type Noted = Pick<InboxEntry, "note" | "version">;

type InboxEntryDialogProps = {
  title: string;
  entry: InboxEntry;
  details: InboxDetail[];
  replyTo: InboxReplyTo | undefined;
  /**
   * What is done most, above all that the entry says; the links to call come before it.
   * @param onUnsaved whether it holds something that is not saved
   */
  lead?: (onUnsaved: (unsaved: boolean) => void) => ReactNode;
  /** @param onUnsaved whether the panel holds something that is not saved */
  panel?: (onUnsaved: (unsaved: boolean) => void) => ReactNode;
  /** Without it the entry can only be read. */
  saveNote: ((written: Noted) => Promise<CallResult<{ message?: string; version: number }>>) | undefined;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

const noteForm = z.object({ note: optionalText({ label: "The note", max: 5000 }) });

/** All that an entry says, links to answer it, and a note that only staff see. */
export function InboxEntryDialog({ saveNote, ...props }: InboxEntryDialogProps) {
  if (saveNote) return <NotedEntry {...props} saveNote={saveNote} />;
  return (
    <Dialog open title={props.title} onClose={props.onClose}>
      {props.lead && <ReplyLinks phone={props.replyTo?.phone} />}
      <EntryFacts {...props} />
    </Dialog>
  );
}

function EntryFacts({ details, entry, replyTo, lead }: Omit<InboxEntryDialogProps, "saveNote">) {
  return (
    <>
      <Facts
        details={[
          ...details,
          { label: "Received", value: formatTime(entry.received_at) },
          { label: "Wrote in", value: wroteIn(entry.language) },
        ]}
      />
      {replyTo && <ReplyLinks {...replyTo} phone={lead ? undefined : replyTo.phone} className="mt-5" />}
    </>
  );
}

function NotedEntry(
  props: InboxEntryDialogProps & { saveNote: NonNullable<InboxEntryDialogProps["saveNote"]> },
) {
  const { title, entry, saveNote, refresh, onClose } = props;
  const toast = useToast();
  const [opened, setOpened] = useState<Noted>(entry);
  const [defaults] = useState({ note: entry.note });
  const { form, result, setResult, handleSubmit } = useDashboardForm(noteForm, { defaultValues: defaults });
  const { isSubmitting, isDirty } = form.formState;
  const [leadUnsaved, setLeadUnsaved] = useState(false);
  const [panelUnsaved, setPanelUnsaved] = useState(false);
  const partUnsaved = leadUnsaved || panelUnsaved;
  const formId = useId();
  /** What somebody else has written meanwhile. */
  const [conflict, setConflict] = useState<Noted & { message: string }>();
  /** What was typed before theirs was taken. */
  const [replaced, setReplaced] = useState<string>();

  async function save({ note }: { note: string }) {
    const reply = await saveNote({ note, version: opened.version });
    if (!reply.ok) return fail(reply);
    toast.success(reply.body.message ?? "Saved.");
    await refresh();
    // What the other parts hold is not saved with the note.
    if (!partUnsaved) return onClose();
    setReplaced(undefined);
    setOpened({ note, version: reply.body.version });
    form.reset({ note });
  }

  function fail(failure: CallFailure) {
    const theirs = failure.status === 409 ? inboxNote.safeParse(failure.body).data : undefined;
    setResult(theirs ? undefined : failure);
    if (theirs) setConflict({ ...theirs, message: failure.message });
  }

  function keepMine(theirs: Noted) {
    // The save that follows must name their version.
    flushSync(() => {
      setOpened(theirs);
      setConflict(undefined);
    });
    submitForm(formId);
  }

  function takeTheirs(theirs: Noted) {
    setReplaced(form.getValues("note") ?? "");
    setOpened(theirs);
    setConflict(undefined);
    form.reset({ note: theirs.note });
  }

  function bringMineBack(note: string) {
    form.setValue("note", note, { shouldDirty: true });
    setReplaced(undefined);
  }

  return (
    <EditorDialog
      title={title}
      formId={formId}
      save={{ idle: "Save note", busy: "Saving..." }}
      saving={isSubmitting}
      unsaved={isDirty || partUnsaved}
      reading
      result={result}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      notices={
        <>
          {props.lead && <ReplyLinks phone={props.replyTo?.phone} />}
          {props.lead?.(setLeadUnsaved)}
          <EntryFacts {...props} />
          {props.panel?.(setPanelUnsaved)}
          <hr className="my-6 border-rule" />
          {conflict && (
            <ConflictDialog
              message={conflict.message}
              differences={[{ label: "Note", mine: form.getValues("note") ?? "", theirs: conflict.note }]}
              onKeepMine={() => keepMine(conflict)}
              onTakeTheirs={() => takeTheirs(conflict)}
              onClose={() => setConflict(undefined)}
            />
          )}
          {replaced !== undefined && <ReplacedNotice onBringBack={() => bringMineBack(replaced)} />}
        </>
      }
    >
      <TextAreaField form={form} name="note" label="Note" hint="Only staff see it." rows={4} />
    </EditorDialog>
  );
}

type Fact = InboxDetail & { value: string };

/** More than a line, at the width of the dialog. */
const isLong = ({ value }: Fact) => value.length > 60 || value.includes("\n");

/** More short facts than this stand in two columns. */
const manyFacts = 6;

/** The short facts, then what people wrote themselves, over the whole width. */
function Facts({ details }: { details: InboxDetail[] }) {
  const filled = details.filter((detail): detail is Fact => Boolean(detail.value));
  const short = filled.filter((detail) => !isLong(detail));
  const many = short.length > manyFacts;
  return (
    <dl className={`grid gap-x-6 gap-y-2 ${many ? "sm:grid-cols-2" : ""}`}>
      {short.map(({ label, value, href }) => (
        <div
          key={label}
          className={`grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3 ${many ? "sm:block" : ""}`}
        >
          <dt className="text-sm text-faint">{label}</dt>
          <dd className="wrap-anywhere">
            {href ? <TextLink href={href}>{value}</TextLink> : <Text as="bdi" text={value} />}
          </dd>
        </div>
      ))}
      {filled.filter(isLong).map(({ label, value }) => (
        <div key={label} className="col-span-full mt-3">
          <dt className="text-sm text-faint">{label}</dt>
          <Text
            as="dd"
            text={value}
            className="mt-1 border-s-3 border-rule-strong ps-4 wrap-anywhere whitespace-pre-line"
          />
        </div>
      ))}
    </dl>
  );
}

function ReplyLinks({
  email,
  phone,
  subject,
  body,
  className = "mb-6",
}: InboxReplyTo & { className?: string }) {
  const mail = email && mailLink(email, subject, body);
  if (!phone && !mail) return null;
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      {phone && (
        <QuietLink href={phoneLink(phone)}>
          <Phone aria-hidden="true" className="size-4.5" />
          Call {phoneText(phone)}
        </QuietLink>
      )}
      {phone && (
        <QuietLink href={whatsAppLink(phone)} target="_blank" rel="noopener noreferrer">
          <MessageCircle aria-hidden="true" className="size-4.5" />
          WhatsApp
          <span className="sr-only">(opens in a new tab)</span>
        </QuietLink>
      )}
      {mail && (
        <QuietLink href={mail}>
          <Mail aria-hidden="true" className="size-4.5" />
          Answer by mail
        </QuietLink>
      )}
    </p>
  );
}
