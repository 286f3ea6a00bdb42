import { type FormEvent, useState } from "react";
import { useFetcher } from "react-router";
import {
  type FieldFault,
  type FormResult,
  type FormRules,
  faultsOf,
  summaryOf,
} from "#app/lib/form-faults.ts";
import { fieldId } from "./form-fields.tsx";

type PublicFormOptions<Result> = {
  /** The page's path: there the form goes with and without JavaScript, and the page answers with what was typed. */
  path: string;
  rules: FormRules;
  /** What came of a form that was posted without JavaScript. */
  posted: Result | undefined;
  /** Adds what no field holds, such as a file that was made smaller. */
  prepare?: (form: FormData) => void;
};

/** A form that is checked by its rules, sent to its page's action, and says what came of it. */
export function usePublicForm<Result extends FormResult>(options: PublicFormOptions<Result>) {
  const { path, rules, posted, prepare } = options;
  const fetcher = useFetcher<Result>();
  const [refused, setRefused] = useState<FormResult>();
  /** The fields that were wrong when the form was sent, and are right by now. */
  const [mended, setMended] = useState<readonly string[]>([]);
  const sending = fetcher.state === "submitting";
  const result = refused ?? (sending ? undefined : (fetcher.data ?? posted));
  const faults = result?.faults?.filter(({ field }) => !mended.includes(field)) ?? [];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = new FormData(event.currentTarget);
    const found = faultsOf(rules, Object.fromEntries(form));
    setMended([]);
    if (found.length > 0) {
      const inOrder = inPageOrder(found);
      setRefused({ good: false, message: summaryOf(found) ?? "", faults: inOrder });
      controlOf(inOrder[0])?.focus();
      return;
    }
    setRefused(undefined);
    prepare?.(form);
    // In a tab that was open for days the signed time has run out.
    if (fetcher.data?.again) form.delete("form_token");
    const hasFiles = Array.from(form.values()).some((value) => value instanceof File);
    const encType = hasFiles ? "multipart/form-data" : "application/x-www-form-urlencoded";
    // What the page has read stays: reading it again could fail, and take the answer away.
    void fetcher.submit(form, { method: "post", action: path, encType, defaultShouldRevalidate: false });
  }

  /** Takes back what is said of a field that is right by now. */
  function edited({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (!result?.faults) return;
    const left = faultsOf(rules, Object.fromEntries(new FormData(currentTarget))).map(({ field }) => field);
    setMended(result.faults.map(({ field }) => field).filter((field) => !left.includes(field)));
  }

  return { result, faults, sending, submit, edited };
}

const controlOf = (fault: FieldFault | undefined) => fault && document.getElementById(fieldId(fault.field));

/** The faults in the order of their fields on the page, which is not always that of the rules. */
const inPageOrder = (faults: readonly FieldFault[]): FieldFault[] =>
  faults.toSorted((a, b) => {
    const [one, two] = [controlOf(a), controlOf(b)];
    if (!one || !two) return 0;
    return one.compareDocumentPosition(two) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
