import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  type ConflictChoices,
  type ConflictRow,
  type ConflictSide,
  conflictRows,
  firstChoices,
  unchosen,
} from "#app/dashboard/conflict.ts";
import { readDraft, removeDraft, storeDraft } from "#app/dashboard/draft-storage.ts";
import { contentMessages as messages } from "#app/features/content/content.messages.ts";
import type { ContentFault } from "#app/features/content/content.schema.ts";
import { checkValue } from "#app/features/content/content-check.ts";
import { contentConflictFields } from "#app/features/content/content-conflict.ts";
import { slugsOf, withIds } from "#app/features/content/content-ids.ts";
import { valueAt, withValue } from "#app/features/content/content-value.ts";
import type { CallFailure } from "#app/lib/call-api.ts";
import { useToast } from "#app/ui/toast.tsx";
import {
  contentKey,
  contentsKey,
  faultsOfReply,
  fetchContent,
  type OpenedContent,
  saveContent,
  savesKey,
} from "./content-calls.ts";
import type { ContentEditing } from "./content-editor-context.ts";

type Conflict = {
  theirs: OpenedContent;
  mine: unknown;
  rows: ConflictRow[];
  choices: ConflictChoices;
  asked: number;
};

export const draftKey = (name: string) => `content:${name}`;

