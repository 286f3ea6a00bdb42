import type { Language } from "#app/contract/language.ts";
import { call } from "#app/dashboard/call.ts";
import { EditorDialog, useDialogForm } from "#app/dashboard/editor-dialog.tsx";
import { SelectField, TextAreaField } from "#app/dashboard/form-fields.tsx";
import { fieldPair } from "#app/features/giving/donations-desk/booking-fields.tsx";
import { helpPersons } from "#app/parts/help/help.messages.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpPersonWords } from "#app/parts/help/help-admin.messages.ts";
import { helpEntry } from "#app/parts/help/help-desk.schema.ts";
import { Options } from "#app/ui/field.tsx";
import { Text } from "#app/ui/text.tsx";
import { FamilyFields } from "./help-correction.tsx";
import { helpTexts, useRefreshHelp } from "./help-queries.ts";

type HelpEntryDialogProps = {
  kinds: readonly { id: string; title: string }[];
  /** What a family agrees to. */
  agreement: Record<Language, string>;
  onEntered: (id: number) => void;
  onClose: () => void;
};

/** Keeps what came by phone or at the door: FAMILY-05. */
export function HelpEntryDialog({ kinds, agreement, onEntered, onClose }: HelpEntryDialogProps) {
  const { form, dialog } = useDialogForm({
    schema: helpEntry,
    values: {
      kind: "",
      household: "",
      name: "",
      asked_by: "",
      phone: "",
      cnic: "",
      city: "",
      area: "",
      channel: "phone" as const,
      for_whom: "family" as const,
      words: "",
      language: "ur" as const,
      consent: false as true,
    },
    send: async (body) => {
      const reply = await call(helpAdminCalls.enterHelpRequest, { body, texts: helpTexts });
      if (reply.ok) onEntered(reply.body.id);
      return reply;
    },
    done: "Received.",
    refresh: useRefreshHelp(),
    onClose,
  });
  return (
    <EditorDialog
      {...dialog}
      title="Enter a request"
      shape="wide"
      noun="request"
      save={{ idle: "Save", busy: "Saving..." }}
    >
      <FamilyFields form={form} kinds={kinds} />
      <div className={fieldPair}>
        <SelectField form={form} name="channel" label="Came" required>
          <option value="phone">By phone</option>
          <option value="door">At the door</option>
        </SelectField>
        <SelectField form={form} name="for_whom" label="Needed for" required>
          <Options of={helpPersons.map((value) => ({ value, label: helpPersonWords[value] }))} />
        </SelectField>
        <SelectField form={form} name="language" label="Their language" required>
          <option value="ur">Urdu</option>
          <option value="en">English</option>
        </SelectField>
      </div>
      <TextAreaField form={form} name="words" label="What has happened" required rows={3} />
      <figure className="text-sm">
        <figcaption className="font-semibold">Read this to them</figcaption>
        <Text
          as="p"
          text={agreement[form.watch("language") ?? "ur"]}
          className="mt-1 border-s-2 border-rule-strong ps-3"
        />
      </figure>
      <label className="flex cursor-pointer items-start gap-2.5 text-sm">
        <input type="checkbox" className="size-5 shrink-0 accent-emerald" {...form.register("consent")} />
        <span>
          I have read this to them, and they agree.
          {form.formState.errors.consent && (
            <span role="alert" className="block font-semibold text-pomegranate">
              {form.formState.errors.consent.message}
            </span>
          )}
        </span>
      </label>
    </EditorDialog>
  );
}
