import type { z } from "zod";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { TextAreaField } from "#app/dashboard/form-fields.tsx";
import type { CallResult } from "#app/lib/call-reply.ts";
import { formatMoney } from "#app/lib/money.ts";

type CancellationDialogProps = {
  /** What is cancelled: "payout". */
  noun: string;
  paisa: number;
  words: string;
  schema: z.ZodType<{ reason: string }, { reason: string }>;
  send: (body: { reason: string }) => Promise<CallResult<{ message?: string }>>;
  done: string;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Cancels a payout or a fund entry that was recorded by mistake. It stays in the list. */
export function CancellationDialog({ noun, paisa, words, ...options }: CancellationDialogProps) {
  const { form, dialog } = useDialogForm({ ...options, values: { reason: "" } });
  return (
    <EditorDialog
      {...dialog}
      title={`Cancel this ${noun}?`}
      noun="cancellation"
      save={{ idle: `Cancel the ${noun}`, busy: "Cancelling..." }}
      notices={
        <p className="mb-5 text-sm text-soft">
          <span className="figures font-semibold text-ink">{formatMoney(paisa)}</span>, <bdi>{words}</bdi>. It
          no longer counts, and stays in the list with your reason.
        </p>
      }
    >
      <TextAreaField form={form} name="reason" label="Reason for cancelling" required rows={2} />
    </EditorDialog>
  );
}
