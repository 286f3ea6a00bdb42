import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { FormNotice, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { applyEdit } from "#app/dashboard/markdown/markdown-toolbar.ts";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { useMayCall, useOwnUser } from "#app/dashboard/own-user.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { formatTime } from "#app/lib/dates.ts";
import { useIdentity, useSiteMail } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Options } from "#app/ui/field.tsx";
import { Text } from "#app/ui/text.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { contactCalls } from "./contact.calls.ts";
import { type AnswerForm, answerForm, type ContactMessage } from "./contact.schema.ts";
import { answerDraft, answerSubject, answerMessages as messages } from "./contact-admin.messages.ts";
import { answerFor } from "./saved-answers/saved-answers.messages.ts";
import type { SavedAnswer } from "./saved-answers/saved-answers.schema.ts";
import { savedAnswersQuery } from "./saved-answers/saved-answers-list.ts";

type Answered = Pick<ContactMessage, "answered_at" | "answered_by" | "answer">;

const AnsweredPill = ({ answered }: { answered: boolean }) =>
  answered ? (
    <StatusPill tone="good">Answered</StatusPill>
  ) : (
    <StatusPill tone="faded">Not answered</StatusPill>
  );

/** In the list: whether it is answered, and who is on it until then. */
export const AnswerState = ({ answered_at, taken_by }: Pick<ContactMessage, "answered_at" | "taken_by">) => (
  <>
    <AnsweredPill answered={answered_at !== null} />
    {taken_by && (
      <span className="block text-sm text-soft wrap-anywhere">
        <OnIt name={taken_by} />
      </span>
    )}
  </>
);

export const markAnswered = (id: number, answered: boolean) =>
  call(contactCalls.markMessageAnswered, {
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
      {known.answered_at === null && <MessageTaker message={message} refresh={refresh} />}
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

/** Who is on a message: anyone may take one that nobody is on, or take it over. The server decides between two. */
function MessageTaker({ message, refresh }: Pick<MessageAnswerPanelProps, "message" | "refresh">) {
  const { busy, act } = useAct(refresh);
  const own = useOwnUser()?.user;
  const mayWrite = useMayCall()(contactCalls.takeMessage);
  const [saved, setSaved] = useState<Pick<ContactMessage, "taken_by" | "taken_by_id">>();
  // What was refused shows who was first, once the list is there again.
  const { taken_by, taken_by_id } = saved ?? message;
  const isOwn = taken_by_id !== null && taken_by_id === own?.id;

  async function take(taken: boolean) {
    const over = taken && taken_by_id !== null ? { over: taken_by_id } : {};
    const body = { id: message.id, taken, ...over };
    const texts = { failed: messages.takeFailed };
    const reply = await act(call(contactCalls.takeMessage, { body, texts }), messages.taken);
    setSaved(reply.ok ? reply.body : undefined);
  }

  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
      {taken_by_id === null ? (
        "Nobody is on it."
      ) : (
        <span>{isOwn ? "You are on it." : <OnIt name={taken_by} />}</span>
      )}
      {mayWrite && (
        <Button variant="quiet" size="small" disabled={busy} onClick={() => void take(!isOwn)}>
          {isOwn ? "Leave it" : taken_by_id === null ? "I'm on it" : "Take it over"}
        </Button>
      )}
    </p>
  );
}

const OnIt = ({ name }: { name: string }) => (
  <>
    <bdi>{name}</bdi> is on it.
  </>
);

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
    const reply = await call(contactCalls.answerMessage, {
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
      <SavedAnswerChoice
        onChoose={(saved) => {
          const text = element.current?.querySelector("textarea");
          if (!text) return;
          const { selectionStart: from, selectionEnd: to } = text;
          const insert = answerFor(saved, message);
          applyEdit(
            { from, to, insert, selectFrom: from + insert.length, selectTo: from + insert.length },
            text,
          );
        }}
      />
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

/** Puts one of the answers that staff keep at the caret. Without one there is nothing to choose from. */
function SavedAnswerChoice({ onChoose }: { onChoose: (answer: SavedAnswer) => void }) {
  const { data, error, isFetching, refetch } = useQuery(savedAnswersQuery);
  const answers = data?.answers ?? [];
  if (error) return <RetryLine error={error} busy={isFetching} onRetry={refetch} />;
  if (answers.length === 0) return null;
  return (
    <Field label="Saved answer" hint="Put where the caret stands.">
      {(control) => (
        <SelectInput
          {...control}
          value=""
          onChange={({ target }) => {
            const chosen = answers.find(({ id }) => id === Number(target.value));
            if (chosen) onChoose(chosen);
          }}
        >
          <option value="">Choose a saved answer</option>
          <Options of={answers.map(({ id, title }) => ({ value: id, label: title }))} />
        </SelectInput>
      )}
    </Field>
  );
}
