import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { PastDayField, SelectField, TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { fieldPair } from "#app/features/giving/donations-desk/booking-fields.tsx";
import { karachiDay } from "#app/lib/dates.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import { helpVisit } from "#app/parts/help/help-desk.schema.ts";
import { Text } from "#app/ui/text.tsx";
import { type HelpDialogProps, helpTexts } from "./help-queries.ts";

/** What was seen and said at a visit, and the questions of Zakat: FAMILY-12. */
export function VisitDialog({ details, ...props }: HelpDialogProps) {
  const { request, questions, authorisation } = details;
  const { id, version } = request;
  const known = new Map((request.zakat_answers ?? []).map((each) => [each.id, each.answer]));
  const { form, dialog } = useDialogForm({
    ...props,
    schema: helpVisit.omit({ id: true, version: true }),
    values: {
      visited_on: request.visited_on ?? karachiDay(new Date()),
      household: String(request.household),
      district: request.district,
      ...(request.visit ?? { income: "", rent: "", debts: "", illness: "", school: "", notes: "" }),
      authorised_on: request.authorised_on ?? "",
      answers: Object.fromEntries(questions.map(({ id }) => [id, known.get(id) ?? ("" as const)])),
    },
    send: (body) =>
      call(helpAdminCalls.recordHelpVisit, { body: { id, version, ...body }, texts: helpTexts }),
    done: messages.visited,
  });
  return (
    <EditorDialog
      {...dialog}
      title="Record the visit"
      shape="wide"
      noun="visit"
      save={{ idle: "Save", busy: "Saving..." }}
    >
      <div className={fieldPair}>
        <PastDayField form={form} name="visited_on" label="Day" required />
        <TextField
          form={form}
          name="household"
          label="People in the household"
          required
          inputMode="numeric"
        />
        <TextField form={form} name="district" label="District" />
        <TextField form={form} name="income" label="Income and its kind" />
        <TextField form={form} name="rent" label="Rent, or own roof" />
        <TextField form={form} name="debts" label="Debts" />
        <TextField form={form} name="illness" label="Illness or disability" />
        <TextField form={form} name="school" label="Children of school age, at school or not" />
      </div>
      <TextAreaField form={form} name="notes" label="Notes" rows={3} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-display text-lg font-semibold">May the family receive Zakat?</legend>
        <p className="text-sm text-soft">
          Asked for Zakat alone. The family need not answer: leave all open then, and decide from another
          fund.
        </p>
        <div className={fieldPair}>
          {questions.map(({ id, question }) => (
            <SelectField
              key={id}
              form={form}
              name={`answers.${id}`}
              label={<Text as="bdi" text={question} />}
            >
              <option value="">Not asked</option>
              <option value="yes">Yes</option>
              <option value="no">No</option>
            </SelectField>
          ))}
        </div>
        <PastDayField
          form={form}
          name="authorised_on"
          label="Authorised us on"
          hint={<Text as="span" text={authorisation} />}
        />
      </fieldset>
    </EditorDialog>
  );
}
