import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { TextAreaField } from "#app/dashboard/form-fields.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { openBooksCalls } from "#app/parts/open-books/open-books.calls.ts";
import { sealMessages as messages, sealReasonMax } from "#app/parts/open-books/open-books.messages.ts";
import { type SealAlert, sealFinding } from "#app/parts/open-books/open-books.schema.ts";

type SealAcknowledgementProps = { alert: SealAlert; refresh: () => Promise<unknown>; onClose: () => void };

/** Takes a sealed day that does not match off what waits, with what was found out. It stays in the list. */
export function SealAcknowledgement({ alert, refresh, onClose }: SealAcknowledgementProps) {
  const { form, dialog } = useDialogForm({
    schema: sealFinding,
    values: { reason: "" },
    send: (body) =>
      call(openBooksCalls.acknowledgeSealAlert, {
        body: { id: alert.id, ...body },
        texts: { failed: messages.saveFailed },
      }),
    done: messages.done,
    refresh,
    onClose,
  });

  return (
    <EditorDialog
      {...dialog}
      title={`Your findings for ${formatDay(alert.day)}`}
      noun="finding"
      save={{ idle: "Save", busy: "Writing..." }}
      notices={
        <p className="figures mb-5 text-sm text-soft">
          {alert.sentences.join(" ")} The day then no longer needs attention, and stays in the list with your
          name. The public page still says that the seal does not match.
        </p>
      }
    >
      <TextAreaField
        form={form}
        name="reason"
        label="What happened, and what was done"
        hint="It appears here and in the audit log. Please do not write a donor's name or number."
        required
        rows={4}
        maxLength={sealReasonMax}
      />
    </EditorDialog>
  );
}
