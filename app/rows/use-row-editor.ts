import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { Call, CallReply, TypesOf } from "#app/contract/call.ts";
import { type TextNoun, textNouns } from "#app/contract/nouns.ts";
import { callUnchecked } from "#app/dashboard/call.ts";
import type { FieldLabels } from "#app/dashboard/differences.ts";
import type { FileChange } from "#app/dashboard/file-change.ts";
import type { FetchRow } from "#app/dashboard/list-query.ts";
import {
  type EditedFile,
  type EditedRow,
  type Editor,
  type SaveReply,
  useEditor,
} from "#app/dashboard/use-editor.ts";
import { type RunningUpload, useUpload } from "#app/dashboard/use-upload.ts";
import type { CallOptions, RequestParts } from "#app/lib/call-api.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import type { RowsDefinition } from "./define-rows.ts";
import { fieldWords, formValues, sentValues } from "./field-values.ts";
import { labelsOf } from "./fields.ts";

type RowEditorOptions<Input extends FieldValues, Output, Row> = {
  /** The row to edit; a new one when it is undefined. */
  row: Row | undefined;
  schema: z.ZodType<Output, Input>;
  /** Without `create` rows are only changed here. */
  calls: { create?: Call; update: Call };
  /** Reads the row as it is stored now: of the list's query. */
  fetchRow: FetchRow<Row>;
  file?: EditedFile<Row>;
  /** What the form of a new row begins with, where the fields do not say it. */
  initial?: Partial<Input>;
  /** An update sends only the fields that were changed. Each of them may be left out of the call then. */
  sendsChangesOnly?: boolean;
  /** What a save sends beside the fields; a field that is undefined here is not sent. */
  sent?: (change: FileChange, values: Output) => Pick<RequestParts, "files"> & { body?: object };
  /** Why the form cannot be sent though its fields are right: a file is missing. */
  hindrance?: () => string | undefined;
  /** A toast says what failed, as the documents have it for some pages. */
  toasts?: boolean;
  onInvalid?: () => void;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

export type RowEditor<Input extends FieldValues, Output, Row extends EditedRow> = Editor<
  Input,
  Output,
  Row
> & {
  upload: RunningUpload | undefined;
};

/** The editor of a row of a definition: its form holds the fields, and a save makes the call with what differs by noun. */
export function useRowEditor<Input extends FieldValues, Output extends object, Row extends EditedRow>(
  { fields, messages, noun, files: fileColumns }: RowsDefinition,
  options: RowEditorOptions<Input, Output, Row>,
): RowEditor<Input, Output, Row> {
  const { calls, sent, sendsChangesOnly = false, hindrance, initial, ...common } = options;
  const { send, running } = useUpload();
  /** Rows that have files take a form, the others JSON. */
  const post = (call: Call, request: RequestParts) =>
    fileColumns
      ? sendUnchecked(send, call, request)
      : sendUnchecked(callUnchecked, call, { ...request, files: undefined });

  async function save(
    values: Output,
    change: FileChange,
    target: { id: number; version: number | undefined } | undefined,
    createKey: string,
  ): Promise<CallResult<SaveReply>> {
    const message = hindrance?.();
    if (message) return { ok: false, kind: "refused", message };
    const { body, files = {} } = sent?.(change, values) ?? {};
    const fieldsSent = target && sendsChangesOnly ? changedOf(values) : values;
    const request: RequestParts = { body: { ...target, ...sentValues(fieldsSent), ...body }, files };
    if (!target && calls.create) {
      const texts = { failed: messages.createFailed, broke: messages.createBroke };
      return post(calls.create, { ...request, texts, createKey });
    }
    const texts = { failed: messages.updateFailed, broke: messages.updateBroke };
    const reply = await post(calls.update, { ...request, texts });
    if (reply.ok) return reply;
    if (reply.status === 409) return { ...reply, message: messages.conflict };
    return reply.status === 404 ? { ...reply, message: messages.gone } : reply;
  }

  /** The values of the fields that hold something else than the row as it is stored. */
  function changedOf(values: Output): object {
    const before = formValues(fields, editor.stored);
    const now = editor.form.getValues();
    return Object.fromEntries(Object.entries(values).filter(([name]) => now[name] !== before[name]));
  }

  const editor: Editor<Input, Output, Row> = useEditor({
    ...common,
    noun: messages.noun,
    texts: noun in textNouns ? (noun as TextNoun) : undefined,
    // The form of a definition holds a text or a flag for each of its columns, which is what its schema takes.
    valuesOf: (row) => ({ ...formValues(fields, row), ...(row ? {} : initial) }) as Input,
    labels: labelsOf(fields) as FieldLabels<Input>,
    words: fieldWords(fields),
    canRemake: calls.create !== undefined,
    save,
    done: (_values, target) => (target ? messages.updated : messages.created),
  });
  /** `upload`: the upload that runs. */
  return { ...editor, upload: running };
}

/** The calls of a definition take the fields of its form, which the compiler cannot follow for any call. */
const sendUnchecked = (
  send: ReturnType<typeof useUpload>["send"] | typeof callUnchecked,
  call: Call,
  request: RequestParts,
) =>
  send(
    call as Call<{ reply: unknown }>,
    request as CallOptions<TypesOf<Call<{ reply: unknown }>>>,
  ) as Promise<CallResult<CallReply<Call> & SaveReply>>;
