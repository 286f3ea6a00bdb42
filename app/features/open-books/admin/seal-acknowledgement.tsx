import { call } from "#app/dashboard/call.ts";
import { FormField, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { sealMessages as messages, sealReasonMax } from "#app/features/open-books/open-books.messages.ts";
import { type SealAlert, sealFinding } from "#app/features/open-books/open-books.schema.ts";
import { differenceSentences } from "#app/features/open-books/seal-causes.ts";
import { formatDay } from "#app/lib/dates.ts";
import { TextArea } from "#app/ui/text-input.tsx";
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
      title={`Your findings for ${formatDay(alert.day)}`}
      noun="finding"
      save={{ idle: "Save", busy: "Writing..." }}
      saving={isSubmitting}
      unsaved={isDirty}
      result={result}
      onSubmit={handleSubmit(acknowledge)}
      onClose={onClose}
      notices={
        <p className="figures mb-5 text-sm text-soft">
          {differenceSentences(alert).join(" ")} The day then no longer needs attention, and stays in the list
          with your name. The public page still says that the seal does not match.
        </p>
      }
    >
      <FormField
        form={form}
        name="reason"
        label="What happened, and what was done"
        hint="It appears here and in the audit log. Please do not write a donor's name or number."
        required
      >
        {(control) => <TextArea {...control} rows={4} maxLength={sealReasonMax} dir="auto" />}
      </FormField>
    </EditorDialog>
  );
}
