import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { MoneyField, SelectField, TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { fieldPair } from "#app/features/giving/donations-desk/booking-fields.tsx";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import { rupees } from "#app/lib/money.ts";
import { type PayeeKind, payeeKinds } from "#app/parts/help/help.messages.ts";
import type { HelpRequest } from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpAdminMessages as messages, payeeWords } from "#app/parts/help/help-admin.messages.ts";
import {
  checkAccount,
  helpApproval,
  helpClosing,
  helpPlan,
  helpRefusal,
} from "#app/parts/help/help-desk.schema.ts";
import { type PayWay, payWays, payWayWords } from "#app/parts/help/help-payments/help-payments.messages.ts";
import { Options } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { CorrectionDialog } from "./help-correction.tsx";
import { type HelpDialogProps, helpTexts } from "./help-queries.ts";
import { VisitDialog } from "./visit-dialog.tsx";

const today = () => karachiDay(new Date());
const without = { id: true, version: true } as const;

function PlanDialog({ details: { request, staff }, ...props }: HelpDialogProps) {
  const { id, version } = request;
  const { form, dialog } = useDialogForm({
    ...props,
    schema: helpPlan.omit(without),
    values: {
      visit_on: request.visit_on ?? addDays(today(), 1),
      responsible: String(request.responsible ?? ""),
    },
    send: (body) => call(helpAdminCalls.planHelpVisit, { body: { id, version, ...body }, texts: helpTexts }),
    done: messages.planned,
  });
  return (
    <EditorDialog {...dialog} title="Plan the visit" noun="visit" save={{ idle: "Plan", busy: "Saving..." }}>
      <TextField form={form} name="visit_on" label="Day" required type="date" min={today()} />
      <SelectField form={form} name="responsible" label="Who is responsible" required>
        <option value="">Choose...</option>
        <Options of={staff.map(({ id, name }) => ({ value: String(id), label: name }))} />
      </SelectField>
    </EditorDialog>
  );
}

/** What a family lacks to be paid from Zakat, if anything. */
function missingForZakat(
  { zakat_eligible, authorised_on }: HelpRequest,
  payee: PayeeKind,
): string | undefined {
  if (zakat_eligible === null) return messages.zakatUnknown;
  if (!zakat_eligible) return messages.zakatNo;
  return payee === "family" || authorised_on ? undefined : messages.zakatNotAuthorised;
}

/** Before the visit it is first aid: one payment, now. */
function DecisionDialog({ details: { request, funds, waits }, ...props }: HelpDialogProps) {
  const { id, version } = request;
  const isFirstAid = request.visited_on === null;
  const { form, dialog } = useDialogForm({
    ...props,
    schema: helpApproval.omit({ ...without, outcome: true }).superRefine(checkAccount),
    values: {
      fund: request.decision_fund ?? "",
      amount: request.decision_paisa === null ? "" : rupees(request.decision_paisa),
      months: String(request.decision_months ?? 1),
      from: request.decision_from ?? today().slice(0, 7),
      payee_kind: request.payee_kind,
      payee: request.payee ?? "",
      pay_way: request.pay_way as PayWay,
      account_number: request.account_number ?? "",
      account_title: request.account_title ?? "",
    },
    send: ({ amount, ...body }) =>
      call(helpAdminCalls.decideHelpRequest, {
        body: { id, version, outcome: "approved", amount: rupees(amount), ...body },
        texts: helpTexts,
      }),
    done: messages.decided.approved,
  });
  const [fund, payee, way] = useWatch({ control: form.control, name: ["fund", "payee_kind", "pay_way"] });
  const missing = fund === "zakat" ? missingForZakat(request, payee) : undefined;
  const notice = request.state === "helping" ? messages.payeeAlone : missing;
  return (
    <EditorDialog
      {...dialog}
      title={isFirstAid ? "First aid before the visit" : "Approve help"}
      noun="decision"
      save={{ idle: "Approve", busy: "Saving..." }}
      notices={
        notice && (
          <Notice tone="bad" className="mb-5">
            {notice}
          </Notice>
        )
      }
    >
      <div className={fieldPair}>
        <SelectField form={form} name="fund" label="Fund" required>
          <option value="">Choose...</option>
          <Options of={funds.map(({ slug, title }) => ({ value: slug, label: title }))} />
        </SelectField>
        <MoneyField form={form} name="amount" label="Rupees of one payment" required />
        {!isFirstAid && (
          <>
            <TextField
              form={form}
              name="months"
              label="Months"
              required
              inputMode="numeric"
              hint="1: once."
            />
            <TextField form={form} name="from" label="First month" required type="month" />
          </>
        )}
        <SelectField form={form} name="payee_kind" label="Paid to" required>
          <Options of={payeeKinds.map((value) => ({ value, label: payeeWords[value] }))} />
        </SelectField>
        {payee !== "family" && <TextField form={form} name="payee" label="Its name" required />}
        <SelectField form={form} name="pay_way" label="How the money gets there" required>
          <option value="">Choose...</option>
          <Options of={payWays.map((value) => ({ value, label: payWayWords[value] }))} />
        </SelectField>
        {way !== "cash" && (
          <>
            <TextField
              form={form}
              name="account_number"
              label={way === "wallet" ? "Mobile number of the wallet" : "IBAN or account number"}
              required
            />
            <TextField form={form} name="account_title" label="In the name of" required />
          </>
        )}
      </div>
      <p className="text-sm text-soft">
        {isFirstAid ? messages.firstAid(waits.first_aid_paisa) : messages.waits(waits)} {messages.accountSeen}
      </p>
    </EditorDialog>
  );
}

