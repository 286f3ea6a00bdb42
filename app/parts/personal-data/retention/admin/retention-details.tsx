import { useState } from "react";
import { call, useRefresh } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { CheckboxField, TextField } from "#app/dashboard/form-fields.tsx";
import type { List } from "#app/dashboard/use-list.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { retentionCalls } from "#app/parts/personal-data/retention/retention.calls.ts";
import {
  retentionMessages as messages,
  shorterDays,
} from "#app/parts/personal-data/retention/retention.messages.ts";
import {
  type RetentionRemoval,
  type RetentionState,
  type RetentionTerm,
  termFormOf,
} from "#app/parts/personal-data/retention/retention.schema.ts";
import { Notice } from "#app/ui/notice.tsx";
import { RetentionTerms } from "./retention-terms.tsx";

const column = columnsOf<RetentionRemoval>();
const columns = column.columns([
  column.accessor("day", {
    header: "Day",
    cell: (cell) => formatDay(cell.getValue()),
    meta: { className: "figures md:w-40" },
  }),
  column.accessor("label", { header: "What" }),
  column.accessor("removed", {
    header: "How many",
    cell: (cell) => cell.getValue().toLocaleString("en-US"),
    meta: { label: "How many", className: "figures md:w-32 md:text-end" },
  }),
]);

const removalTexts = {
  caption: "What was removed",
  one: "entry",
  many: "entries",
  loading: "Loading...",
  empty: messages.empty,
  emptyText: "What is removed at night stands here the next morning.",
};

type RetentionDetailsProps = { state: RetentionState; removed: List<RetentionRemoval> };

/** The terms, and what went when. */
export function RetentionDetails({ state, removed }: RetentionDetailsProps) {
  const refresh = useRefresh(retentionCalls.readRetention);
  const [opened, setOpened] = useState<string>();
  const term = state.terms.find(({ name }) => name === opened);
  return (
    <div className="grid gap-10">
      <section aria-labelledby="terms">
        <h2 id="terms" className="mb-3 text-xl">
          Terms
        </h2>
        {!state.mail && (
          <Notice className="mb-4">
            <strong>No mail server is set up.</strong> Until it is, nobody is asked whether they stay, and no
            registration and no blood donor is removed.
          </Notice>
        )}
        <RetentionTerms terms={state.terms} onChange={setOpened} />
        <p className="figures mt-3 text-sm text-soft">
          {state.last_run
            ? `Last run: ${formatTime(state.last_run.ended_at)}. ${state.last_run.detail}`
            : "Not run yet. The first run is tonight."}{" "}
          {state.asked > 0 &&
            `${state.asked.toLocaleString("en-US")} ${state.asked === 1 ? "person was" : "people were"} asked and ${state.asked === 1 ? "has" : "have"} not answered yet.`}
        </p>
      </section>
      <div>
        <h2 className="mb-3 text-xl">What was removed</h2>
        <DataTable
          list={removed}
          columns={columns}
          texts={removalTexts}
          nameOf={({ day, label }) => `${label}, ${formatDay(day)}`}
        />
      </div>
      {term && <RetentionTermDialog term={term} refresh={refresh} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

type RetentionTermDialogProps = {
  term: RetentionTerm;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Changes how long a kind of data is kept. */
function RetentionTermDialog({ term, refresh, onClose }: RetentionTermDialogProps) {
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
