import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { CheckboxField, TextField } from "#app/dashboard/form-fields.tsx";
import { retentionCalls } from "#app/parts/personal-data/retention/retention.calls.ts";
import {
  retentionMessages as messages,
  shorterDays,
} from "#app/parts/personal-data/retention/retention.messages.ts";
import { type RetentionTerm, termFormOf } from "#app/parts/personal-data/retention/retention.schema.ts";

type RetentionTermDialogProps = {
  term: RetentionTerm;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Changes how long a kind of data is kept. */
export function RetentionTermDialog({ term, refresh, onClose }: RetentionTermDialogProps) {
  const { label, explanation, unit, min, max, personal } = term;
  const { form, dialog } = useDialogForm({
    schema: termFormOf(term),
    values: { name: term.name, amount: String(term.amount), active: term.active, version: term.version },
    send: (body) => call(retentionCalls.saveRetentionTerm, { body, texts: { failed: messages.saveFailed } }),
    done: messages.saved,
    refresh,
    onClose,
  });
  return (
    <EditorDialog {...dialog} title={label} noun="term" save={{ idle: "Save", busy: "Saving..." }}>
      <p className="text-sm text-soft">{explanation}</p>
      <CheckboxField label="Remove what is older" {...form.register("active")} />
      <TextField
        form={form}
        name="amount"
        label={unit === "days" ? "Days" : "Months"}
        required
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        hint={`From ${min} to ${max.toLocaleString("en-US")}.`}
      />
      {personal && (
        <p className="text-sm text-soft">
          A shorter term is applied after {shorterDays} days, so that a mistake can be corrected.
        </p>
      )}
    </EditorDialog>
  );
}
