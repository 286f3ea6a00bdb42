import { replaceEqualDeep, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { z } from "zod";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { refusedText, textsOf } from "#app/features/stories/content/content.messages.ts";
import type { ContentFault } from "#app/features/stories/content/content.schema.ts";
import { checkValue } from "#app/features/stories/content/content-check.ts";
import { contentDifferences } from "#app/features/stories/content/content-differences.ts";
import { slugsOf, withIds } from "#app/features/stories/content/content-ids.ts";
import type { CallFailure, CallResult } from "#app/lib/call-reply.ts";
import { valueAt, withValue } from "#app/lib/values.ts";
import {
  faultsOfReply,
  fetchContent,
  type OpenedContent,
  renewedKeys,
  saveContent,
} from "./content-calls.ts";
import type { ContentEditing } from "./content-editor-context.ts";

const isWithin = (path: string, other: string) => `${path}.`.startsWith(`${other}.`);

const valuesOf = ({ value }: OpenedContent): { value: unknown } => ({ value });

const refusal = (name: string, faults: ContentFault[]): CallFailure => ({
  ok: false,
  kind: "refused",
  status: 422,
  message: refusedText(name, faults),
  body: { faults },
});

/** The editor of one content: a form of one field, a tree of values, and what is wrong within it. */
export function useContentEditor(loaded: OpenedContent, urdu: boolean) {
  const { name, schema } = loaded;
  const client = useQueryClient();
  const [faults, setFaults] = useState<ContentFault[]>([]);
  /** How many saves found faults: each shows them anew. */
  const [refusals, setRefusals] = useState(0);
  const [revealed, setRevealed] = useState<{ path: string }>();
  const [schemaOfForm] = useState(() =>
    z.object({ value: z.unknown().transform((value) => withIds(schema, value)) }),
  );

  /** A refusal, with the places that it names. */
  function noted<Reply>(result: CallResult<Reply>): CallResult<Reply> {
    const found = result.ok ? [] : faultsOfReply(result);
    setFaults(found);
    if (found.length > 0) setRefusals((count) => count + 1);
    return result;
  }

  const dashboardForm = useDashboardForm(schemaOfForm, { defaultValues: valuesOf(loaded) });
  const { form } = dashboardForm;
  const draft = useDraft(form, `content:${name}`, { version: loaded.version });
  const save = useSave(dashboardForm, {
    noun: "content",
    draft,
    row: loaded,
    valuesOf,
    compare: (mine, theirs) => contentDifferences(schema, mine.value, theirs.value),
    send: async ({ value }, target) => {
      const found = checkValue(schema, value);
      if (found.length > 0) return noted(refusal(name, found));
      return noted(await saveContent({ name, version: target?.version ?? loaded.version, value }));
    },
    done: () => textsOf(name).saved,
    fetchRow: () => fetchContent(name),
    refresh: () => Promise.all(renewedKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const { stored = loaded } = save;
  const { getValues, setValue, watch } = form;

  // The form hands out copies. What is equal stays the same object, so that only what has changed is rendered again.
  const [shown, setShown] = useState(loaded.value);
  const value = replaceEqualDeep(shown, watch("value"));
  if (value !== shown) setShown(value);

  const set = useCallback(
    (path: string, next: unknown) => {
      setValue("value", withValue(getValues("value"), path.split("."), next), { shouldDirty: true });
      // What was wrong with it, or within it, is checked again by the next save.
      setFaults((before) => {
        const left = before.filter((fault) => !isWithin(fault.path, path) && !isWithin(path, fault.path));
        return left.length === before.length ? before : left;
      });
    },
    [getValues, setValue],
  );
  const context: ContentEditing = useMemo(
    () => ({
      set,
      reveal: (path) => setRevealed(path === undefined ? path : { path }),
      read: (path) => valueAt(getValues("value"), path.split(".")),
      figures: loaded.figures,
      programmes: loaded.programmes,
      urdu,
      savedSlugs: new Set(slugsOf(schema, stored.value)),
    }),
    [set, getValues, loaded, urdu, schema, stored],
  );

  return {
    save,
    stored,
    value,
    context,
    faults,
    refusals,
    revealed,
    /** What is sent, or undefined when the fields have faults, which are shown. */
    checked(): unknown {
      const sent = withIds(schema, getValues("value"));
      const found = checkValue(schema, sent);
      save.clearResult();
      setFaults([]);
      if (found.length > 0) save.showError(noted(refusal(name, found)) as CallFailure);
      return found.length > 0 ? undefined : sent;
    },
    showError: (failure: CallFailure) => save.showError(noted(failure) as CallFailure),
  };
}

export type ContentEditorState = ReturnType<typeof useContentEditor>;
