import type { FieldValues } from "react-hook-form";
import type { Call, CallReply, TypesOf } from "#app/contract/call.ts";
import { type TextNoun, textNouns } from "#app/contract/nouns.ts";
import { callUnchecked, type FetchRow } from "#app/dashboard/call.ts";
import type { DashboardForm } from "#app/dashboard/dashboard-form.tsx";
import type { FieldLabels } from "#app/dashboard/differences.ts";
import type { Draft } from "#app/dashboard/use-draft.ts";
import type { SaveReply, SaveTarget } from "#app/dashboard/use-save.ts";
import type { useUpload } from "#app/dashboard/use-upload.tsx";
import type { CallOptions, RequestParts } from "#app/lib/call-api.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import type { RowsDefinition } from "./define-rows.ts";
import { fieldWords, formValues, sentValues } from "./field-values.ts";
import { labelsOf } from "./fields.ts";

type RowSaveOptions<Output, Row> = {
  /** The row that was opened; a new one when it is undefined. */
  row: Row | undefined;
  /** Reads the row as it is stored now: of the list's query. */
  fetchRow: FetchRow<Row>;
  draft: Draft;
  /** Without `create` rows are only changed here. */
  calls: { create?: Call; update: Call };
  /** Sends the form of a row that has files; without it the call takes JSON. */
  upload?: ReturnType<typeof useUpload>;
  /** What a save sends beside the fields; a field that is undefined here is not sent. */
  sent?: (values: Output) => Pick<RequestParts, "files"> & { body?: object };
  /** Why the form cannot be sent though its fields are right: a file is missing. @param stored undefined: a new row */
  hindrance?: (values: Output, stored: Row | undefined) => string | undefined;
  /** An update sends only the fields that were changed. Each of them may be left out of the call then. */
  sendsChangesOnly?: boolean;
};

/** What a form holds for a row of a definition: a text or a flag for each column, which is what its schema takes. */
export const rowValues = <Input>({ fields }: RowsDefinition, row: object | undefined): Input =>
  formValues(fields, row) as Input;

/** What `useSave` must know to save a row of a definition: its words, and the call with what differs by noun. */
export function rowSave<Input extends FieldValues, Output extends object, Row extends { id: number }>(
  definition: RowsDefinition,
  { form }: DashboardForm<Input, Output>,
  options: RowSaveOptions<Output, Row>,
) {
  const { fields, messages, noun } = definition;
  const { row, fetchRow, draft, calls, upload, sent, hindrance, sendsChangesOnly = false } = options;
  const post = (call: Call, request: RequestParts) =>
    upload
      ? sendUnchecked(upload.send, call, request)
      : sendUnchecked(callUnchecked, call, { ...request, files: undefined });

  /** The values of the fields that hold something else than the row as it is stored. */
  function changedOf(values: Output, stored: Row): object {
    const before = formValues(fields, stored);
    const now = form.getValues();
    return Object.fromEntries(Object.entries(values).filter(([name]) => now[name] !== before[name]));
  }

  return {
    row,
    fetchRow,
    draft,
    valuesOf: (stored: Row): Input => rowValues(definition, stored),
    noun: messages.noun,
    texts: noun in textNouns ? (noun as TextNoun) : undefined,
    labels: labelsOf(fields) as FieldLabels<Input>,
    words: fieldWords(fields),
    canRemake: calls.create !== undefined,
    done: (_values: Output, stored: Row | undefined) => (stored ? messages.updated : messages.created),
    async send(
      values: Output,
      target: SaveTarget | undefined,
      stored: Row | undefined,
    ): Promise<CallResult<SaveReply>> {
      const message = hindrance?.(values, stored);
      if (message) return { ok: false, kind: "refused", message };
      const { body, files = {} } = sent?.(values) ?? {};
      const fieldsSent = stored && sendsChangesOnly ? changedOf(values, stored) : values;
      const request: RequestParts = { body: { ...target, ...sentValues(fieldsSent), ...body }, files };
      if (!target && calls.create) {
        const texts = { failed: messages.createFailed, broke: messages.createBroke };
        return post(calls.create, { ...request, texts, createKey: draft.createKey });
      }
      const texts = { failed: messages.updateFailed, broke: messages.updateBroke };
      const reply = await post(calls.update, { ...request, texts });
      if (reply.ok) return reply;
      if (reply.status === 409) return { ...reply, message: messages.conflict };
      return reply.status === 404 ? { ...reply, message: messages.gone } : reply;
    },
  };
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
