import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { FormNotice, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import type { CallResult } from "#app/lib/call-reply.ts";
import { formatTime } from "#app/lib/dates.ts";
import { useIdentity, useSiteMail } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { type AnswerForm, answerForm, type ContactMessage } from "./contact.schema.ts";
import { contactAdminCalls } from "./contact-admin.calls.ts";
import { answerDraft, answerSubject, answerMessages as messages } from "./contact-admin.messages.ts";

type Answered = Pick<ContactMessage, "answered_at" | "answered_by" | "answer">;

export const AnsweredPill = ({ answered }: { answered: boolean }) =>
  answered ? (
    <StatusPill tone="good">Answered</StatusPill>
  ) : (
    <StatusPill tone="faded">Not answered</StatusPill>
  );

export const markAnswered = (id: number, answered: boolean) =>
  call(contactAdminCalls.markMessageAnswered, {
    body: { id, answered },
    texts: { failed: messages.markFailed },
  });

type MessageAnswerPanelProps = {
  message: ContactMessage;
  refresh: () => Promise<unknown>;
  /** Whether an answer is typed that has not been sent. */
  onUnsaved: (unsaved: boolean) => void;
};

/** Who answered, when and what; or the ways to answer: from here, or elsewhere and then marked. */
export function MessageAnswerPanel({ message, refresh, onUnsaved }: MessageAnswerPanelProps) {
  const toast = useToast();
  const { works } = useSiteMail();
  // A filtered list does not show the row any more, so it does not tell that it is answered.
  const [saved, setSaved] = useState<Answered>();
  const known = saved ?? message;
  const [writing, setWriting] = useState(false);
  const [busy, setBusy] = useState(false);

  async function save(reply: CallResult<Answered & { message?: string }>) {
    if (reply.ok) {
      setSaved(reply.body);
      setWriting(false);
      toast.success(reply.body.message ?? messages.marked);
    } else if (!writing) toast.error(reply.message);
    await refresh();
  }

  async function mark(answered: boolean) {
    setBusy(true);
    await save(await markAnswered(message.id, answered));
    setBusy(false);
  }

  return (
    <section aria-labelledby="message-answer" className="mt-6 border-t border-rule pt-5">
      <h3 id="message-answer" className="flex flex-wrap items-center gap-x-2 text-base">
        Answer{" "}
        <span className="font-sans">
          <AnsweredPill answered={known.answered_at !== null} />
        </span>
      </h3>
      {known.answered_at !== null && (
        <p className="mt-1 text-sm text-soft">
          <span className="figures">{formatTime(known.answered_at)}</span>, by <bdi>{known.answered_by}</bdi>
          {known.answer === "" && ", not from here"}
        </p>
      )}
      {known.answer !== "" && (
        <Text
          as="p"
          text={known.answer}
          className="mt-3 border-s-3 border-rule-strong ps-4 wrap-anywhere whitespace-pre-line"
        />
      )}
      {writing ? (
        <AnswerFields
          message={message}
          onUnsaved={onUnsaved}
          onSent={save}
          onClose={() => setWriting(false)}
        />
      ) : (
        <p className="mt-3 flex flex-wrap gap-3">
          {known.answered_at === null && works && (
            <Button size="small" onClick={() => setWriting(true)}>
              Write an answer
            </Button>
          )}
          {(known.answered_at === null || known.answer === "") && (
            <Button
              variant="quiet"
              size="small"
              disabled={busy}
              onClick={() => void mark(known.answered_at === null)}
            >
              {known.answered_at === null ? "Mark as answered" : "Mark as not answered"}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

type AnswerFieldsProps = Pick<MessageAnswerPanelProps, "message" | "onUnsaved"> & {
  onSent: (reply: CallResult<Answered & { message?: string }>) => Promise<void>;
  onClose: () => void;
};

/** The answer with subject, greeting and quote filled in. It goes as it stands there. */
function AnswerFields({ message, onUnsaved, onSent, onClose }: AnswerFieldsProps) {
  const foundation = useIdentity().name;
  const [draft] = useState(() => answerDraft(message, foundation));
  const { form, result, setResult, handleSubmit } = useDashboardForm(answerForm, {
    defaultValues: { subject: answerSubject(message), text: draft.text },
  });
  const { isSubmitting, isDirty } = form.formState;
  useLayoutEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [onUnsaved, isDirty]);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const text = element.current?.querySelector("textarea");
    text?.focus();
    text?.setSelectionRange(draft.caret, draft.caret);
  }, [draft.caret]);

  async function send(answer: AnswerForm) {
    const reply = await call(contactAdminCalls.answerMessage, {
      body: { id: message.id, ...answer },
      texts: { failed: messages.sendFailed },
    });
    if (!reply.ok) setResult(reply);
    // Not waited for: the form is gone once it is known.
    void onSent(reply);
  }

  return (
    <form
      ref={element}
      noValidate
      aria-labelledby="message-answer"
      onSubmit={handleSubmit(send)}
      className="mt-3 grid gap-3"
    >
      <p className="text-sm wrap-anywhere text-soft">
        To {message.email}. What they write back goes to the office.
      </p>
      <TextField form={form} name="subject" label="Subject" required />
      <TextAreaField form={form} name="text" label="Text" required rows={12} />
      <FormNotice result={result} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={isSubmitting}>
          {isSubmitting ? "Sending..." : "Send the answer"}
        </Button>
        <Button variant="quiet" size="small" disabled={isSubmitting} onClick={onClose}>
          Do not send
        </Button>
      </p>
    </form>
  );
}
