import { call } from "#app/dashboard/call.ts";
import { FormNotice, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { TextAreaField } from "#app/dashboard/form-fields.tsx";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";
import type { DonationDetails } from "./donations-desk.schema.ts";
import { saveTexts } from "./donations-desk-calls.ts";
import { donationNote } from "./donations-desk-forms.schema.ts";

const schema = donationNote.pick({ note: true });

type DonationNoteProps = { donation: DonationDetails; refresh: () => Promise<unknown> };

/** Staff's own note. Somebody else's note that came meanwhile is shown before it can be replaced. */
export function DonationNote(props: DonationNoteProps) {
  const { note } = props.donation;
  if (useMayCall()(donationsDeskCalls.noteDonation)) return <NoteForm {...props} />;
  return note ? <Text as="p" text={note} className="whitespace-pre-line" /> : null;
}

function NoteForm({ donation, refresh }: DonationNoteProps) {
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(schema, {
    values: { note: donation.note },
    resetOptions: { keepDirtyValues: true },
  });
  const { isSubmitting, isDirty } = form.formState;
  const stale = result?.status === 409;

  async function save({ note }: { note: string }) {
    const { id, version } = donation;
    const typed = form.getValues("note");
    const reply = await call(donationsDeskCalls.noteDonation, {
      body: { id, version, note },
      texts: saveTexts,
    });
    if (!reply.ok) {
      setResult(reply);
      if (reply.status === 409) await refresh();
      return;
    }
    toast.success(reply.body.message ?? messages.noted);
    // The next save needs the new version. What is typed meanwhile stays.
    await refresh();
    if (form.getValues("note") === typed) form.reset({ note });
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="grid gap-3">
      <LeaveGuard unsaved={isDirty} />
      <TextAreaField form={form} name="note" label="Note" hint="Only staff see it." rows={3} />
      <FormNotice result={result} />
      {stale && (
        <p className="text-sm">
          The note is now: <bdi className="font-semibold">{donation.note || "empty"}</bdi>
        </p>
      )}
      {(isDirty || isSubmitting) && (
        <div className="flex gap-3">
          <Button type="submit" size="small" disabled={isSubmitting}>
            {isSubmitting ? "Saving..." : "Save note"}
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={isSubmitting}
            onClick={() => {
              form.reset({ note: donation.note });
              setResult(undefined);
            }}
          >
            {stale ? "Take theirs" : "Undo"}
          </Button>
        </div>
      )}
    </form>
  );
}