function DeclineDialog({ details: { request }, ...props }: HelpDialogProps) {
  const { id, version, language } = request;
  const { form, dialog } = useDialogForm({
    ...props,
    schema: helpRefusal.omit(without),
    values: { outcome: "declined" as const, reason: "" },
    send: (body) =>
      call(helpAdminCalls.decideHelpRequest, { body: { id, version, ...body }, texts: helpTexts }),
    done: messages.decided.declined,
  });
  return (
    <EditorDialog
      {...dialog}
      title="Decline or refer"
      noun="decision"
      save={{ idle: "Save", busy: "Saving..." }}
    >
      <SelectField form={form} name="outcome" label="Outcome" required>
        <option value="declined">Declined</option>
        <option value="referred">Referred to others</option>
      </SelectField>
      <TextAreaField
        form={form}
        name="reason"
        label="Why, and where else to ask"
        required
        rows={3}
        hint={`The family reads it: write ${language === "ur" ? "Urdu" : "English"}, in plain words.`}
      />
    </EditorDialog>
  );
}

function CloseDialog({ details: { request }, ...props }: HelpDialogProps) {
  const { id, version, helped_on, state } = request;
  const { form, dialog } = useDialogForm({
    ...props,
    schema: helpClosing.omit(without),
    values: { helped: helped_on !== null || state === "approved", reason: "" },
    send: (body) =>
      call(helpAdminCalls.closeHelpRequest, { body: { id, version, ...body }, texts: helpTexts }),
    done: messages.closed,
  });
  return (
    <EditorDialog
      {...dialog}
      title="Close the request"
      noun="closing"
      save={{ idle: "Close it", busy: "Saving..." }}
    >
      <label className="flex cursor-pointer items-center gap-2.5 text-sm">
        <input type="checkbox" className="size-5 shrink-0 accent-emerald" {...form.register("helped")} />
        The family was helped, with money or in kind
      </label>
      <TextAreaField form={form} name="reason" label="Reason" required rows={2} />
    </EditorDialog>
  );
}

export type HelpDialog = "plan" | "visit" | "decide" | "decline" | "close" | "correct";
export const helpDialogs: Record<HelpDialog, (props: HelpDialogProps) => ReactNode> = {
  plan: PlanDialog,
  visit: VisitDialog,
  decide: DecisionDialog,
  decline: DeclineDialog,
  close: CloseDialog,
  correct: CorrectionDialog,
};
