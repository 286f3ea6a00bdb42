import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect, useState } from "react";
import type { Language } from "#app/contract/language.ts";
import { call, callQuery } from "#app/dashboard/call.ts";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Text } from "#app/ui/text.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { registrationsCalls } from "./registrations.calls.ts";
import type { Registration, RegistrationMails } from "./registrations.schema.ts";
import {
  isMailed,
  type MailedState,
  maxOwnWords,
  registrationStateMessages as messages,
  type RegistrationState,
  stateWords,
} from "./registrations-admin.messages.ts";

const tones = { new: "plain", "in touch": "plain", approved: "good", declined: "faded" } as const;

export const RegistrationStatePill = ({ state }: { state: RegistrationState }) => (
  <StatusPill tone={tones[state]}>{stateWords[state]}</StatusPill>
);

/** What a press does, in its word. */
const presses: { state: RegistrationState; word: string; mailed: boolean }[] = [
  { state: "approved", word: "Approve", mailed: true },
  { state: "declined", word: "Decline", mailed: true },
  { state: "in touch", word: "In touch", mailed: false },
  { state: "new", word: "New again", mailed: false },
];

/** Of several at once, without a mail: who was told long ago. */
export const approveSilently = async (one: Registration): Promise<CallResult<unknown>> =>
  one.state === "approved"
    ? { ok: true, status: 200, body: {} }
    : call(registrationsCalls.setRegistrationState, {
        body: { id: one.id, seen: one.state, state: "approved" },
        texts: { failed: messages.saveFailed },
      });

export const registrationMailsQuery = (language: Language) =>
  callQuery(registrationsCalls.readRegistrationMails, {
    query: { language },
    texts: { failed: messages.loadFailed },
  });

type Known = Pick<Registration, "state" | "state_at" | "state_by">;
type RegistrationStatePanelProps = {
  registration: Registration;
  name: string;
  refresh: () => Promise<unknown>;
  /** Whether words for a mail are typed that have not gone yet. */
  onUnsaved: (unsaved: boolean) => void;
};

/** How far it has come, and a press for each other state, beside which it says whether a mail goes and which. */
export function RegistrationStatePanel({
  registration,
  name,
  refresh,
  onUnsaved,
}: RegistrationStatePanelProps) {
  const { data, error, isFetching, refetch } = useQuery(registrationMailsQuery(registration.language));
  // A filtered list does not show the row any more, so it does not tell its new state.
  const [saved, setSaved] = useState<Known>();
  const known = saved && (saved.state_at ?? "") > (registration.state_at ?? "") ? saved : registration;
  const [chosen, setChosen] = useState<Partial<Record<RegistrationState, boolean>>>({});
  const [words, setWords] = useState("");
  const { busy, act } = useAct(refresh);
  const unsaved = words !== "";
  useLayoutEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);
  const mails = data?.works && registration.email ? data.mails[registration.kind] : undefined;
  const others = presses.filter(({ state }) => state !== known.state);
  const isTicked = ({ state, mailed }: (typeof presses)[number]) => chosen[state] ?? mailed;

  async function press(state: RegistrationState, mail: boolean) {
    const body = { id: registration.id, seen: known.state, state, mail, words: mail ? words : "" };
    const texts = { failed: messages.saveFailed };
    const reply = await act(
      call(registrationsCalls.setRegistrationState, { body, texts }),
      messages.saved(state, mail),
    );
    if (!reply.ok) return;
    setSaved(reply.body);
    if (mail) setWords("");
  }

  return (
    <section aria-labelledby="registration-state" className="mt-6 border-t border-rule pt-5">
      <h3 id="registration-state" className="flex flex-wrap items-center gap-x-2 text-base">
        State{" "}
        <span className="font-sans">
          <RegistrationStatePill state={known.state} />
        </span>
      </h3>
      {known.state_at && (
        <p className="mt-1 text-sm text-soft">
          Since <span className="figures">{formatTime(known.state_at)}</span>, by <bdi>{known.state_by}</bdi>
        </p>
      )}
      {mails && <p className="mt-1 text-sm wrap-anywhere text-soft">Mails go to {registration.email}.</p>}
      <ul className="mt-3 grid gap-3">
        {others.map((one) => {
          const mail = mails && isMailed(one.state) ? mails[one.state] : undefined;
          const goes = mail !== undefined && isTicked(one);
          return (
            <li
              key={one.state}
              className="grid items-start gap-x-4 gap-y-1 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
            >
              <Button
                size="small"
                variant={one.state === "approved" ? "primary" : "quiet"}
                // Which mail goes must be known before the press.
                disabled={busy || !data}
                aria-label={`${one.word}: ${name}`}
                aria-describedby={`mail-${one.state}`}
                className="justify-self-start sm:justify-self-stretch"
                onClick={() => void press(one.state, goes)}
              >
                {one.word}
              </Button>
              <div id={`mail-${one.state}`} className="min-w-0 text-sm">
                {mail && isMailed(one.state) ? (
                  <MailChoice
                    state={one.state}
                    mail={mail}
                    ticked={goes}
                    onChange={(ticked) => setChosen({ ...chosen, [one.state]: ticked })}
                  />
                ) : (
                  data && <p className="py-2 text-soft">No mail goes.</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <RetryLine error={error} busy={isFetching} onRetry={refetch} className="mt-2" />
      {data && !mails && (
        <p className="mt-2 text-sm text-soft">
          {registration.email ? "No mail server is set" : "No email was given"}: tell them yourself.
        </p>
      )}
      {mails && (
        <Field label="Words of your own for the mail" hint="They stand below its text." className="mt-4">
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              rows={2}
              maxLength={maxOwnWords}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
      )}
    </section>
  );
}

type MailChoiceProps = {
  state: MailedState;
  mail: RegistrationMails["volunteer"][MailedState];
  ticked: boolean;
  onChange: (ticked: boolean) => void;
};

/** Whether the mail goes, and what it says. */
function MailChoice({ state, mail, ticked, onChange }: MailChoiceProps): ReactNode {
  return (
    <>
      <label className="flex min-h-9 cursor-pointer items-start gap-2 py-1.5">
        <input
          type="checkbox"
          checked={ticked}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-emerald"
        />
        <span className="wrap-anywhere">
          Mail “<Text as="bdi" text={mail.subject} />”
        </span>
      </label>
      <details className="ps-7">
        <summary className="cursor-pointer text-soft underline-offset-4 hover:underline">
          Read this mail<span className="sr-only">: {stateWords[state]}</span>
        </summary>
        {mail.paragraphs.map((paragraph) => (
          <Text key={paragraph} as="p" text={paragraph} className="mt-2 whitespace-pre-line text-soft" />
        ))}
      </details>
    </>
  );
}
