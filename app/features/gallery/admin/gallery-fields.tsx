import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import type { GalleryItemForm, galleryItemForm } from "#app/features/gallery/gallery.schema.ts";
import { TextInput } from "#app/ui/text-input.tsx";

export type GalleryInput = z.input<typeof galleryItemForm>;

type GalleryFieldsProps = {
  form: UseFormReturn<GalleryInput, unknown, GalleryItemForm>;
  /** The sections that items have, offered while typing. */
  sections: readonly string[];
};

/** Title, section and alt text of an item. */
export function GalleryFields({ form, sections }: GalleryFieldsProps) {
  const listId = useId();
  return (
    <>
      <FormField form={form} name="title" label="Title" required>
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="section"
        label="Section"
        required
        hint="One that is there, or a new one: visitors filter by it."
      >
        {(control) => (
          <>
            <TextInput {...control} list={listId} dir="auto" autoComplete="off" />
            <datalist id={listId}>
              {sections.map((section) => (
                <option key={section} value={section} />
              ))}
            </datalist>
          </>
        )}
      </FormField>
      <FormField
        form={form}
        name="alt"
        label="Alt text"
        hint="What the picture shows, for those who cannot see it."
      >
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
      </FormField>
    </>
  );
}
