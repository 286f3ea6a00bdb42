import { useQuery } from "@tanstack/react-query";
import type { CallReply } from "#app/contract/call.ts";
import type { TextNoun } from "#app/contract/nouns.ts";
import { type OutdatedText, outdatedWords } from "#app/contract/outdated-text.ts";
import { outdatedTextsCalls } from "#app/features/staff/outdated-texts/outdated-texts.calls.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { call, callQuery, useRefresh } from "./call.ts";
import { StatusPill } from "./status-pill.tsx";
import { useAct } from "./use-act.ts";

const { listOutdatedTexts, confirmText } = outdatedTextsCalls;
type ListedOutdatedText = CallReply<typeof listOutdatedTexts>["texts"][number];

type OutdatedNoticeProps = {
  outdated: Pick<OutdatedText, "language" | "since">;
  /** Which text, where that is not seen. */
  label?: string;
  onConfirm: () => void;
};

/** In an editor: one language of a text was changed after the other, and the way to say that both still hold. */
export function OutdatedNotice({ outdated, label, onConfirm }: OutdatedNoticeProps) {
  const { since } = outdated;
  const words = outdatedWords(outdated, since ? formatDay(karachiDay(new Date(since))) : undefined);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm font-semibold text-pomegranate">
        {label && `${label}: `}
        {words.sentence}
      </span>
      <button
        type="button"
        aria-label={label && `${label}: ${words.confirm}`}
        className="min-h-6 cursor-pointer text-sm font-semibold underline underline-offset-4"
        onClick={onConfirm}
      >
        {words.confirm}
      </button>
    </span>
  );
}

/** The texts of a noun that were changed in one language alone: one call for a whole list. */
const useOutdated = (noun: TextNoun): ListedOutdatedText[] =>
  useQuery(callQuery(listOutdatedTexts, { query: { noun } })).data?.texts ?? [];

type OutdatedOf = { noun: TextNoun; id: number };

type OutdatedTextsProps = OutdatedOf & {
  /** What each text is called, by its English field. */
  labels: Readonly<Partial<Record<string, string>>>;
  className?: string;
};

/** Above the fields of a record: each of its texts that was changed in one language alone. */
export function OutdatedTexts({ noun, id, labels, className = "mb-5" }: OutdatedTextsProps) {
  const { act } = useAct(useRefresh());
  const texts = useOutdated(noun).filter((text) => text.id === id);
  if (texts.length === 0) return null;
  const confirm = ({ field, since }: ListedOutdatedText) =>
    act(call(confirmText, { body: { noun, id, field, since } }), "");
  return (
    <ul className={`grid gap-1 ${className}`} aria-label="Changed in one language alone">
      {texts.map((text) => (
        <li key={text.field}>
          <OutdatedNotice
            outdated={text}
            label={labels[text.field] ?? text.field}
            onConfirm={() => void confirm(text)}
          />
        </li>
      ))}
    </ul>
  );
}

/** In a list: that a record has such texts. Each language that was changed alone is said once. */
export function OutdatedPill({ noun, id }: OutdatedOf) {
  const languages = new Set(useOutdated(noun).flatMap((text) => (text.id === id ? [text.language] : [])));
  return [...languages].map((language) => (
    <StatusPill key={language} tone="bad">
      {outdatedWords({ language }).short}
    </StatusPill>
  ));
}
