import { useState } from "react";
import { approvalLimits } from "#app/contract/approval-limits.ts";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { MoneyField } from "#app/dashboard/form-fields.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { rupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";
import { approvalsCalls } from "./approvals.calls.ts";
import { limitInWords, approvalMessages as messages } from "./approvals.messages.ts";
import { type ApprovalLimit, approvalLimitForm } from "./approvals.schema.ts";

type LimitsProps = { limits: ApprovalLimit[]; refresh: () => Promise<unknown> };

const holdersInWords = ({ name, holders, alone_until: until }: ApprovalLimit) => {
  if (holders > 1) return `${holders} people`;
  if (approvalLimits[name].amount === "cap") return "One person";
  return until
    ? `One person: waits until ${formatDay(karachiDay(new Date(until)))}`
    : "One person: nothing waits";
};

/** Above which amount each kind of act waits. Administrators change it. */
export function ApprovalLimits({ limits, refresh }: LimitsProps) {
  const [opened, setOpened] = useState<ApprovalLimit>();
  return (
    <section aria-labelledby="limits" className="mt-10">
      <h2 id="limits" className="text-xl">
        Limits
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-soft">
        Nothing waits while one person alone may do it, but for 14 days after there were two. A lower limit
        holds at once; a higher one waits for a second administrator.
      </p>
      <StackedTable
        caption="Limits"
        head={
          <>
            <PlainHead className="md:py-2">What</PlainHead>
            <PlainHead className="md:w-52 md:py-2">Waits</PlainHead>
            <PlainHead className="md:w-52 md:py-2">Who may do it</PlainHead>
            <PlainHead className="md:w-28 md:py-2">
              <span className="sr-only">Actions</span>
            </PlainHead>
          </>
        }
      >
        {limits.map((limit) => {
          const { label, explanation, amount } = approvalLimits[limit.name];
          return (
            <StackedRow key={limit.name}>
              <StackedCell className="max-md:basis-full">
                <p className="font-semibold">{label}</p>
                <p className="text-soft">{explanation}</p>
              </StackedCell>
              <StackedCell label={amount === "cap" ? "Allowed" : "Waits"} className="figures">
                {limitInWords(limit.name, limit.limit_paisa)}
              </StackedCell>
              <StackedCell label="Who may do it" className="figures max-md:basis-full">
                {holdersInWords(limit)}
              </StackedCell>
              <StackedCell className="md:text-end">
                <MayCall to={approvalsCalls.saveApprovalLimit}>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Change: ${label}`}
                    onClick={() => setOpened(limit)}
                  >
                    Change
                  </Button>
                </MayCall>
              </StackedCell>
            </StackedRow>
          );
        })}
      </StackedTable>
      {opened && <LimitDialog limit={opened} refresh={refresh} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

type LimitDialogProps = { limit: ApprovalLimit; refresh: () => Promise<unknown>; onClose: () => void };

function LimitDialog({ limit: { name, limit_paisa, version }, ...props }: LimitDialogProps) {
  const { label, explanation, amount } = approvalLimits[name];
  const { form, dialog } = useDialogForm({
    ...props,
    schema: approvalLimitForm,
    values: { name, limit: limit_paisa === null ? "" : rupees(limit_paisa), version },
    send: ({ limit, ...values }) =>
      call(approvalsCalls.saveApprovalLimit, {
        body: { ...values, limit: limit === null ? null : rupees(limit) },
        texts: { failed: messages.saveFailed },
      }),
    done: messages.limitSaved,
  });
  return (
    <EditorDialog {...dialog} title={label} noun="limit" save={{ idle: "Save", busy: "Saving..." }}>
      <p className="text-sm text-soft">{explanation}</p>
      {amount ? (
        <MoneyField
          form={form}
          name="limit"
          label={amount === "cap" ? "Up to how many rupees" : "Above how many rupees it waits"}
          hint={amount === "cap" ? "0: nothing." : "0: always. Empty: never."}
        />
      ) : (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">Waits for a second person</legend>
          {[
            { value: "0", text: "Always" },
            { value: "", text: "Never" },
          ].map(({ value, text }) => (
            <label key={text} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                value={value}
                className="size-4.5 accent-emerald"
                {...form.register("limit")}
              />
              {text}
            </label>
          ))}
        </fieldset>
      )}
    </EditorDialog>
  );
}