const isWithin = (path: string, other: string) => `${path}.`.startsWith(`${other}.`);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The state of the editor of one content. A failed save leaves what was typed as it is. */
export function useContentEditor(loaded: OpenedContent, urdu: boolean) {
  const { name, schema } = loaded;
  const toast = useToast();
  const client = useQueryClient();
  const draft = draftKey(name);
  const [kept] = useState(() => readDraft(draft));
  const [opened, setOpened] = useState(loaded);
  const [version, setVersion] = useState(kept?.version ?? loaded.version);
  const [value, setValue] = useState(kept?.values.value ?? loaded.value);
  const [restored, setRestored] = useState(kept !== undefined);
  /** Counts on when the fields must show another value than the one that was typed. */
  const [generation, setGeneration] = useState(0);
  const [faults, setFaults] = useState<ContentFault[]>([]);
  /** How many saves found faults: each shows them anew. */
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<CallFailure>();
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [revealed, setRevealed] = useState<{ path: string }>();

  const unsaved = useMemo(() => !same(value, opened.value), [value, opened]);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
    if (unsaved) storeDraft(draft, { values: { value }, version, file: false });
    else removeDraft(draft);
  }, [value, unsaved, draft, version]);

  const set = useCallback((path: string, next: unknown) => {
    setValue((before: unknown) => withValue(before, path.split("."), next));
    // What was wrong with it, or within it, is checked again by the next save.
    setFaults((before) => {
      const left = before.filter((fault) => !isWithin(fault.path, path) && !isWithin(path, fault.path));
      return left.length === before.length ? before : left;
    });
  }, []);
  const reveal = useCallback(
    (path: string | undefined) => setRevealed(path === undefined ? path : { path }),
    [],
  );

  const editing: ContentEditing = useMemo(
    () => ({
      set,
      reveal,
      read: (path) => valueAt(latest.current, path.split(".")),
      figures: loaded.figures,
      programmes: loaded.programmes,
      pictures: loaded.pictures,
      urdu,
      savedSlugs: new Set(slugsOf(schema, opened.value)),
    }),
    [set, reveal, loaded, urdu, schema, opened],
  );

  function show(next: unknown) {
    setValue(next);
    setGeneration((count) => count + 1);
  }

  function tellFaults(found: ContentFault[]) {
    setFaults(found);
    if (found.length > 0) setRefusals((count) => count + 1);
  }

  /** What is sent, or undefined when the fields have faults, which are shown. */
  function checked(): unknown {
    const sent = withIds(schema, value);
    const found = checkValue(schema, sent);
    tellFaults(found);
    setFailure(undefined);
    return found.length > 0 ? undefined : sent;
  }

  function fail(result: CallFailure) {
    const found = faultsOfReply(result);
    tellFaults(found);
    if (found.length === 0) setFailure(result);
    toast.error(result.message);
  }

  async function save() {
    if (saving) return;
    const open = conflict ? unchosen(conflict.rows, conflict.choices) : [];
    if (conflict && open.length > 0) {
      setConflict({ ...conflict, asked: conflict.asked + 1 });
      return;
    }
    const sent = checked();
    if (sent === undefined) return;
    setSaving(true);
    const result = await saveContent({ name, version: conflict?.theirs.version ?? version, value: sent });
    if (result.ok) await finish(result.body.version, sent, result.body.message);
    else if (result.status === 409) await compare(result);
    else fail(result);
    setSaving(false);
  }

  async function finish(saved: number, sent: unknown, message: string = messages.saved) {
    toast.success(message);
    setOpened({ ...opened, own: true, version: saved, value: sent });
    setVersion(saved);
    // What was typed while the reply was under way stays.
    if (same(latest.current, value)) setValue(sent);
    setConflict(undefined);
    setRestored(false);
    await Promise.all(
      [contentsKey, savesKey(name), contentKey(name)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  }

  /** Shows what somebody else has saved meanwhile beside what was typed. */
  async function compare(refused: CallFailure) {
    const reply = await fetchContent(name);
    if (!reply.ok) return fail(reply);
    void client.invalidateQueries({ queryKey: savesKey(name) });
    const theirs = reply.body.content;
    // A restored draft may have started from a version that is not known any more.
    const start = opened.version === (conflict?.theirs.version ?? version) ? opened.value : undefined;
    const fields = contentConflictFields(schema, {
      opened: start ?? value,
      mine: value,
      theirs: theirs.value,
    });
    const rows = conflictRows(
      start === undefined ? fields.map((field) => ({ ...field, opened: undefined })) : fields,
    );
    if (rows.length === 0) {
      // The reply to an earlier save was lost: what is saved is what was typed.
      return finish(theirs.version, theirs.value);
    }
    const choices = firstChoices(rows);
    toast.error(refused.message);
    setConflict({ theirs, mine: value, rows, choices, asked: 0 });
    setOpened(theirs);
    show(chosen(value, rows, choices, { mine: value, theirs: theirs.value }));
  }

  function choose(names: string[], side: ConflictSide) {
    if (!conflict) return;
    const rows = conflict.rows.filter(
      (row) => names.includes(row.name) && conflict.choices[row.name] !== side,
    );
    // Until theirs was chosen, the fields held one's own value, with what was typed since.
    const mine = rows
      .filter(({ name }) => conflict.choices[name] !== "theirs")
      .map(({ name }) => name.split("."))
      .reduce((own, keys) => withValue(own, keys, valueAt(value, keys)), conflict.mine);
    const choices = { ...conflict.choices, ...Object.fromEntries(names.map((one) => [one, side])) };
    setConflict({ ...conflict, mine, choices });
    show(chosen(value, rows, choices, { mine, theirs: conflict.theirs.value }));
  }

  return {
    opened,
    version: conflict?.theirs.version ?? version,
    value,
    editing,
    generation,
    faults,
    refusals,
    failure,
    saving,
    unsaved,
    conflict,
    revealed,
    restored,
    save,
    choose,
    checked,
    fail,
    /** Back to what is saved. */
    discard() {
      removeDraft(draft);
      setVersion(opened.version);
      setFaults([]);
      setFailure(undefined);
      setConflict(undefined);
      setRestored(false);
      show(opened.value);
    },
  };
}

export type ContentEditorState = ReturnType<typeof useContentEditor>;

/** A value with the chosen side of each row. */
function chosen(
  value: unknown,
  rows: ConflictRow[],
  choices: ConflictChoices,
  sides: Record<ConflictSide, unknown>,
): unknown {
  return rows.reduce((result, { name }) => {
    const side = choices[name];
    const keys = name.split(".");
    return side ? withValue(result, keys, valueAt(sides[side], keys)) : result;
  }, value);
}
