import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { SelectField, TextField } from "#app/dashboard/form-fields.tsx";
import { fieldPair } from "#app/features/giving/donations-desk/booking-fields.tsx";
import { phoneText } from "#app/lib/phone.ts";
import { cnicText } from "#app/parts/help/help.messages.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import { helpCorrection } from "#app/parts/help/help-desk.schema.ts";
import { Options } from "#app/ui/field.tsx";
import { type HelpDialogProps, helpTexts } from "./help-queries.ts";

type FamilyName = "kind" | "name" | "asked_by" | "phone" | "cnic" | "city" | "area" | "household";
type FamilyValues = Partial<Record<FamilyName, unknown>>;
type FamilyFieldsProps<Input extends FieldValues & FamilyValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  kinds: readonly { id: string; title: string }[];
};
/** TypeScript does not know the keys of a form that it knows by a bound only. */
const field = <Input extends FieldValues & FamilyValues>(name: FamilyName) => name as Path<Input>;

/** Who asks, where they live and what they need: of a new request and of a correction. */
export function FamilyFields<Input extends FieldValues & FamilyValues, Output>({
  form,
  kinds,
}: FamilyFieldsProps<Input, Output>) {
  return (
    <div className={fieldPair}>
      <SelectField form={form} name={field<Input>("kind")} label="Kind of help" required>
        <option value="">Choose...</option>
        <Options of={kinds.map(({ id, title }) => ({ value: id, label: title }))} />
      </SelectField>
      <TextField
        form={form}
        name={field<Input>("household")}
        label="People in the household"
        required
        inputMode="numeric"
      />
      <TextField form={form} name={field<Input>("name")} label="Name" required />
      <TextField form={form} name={field<Input>("asked_by")} label="Asked by" hint="If somebody else asks." />
      <TextField form={form} name={field<Input>("phone")} label="Phone" required type="tel" />
      <TextField
        form={form}
        name={field<Input>("cnic")}
        label="CNIC"
        hint="Not needed."
        inputMode="numeric"
      />
      <TextField form={form} name={field<Input>("city")} label="City" required />
      <TextField form={form} name={field<Input>("area")} label="Area and street" />
    </div>
  );
}

export function CorrectionDialog({ details: { request, kinds }, ...props }: HelpDialogProps) {
  const { id, version } = request;
  const { form, dialog } = useDialogForm({
    ...props,
    schema: helpCorrection.omit({ id: true, version: true }),
    values: {
      kind: request.kind,
      name: request.name ?? "",
      asked_by: request.asked_by ?? "",
      phone: phoneText(request.phone),
      cnic: cnicText(request.cnic ?? ""),
      city: request.city ?? "",
      area: request.area ?? "",
      district: request.district,
      household: String(request.household),
    },
    send: (body) =>
      call(helpAdminCalls.correctHelpRequest, { body: { id, version, ...body }, texts: helpTexts }),
    done: messages.corrected,
  });
  return (
    <EditorDialog
      {...dialog}
      title="Correct the request"
      noun="correction"
      save={{ idle: "Save", busy: "Saving..." }}
    >
      <FamilyFields form={form} kinds={kinds} />
      <TextField form={form} name="district" label="District" />
    </EditorDialog>
  );
}
