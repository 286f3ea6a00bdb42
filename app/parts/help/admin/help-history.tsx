import { call } from "#app/dashboard/call.ts";
import { FormNotice, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { TextAreaField } from "#app/dashboard/form-fields.tsx";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { formatTime } from "#app/lib/dates.ts";
import type { HelpRequest } from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpStateWords, helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import { helpNote } from "#app/parts/help/help-desk.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { helpTexts } from "./help-queries.ts";

type HelpHistoryProps = { request: HelpRequest; refresh: () => Promise<unknown> };

/** What became of a request, the last first, and the next note. */
export function HelpHistory({ request, refresh }: HelpHistoryProps) {
  const may = useMayCall()(helpAdminCalls.noteHelpRequest);
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-2 text-xl">
        History
      </h2>
      {may && !request.erased_at && <NoteForm id={request.id} refresh={refresh} />}
      <ol className="mt-4 border-t border-rule">
        {request.events.toReversed().map(({ id, state, at, by_name, note = "" }) => (
          <li key={id} className="border-b border-rule py-2.5 text-sm">
            <p className="font-semibold">{helpStateWords[state]}</p>
            {note && <Text as="p" text={note} className="whitespace-pre-line wrap-anywhere" />}
            <p className="figures text-faint">
              <time dateTime={at}>{formatTime(at)}</time>, <bdi>{by_name}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const schema = helpNote.pick({ note: true });

function NoteForm({ id, refresh }: { id: number; refresh: () => Promise<unknown> }) {
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(schema, { defaultValues: { note: "" } });
  const { isSubmitting, isDirty } = form.formState;
  const save = handleSubmit(async ({ note }) => {
    const reply = await call(helpAdminCalls.noteHelpRequest, { body: { id, note }, texts: helpTexts });
    if (!reply.ok) return setResult(reply);
    form.reset({ note: "" });
    toast.success(reply.body.message ?? messages.noted);
    await refresh();
  });
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <LeaveGuard unsaved={isDirty} />
      <TextAreaField form={form} name="note" label="Note" rows={2} />
      <FormNotice result={result} />
      <div>
        <Button type="submit" size="small" variant="quiet" disabled={isSubmitting}>
          {isSubmitting ? "Saving..." : "Add note"}
        </Button>
      </div>
    </form>
  );
}
