import { z } from "zod";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { TextAreaField } from "#app/dashboard/form-fields.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { requiredText } from "#app/lib/call-rules.ts";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { Text } from "#app/ui/text.tsx";
import { approvalsCalls } from "./approvals.calls.ts";
import { maxReason, approvalMessages as messages } from "./approvals.messages.ts";
import type { Approval } from "./approvals.schema.ts";

const texts = { failed: messages.saveFailed };
type DecisionProps = { approval: Approval; refresh: () => Promise<unknown>; onClose: () => void };

const asks = {
  approve: {
    title: "Approve this?",
    confirm: "Approve",
    busy: "Approving...",
    says: (by: string) => `It is done at once. The log names ${by} and you.`,
    done: messages.approved,
  },
  withdraw: {
    title: "Withdraw this?",
    confirm: "Withdraw",
    busy: "Withdrawing...",
    says: () => "Nothing is changed. You can ask for it again.",
    done: messages.withdrawn,
  },
} as const;

/** Approves what a colleague asked for, or withdraws what one asked for oneself, after a look at all of it. */
export function ConfirmDecision(props: DecisionProps & { decision: keyof typeof asks }) {
  const { approval, decision, refresh, onClose } = props;
  const { title, confirm, busy: running, says, done } = asks[decision];
  const { busy, act } = useAct(refresh);

  async function decide() {
    await act(call(approvalsCalls.decideApproval, { body: { id: approval.id, decision }, texts }), done);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirm={busy ? running : confirm}
      variant="primary"
      busy={busy}
      onConfirm={() => void decide()}
      onCancel={onClose}
    >
      <p className="mb-2 font-semibold text-ink">
        <bdi>{approval.title}</bdi>
      </p>
      <div className="mb-3 text-sm">
        <ApprovalFacts facts={approval.facts} stacked />
      </div>
      <p>{says(approval.asked_by)}</p>
    </ConfirmDialog>
  );
}

const declineForm = z.object({
  reason: requiredText(messages.noReason, { label: "The reason", max: maxReason }),
});

/** Declines what a colleague asked for, with a reason for them. */
export function DeclineDialog({ approval, ...props }: DecisionProps) {
  const { form, dialog } = useDialogForm({
    ...props,
    schema: declineForm,
    values: { reason: "" },
    send: ({ reason }) =>
      call(approvalsCalls.decideApproval, { body: { id: approval.id, decision: "decline", reason }, texts }),
    done: messages.declined,
  });
  return (
    <EditorDialog
      {...dialog}
      title={`Decline: ${approval.title}`}
      noun="reason"
      save={{ idle: "Decline", busy: "Declining..." }}
    >
      <TextAreaField
        form={form}
        name="reason"
        label="Why you decline it"
        hint={`${approval.asked_by} gets it by email, and it stays in the list. Do not name a donor.`}
        required
        rows={3}
        maxLength={maxReason}
      />
    </EditorDialog>
  );
}

type ApprovalFactsProps = Pick<Approval, "facts"> & {
  /** Each name above its value, where there is little room. */
  stacked?: boolean;
};

/** What one must know to decide: each fact, and of a change what was there before. */
export function ApprovalFacts({ facts, stacked = false }: ApprovalFactsProps) {
  return (
    <dl className={`grid gap-x-4 gap-y-1 ${stacked ? "" : "sm:grid-cols-[max-content_minmax(0,1fr)]"}`}>
      {facts.map(({ label, before, value }) => (
        <div key={label} className={stacked ? undefined : "sm:contents"}>
          <dt className="text-soft">{label}</dt>
          <dd className="figures wrap-anywhere text-ink">
            {before !== undefined && (
              <>
                <span className="sr-only">Before: </span>
                <del className="inline-block text-soft">{before}</del>
                <span className="sr-only">. New: </span>
                <span aria-hidden="true" className="px-1.5 text-faint">
                  →
                </span>
              </>
            )}
            <Text as="span" text={value} className="inline-block" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
