import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { TextField } from "#app/dashboard/form-fields.tsx";
import { pledgesCalls } from "#app/parts/pledges/pledges.calls.ts";
import { pledgeMessages as messages, stopReasonMax } from "#app/parts/pledges/pledges.messages.ts";
import { type Pledge, stopForm } from "#app/parts/pledges/pledges.schema.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { nameOfPledge } from "./pledge-details.tsx";

type StopPledgeProps = { pledge: Pledge; refresh: () => Promise<unknown>; onClose: () => void };

const empty = { reason: "" };

/** Stops a pledge at the donor's wish; staff say why. */
export function StopPledge({ pledge, refresh, onClose }: StopPledgeProps) {
  const mail = useSiteMail();
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(stopForm, { defaultValues: empty });
  const { isSubmitting, isDirty } = form.formState;
  const name = nameOfPledge(pledge);

  async function stop({ reason }: { reason: string }) {
    const reply = await call(pledgesCalls.stopPledge, {
      body: { id: pledge.id, reason },
      texts: { failed: messages.changeFailed },
    });
    if (reply.ok) toast.success(reply.body.message ?? messages.stopped);
    // Somebody else has stopped it, or it is gone: the list says so.
    else if (reply.status === 404 || reply.status === 409) toast.error(reply.message);
    else return setResult(reply);
    await refresh();
    onClose();
  }

  return (
    <EditorDialog
      title="Stop this monthly support?"
      noun="reason"
      save={{ idle: "Stop it", busy: "Stopping..." }}
      saving={isSubmitting}
      unsaved={isDirty}
      result={result}
      onSubmit={handleSubmit(stop)}
      onClose={onClose}
      notices={
        <p className="mb-5 text-soft">
          We will send no more reminders to <Text as="bdi" text={name} className="font-semibold text-ink" />.{" "}
          {pledge.state !== "waiting" &&
            mail.works &&
            "We tell the donor by email, with a link to start again. "}
          Gifts and receipts stay.
        </p>
      }
    >
      <TextField
        form={form}
        name="reason"
        label="Why"
        hint="It appears in the audit log. Please write no name or number here."
        required
        maxLength={stopReasonMax}
        placeholder="Asked us by phone"
      />
    </EditorDialog>
  );
}
