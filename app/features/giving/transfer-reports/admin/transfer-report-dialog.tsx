import { useState } from "react";
import { z } from "zod";
import { wroteIn } from "#app/contract/language.ts";
import { methodNames } from "#app/contract/payment-methods.ts";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { TextAreaField } from "#app/dashboard/form-fields.tsx";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { UnprintableNotice } from "#app/dashboard/unprintable-notice.tsx";
import type { TransferReport } from "#app/features/giving/transfer-reports/transfer-reports.schema.ts";
import { transferReportsAdminCalls } from "#app/features/giving/transfer-reports/transfer-reports-admin.calls.ts";
import {
  maxReason,
  transferDeskMessages as messages,
} from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { requiredText } from "#app/lib/call-rules.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { TransferProofView } from "./transfer-proof-view.tsx";

type TransferDialogProps = {
  report: TransferReport;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** All that a report says, with its slip; here it is verified or rejected. */
export function TransferDialog({ report, refresh, onClose }: TransferDialogProps) {
  const mail = useSiteMail();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [rejecting, setRejecting] = useState(false);
  const amount = formatMoney(report.amount_paisa);
  const may = useMayCall();
  const waits = report.state === "waiting";

  async function verify() {
    setBusy(true);
    setFault(undefined);
    const reply = await call(transferReportsAdminCalls.verifyTransfer, {
      body: { id: report.id },
      texts: { failed: messages.verifyFailed },
    });
    await refresh();
    setBusy(false);
    if (!reply.ok) return setFault(reply.message);
    toast.success(reply.body.message ?? messages.verified);
    onClose();
  }

  if (rejecting) {
    return (
      <RejectDialog report={report} refresh={refresh} onDone={onClose} onClose={() => setRejecting(false)} />
    );
  }
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      shape={report.slip ? "wide" : "narrow"}
      title={
        <>
          {amount} from <bdi>{report.account_name}</bdi>
        </>
      }
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {fault && (
            <p role="alert" className="me-auto text-sm font-semibold text-pomegranate max-sm:basis-full">
              {fault}
            </p>
          )}
          {waits && may(transferReportsAdminCalls.verifyTransfer) ? (
            <>
              <Button variant="quiet" disabled={busy} onClick={() => setRejecting(true)}>
                Reject...
              </Button>
              <Button disabled={busy} onClick={() => void verify()}>
                {busy ? "Verifying..." : `Verify ${amount}`}
              </Button>
            </>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              Done
            </Button>
          )}
        </div>
      }
    >
      <div
        className={`grid gap-x-8 gap-y-6 px-4 py-5 sm:px-6 ${report.slip ? "lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]" : ""}`}
      >
        {report.slip && <TransferProofView id={report.id} kind={report.slip} />}
        <div className="min-w-0">
          {waits && <UnprintableNotice letters={report.unprintable} />}
          {waits && (
            <p className="mb-5 border-s-3 border-marigold ps-4 text-sm">
              Have you seen the money in the account? Once you verify, the gift is in the books and the
              receipt is made{mail.works && report.donor_email ? " and sent" : ""}. You cannot undo this here.
            </p>
          )}
          <ReportFacts report={report} />
        </div>
      </div>
    </Dialog>
  );
}

function ReportFacts({ report }: { report: TransferReport }) {
  const facts: [label: string, value: string][] = [
    ["Amount", formatMoney(report.amount_paisa)],
    ["For", report.fund_title],
    ["Reference", report.reference],
    ["Sent on", report.transferred_on ? formatDay(report.transferred_on) : ""],
    ["To our", methodNames[report.method]],
    ["Account name", report.account_name],
    ["Account number", report.account_number],
    ["Bank", report.bank_name],
    ["Transaction id", report.transaction_id],
    ["Donor", report.donor_name],
    ["Email", report.donor_email],
    ["Wrote in", wroteIn(report.language)],
    ["Reported", formatTime(report.reported_at)],
    ["Decided", report.decided_at ? `${formatTime(report.decided_at)} by ${report.decided_by}` : ""],
    ["Reason", report.reason],
    ["Slip", report.slip_removed_at ? `Removed by its term on ${formatTime(report.slip_removed_at)}` : ""],
  ];
  return (
    <>
      {report.state !== "waiting" && (
        <p className="mb-4">
          <StatusPill tone={report.state === "verified" ? "good" : "faded"}>
            {report.state === "verified" ? "Verified" : "Rejected"}
          </StatusPill>
        </p>
      )}
      <dl className="grid gap-y-2">
        {facts
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3">
              <dt className="text-sm text-faint">{label}</dt>
              <dd className="figures wrap-anywhere whitespace-pre-line">
                <Text as="bdi" text={value} />
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}

const rejection = z.object({
  reason: requiredText(messages.noReason, { label: "The reason", max: maxReason }),
});

type RejectDialogProps = Omit<TransferDialogProps, "onClose"> & { onDone: () => void; onClose: () => void };

function RejectDialog({ report, refresh, onDone, onClose }: RejectDialogProps) {
  const mail = useSiteMail();
  const { form, dialog } = useDialogForm({
    schema: rejection,
    values: { reason: "" },
    send: (body) =>
      call(transferReportsAdminCalls.rejectTransfer, {
        body: { id: report.id, ...body },
        texts: { failed: messages.rejectFailed },
      }),
    done: messages.rejected,
    refresh,
    onClose,
    onDone,
  });

  return (
    <EditorDialog
      {...dialog}
      title={`Reject ${formatMoney(report.amount_paisa)}?`}
      noun="reason"
      save={{ idle: "Reject", busy: "Rejecting..." }}
    >
      <p>
        The gift counts as failed{report.slip ? ", and the slip is deleted" : ""}. The donor can report it
        again.
      </p>
      <TextAreaField
        form={form}
        name="reason"
        label="Reason"
        required
        hint={
          report.donor_email && mail.works
            ? `We send it to ${report.donor_email} and show it on the report's page.`
            : `${report.donor_email ? "No mail server is set up" : "The donor gave no address"}. It appears only on the report's page.`
        }
        rows={3}
        maxLength={maxReason}
      />
    </EditorDialog>
  );
}
