import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher, useHref } from "react-router";
import type { formWords } from "#app/lib/form.words.ts";
import {
  type FieldFault,
  type FormFailure,
  type FormResult,
  type FormRules,
  faultsOf,
  summaryOf,
} from "#app/lib/form-faults.ts";
import { fieldId } from "#app/site/form-state.ts";
import { useFieldLeft } from "#app/site/use-field-left.ts";
import { useText } from "#app/ui/words.tsx";

/** What is said of each; `unreachable` where it has no words of its own. */
export type FormFailures = { unreachable: string } & { [Name in FormFailure]?: string | undefined };

type PublicFormOptions<Result> = {
  /** The page's path: there the form goes with and without JavaScript, and the page answers with what was typed. */
  path: string;
  rules: FormRules;
  /** What came of a form that was posted without JavaScript. */
  posted: Result | undefined;
  /** What is said when no answer comes, or none that makes sense. */
  failures?: FormFailures;
  /** Adds what no field holds, such as a file that was made smaller. */
  prepare?: (form: FormData) => void;
  /** Where all that is wrong stands together. It gets the focus when more than one field is wrong. */
  summary?: RefObject<HTMLElement | null>;
};

/** A form that is checked by its rules, sent to its page's action, and says what came of it. */
export function usePublicForm<Result extends FormResult>(options: PublicFormOptions<Result>) {
  const { path, rules, posted, prepare, summary } = options;
  const fetcher = useFetcher<Result | FormResult>();
  const [refused, setRefused] = useState<FormResult>();
  /** The fields that were wrong when the form was sent, and are right by now. */
  const [mended, setMended] = useState<readonly string[]>([]);
  /** What was wrong with a field when it was left. */
  const [left, setLeft] = useState<readonly FieldFault[]>([]);
  const typed = useRef(new Set<string>());
  const sending = fetcher.state === "submitting";
  const form = useText<typeof formWords>("form");
  const href = useHref(path);
  const answer = refused ?? (sending ? undefined : fetcher.data);
  const result = withFailure(answer ?? (sending ? undefined : posted), options.failures);
  const refusedFaults = result?.faults?.filter(({ field }) => !mended.includes(field)) ?? [];
  const faults = [
    ...refusedFaults,
    ...left.filter(({ field }) => !refusedFaults.some((refused) => refused.field === field)),
  ];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    const found = faultsOf(rules, Object.fromEntries(data));
    setMended([]);
    setLeft([]);
    if (found.length > 0) {
      setRefused({ good: false, message: summaryOf(found, form) ?? "", faults: inPageOrder(found) });
      return;
    }
    setRefused(undefined);
    prepare?.(data);
    // In a tab that was open for days the signed time has run out.
    if (fetcher.data?.again) data.delete("form_token");
    const hasFiles = Array.from(data.values()).some((value) => value instanceof File);
    const encType = hasFiles ? "multipart/form-data" : "application/x-www-form-urlencoded";
    // What the page has read stays: reading it again could fail, and take the answer away.
    void fetcher.submit(data, { method: "post", action: path, encType, defaultShouldRevalidate: false });
  }

  // The summary moves the fields down: once it is there, a focused field would be below a phone's window.
  useEffect(() => {
    const wrong = inPageOrder(answer?.faults ?? []);
    const focused = wrong.length > 1 ? summary?.current : undefined;
    (focused ?? controlOf(wrong[0]))?.focus();
  }, [answer, summary]);

  /** Takes back what is said of a field that is right by now. */
  function edited({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    typed.current.add((target as HTMLInputElement).name);
    if (!result?.faults && left.length === 0) return;
    const wrong = faultsOf(rules, Object.fromEntries(new FormData(currentTarget)));
    const isWrong = (name: string) => wrong.some(({ field }) => field === name);
    setMended(result?.faults?.map(({ field }) => field).filter((field) => !isWrong(field)) ?? []);
    setLeft((was) => wrong.filter(({ field }) => was.some((one) => one.field === field)));
  }

  /** A field through which somebody only passes is not missing yet. */
  const onBlur = useFieldLeft((name, element) => {
    const fault = typed.current.has(name)
      ? faultsOf(rules, Object.fromEntries(new FormData(element))).find(({ field }) => field === name)
      : undefined;
    if (fault) setLeft((was) => [...was.filter(({ field }) => field !== name), fault]);
  });

  return { result, faults, sending, submit, edited, onBlur, href };
}

function withFailure<Result extends FormResult>(
  result: Result | FormResult | undefined,
  failures: FormFailures | undefined,
): Result | FormResult | undefined {
  if (!result?.failure || !failures) return result;
  return { ...result, message: failures[result.failure] ?? failures.unreachable };
}

const controlOf = (fault: FieldFault | undefined) => fault && document.getElementById(fieldId(fault.field));

/** The faults in the order of their fields on the page, which is not always that of the rules. */
const inPageOrder = (faults: readonly FieldFault[]): FieldFault[] =>
  faults.toSorted((a, b) => {
    const [one, two] = [controlOf(a), controlOf(b)];
    if (!one || !two) return 0;
    return one.compareDocumentPosition(two) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
