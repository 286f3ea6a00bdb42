import type { BannerForm } from "#app/features/banner/banner.schema.ts";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

export type BannerErrors = Partial<Record<keyof BannerForm, string>>;

type BannerFieldsProps = {
  form: BannerForm;
  errors: BannerErrors;
  /** Nothing is loaded that could be changed. */
  disabled: boolean;
  /** A save is under way; the focus stays where it is. */
  locked: boolean;
  onChange: (form: BannerForm) => void;
};

export function BannerFields({ form, errors, disabled, locked, onChange }: BannerFieldsProps) {
  const bind = (name: keyof BannerForm) => ({
    name,
    disabled,
    readOnly: locked,
    value: form[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Message" required error={errors.message} className="sm:col-span-2">
        {(control) => <TextInput {...control} {...bind("message")} dir="auto" />}
      </Field>
      <Field label="Call-to-action text" required error={errors.link_text}>
        {(control) => <TextInput {...control} {...bind("link_text")} dir="auto" />}
      </Field>
      <Field
        label="Destination URL"
        required
        error={errors.link_url}
        hint="A page of this site such as /blogs, or a full web address."
      >
        {(control) => <TextInput {...control} {...bind("link_url")} inputMode="url" spellCheck={false} />}
      </Field>
    </div>
  );
}
