import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { TextAreaField } from "#app/dashboard/form-fields.tsx";
import { sealMessages as messages, sealReasonMax } from "#app/features/open-books/open-books.messages.ts";
import { type SealAlert, sealFinding } from "#app/features/open-books/open-books.schema.ts";
import { differenceSentences } from "#app/features/open-books/seal-causes.ts";
import { formatDay } from "#app/lib/dates.ts";
import { useToast } from "#app/ui/toast.tsx";

type SealAcknowledgementProps = { alert: SealAlert; refresh: () => Promise<unknown>; onClose: () => void };

const empty = { reason: "" };

/** Takes a sealed day that does not match off what waits, with what was found out. It stays in the list. */
export function SealAcknowledgement({ alert, refresh, onClose }: SealAcknowledgementProps) {
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(sealFinding, { defaultValues: empty });
  const { isSubmitting, isDirty } = form.formState;

  async function acknowledge({ reason }: { reason: string }) {
    const reply = await call("acknowledgeSealAlert", {
      body: { id: alert.id, reason },
      texts: { failed: messages.saveFailed },
    });
    if (!reply.ok) {
      setResult(reply);
      // Somebody else was faster: the list says who.
      if (reply.status === 409 || reply.status === 404) await refresh();
      return;
    }
    toast.success(reply.body.message ?? messages.done);
    await refresh();
    onClose();
  }

  return (
    <EditorDialog
      title={`What you found about ${formatDay(alert.day)}`}
      noun="finding"
      save={{ idle: "Write it down", busy: "Writing..." }}
      saving={isSubmitting}
      unsaved={isDirty}
      result={result}
      onSubmit={handleSubmit(acknowledge)}
      onClose={onClose}
      notices={
        <p className="figures mb-5 text-sm text-soft">
          {differenceSentences(alert).join(" ")} It then waits no more, and stays in the list with your name.
          The public page goes on telling that the seal does not match.
        </p>
      }
    >
      <TextAreaField
        form={form}
        name="reason"
        label="What happened, and what was done"
        hint="Stands here and in the audit log. Please write no donor's name or number in it."
        required
        rows={4}
        maxLength={sealReasonMax}
      />
    </EditorDialog>
  );
}
