import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { TextField } from "#app/dashboard/form-fields.tsx";
import type { GalleryItemForm, galleryItemForm } from "#app/features/gallery/gallery.schema.ts";
import { TextInput } from "#app/ui/text-input.tsx";

export type GalleryInput = z.input<typeof galleryItemForm>;

type GalleryFieldsProps = {
  form: UseFormReturn<GalleryInput, unknown, GalleryItemForm>;
  /** The sections that items have, offered while typing. */
  sections: readonly string[];
  /** Several files share the title, and have no alt text yet. */
  several?: boolean;
};

/** Title, section and alt text of an item. */
export function GalleryFields({ form, sections, several = false }: GalleryFieldsProps) {
  const listId = useId();
  return (
    <>
      <TextField
        form={form}
        name="title"
        label="Title"
        required={!several}
        hint={several ? "Each gets it with a number; left empty, the name of its file." : undefined}
      />
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
      {several ? (
        <p className="text-sm text-soft">
          Afterwards, open each item and say in its alt text what it shows, for those who cannot see it.
        </p>
      ) : (
        <TextField
          form={form}
          name="alt"
          label="Alt text"
          hint="What the picture shows, for those who cannot see it."
        />
      )}
    </>
  );
}
