import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { TextField, UrduField, urduHint } from "#app/dashboard/form-fields.tsx";
import type { GalleryItemForm, galleryItemForm } from "#app/features/stories/gallery/gallery.schema.ts";
import { Suggestions } from "#app/ui/options.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

export type GalleryInput = z.input<typeof galleryItemForm>;

type GalleryFieldsProps = {
  form: UseFormReturn<GalleryInput, unknown, GalleryItemForm>;
  /** The sections that items have, offered while typing. */
  sections: readonly string[];
  /** Those of them with an Urdu name. */
  sectionsInUrdu: Readonly<Record<string, string>>;
  /** Several files share the title, and have no alt text yet. */
  several?: boolean;
};

/** Title, section and alt text of an item. */
export function GalleryFields({ form, sections, sectionsInUrdu, several = false }: GalleryFieldsProps) {
  const listId = useId();

  /** A section keeps its name when it is chosen again, and another one does not take it over. */
  function nameSection(section: string) {
    const known = sectionsInUrdu[section];
    const isOfOther = Object.values(sectionsInUrdu).includes(form.getValues("section_ur") ?? "");
    if (known || isOfOther) form.setValue("section_ur", known ?? "", { shouldDirty: true });
  }

  return (
    <>
      <TextField
        form={form}
        name="title"
        label="Title"
        required={!several}
        hint={several ? "Each file gets this title with a number. If empty, its file name." : undefined}
      />
      {!several && <UrduField form={form} name="title_ur" label="Title" hint={urduHint} />}
      <FormField
        form={form}
        name="section"
        label="Section"
        required
        hint="Choose a section or type a new one. Visitors can filter by it."
      >
        {(control) => (
          <>
            <TextInput
              {...control}
              list={listId}
              dir="auto"
              autoComplete="off"
              onChange={(event) => {
                void control.onChange(event);
                nameSection(event.target.value.trim());
              }}
            />
            <Suggestions id={listId} of={sections} />
          </>
        )}
      </FormField>
      <UrduField
        form={form}
        name="section_ur"
        label="Section"
        hint="One name for all items of the section."
      />
      {several ? (
        <p className="text-sm text-soft">
          Afterwards, open each item and describe it in its alt text, for people who cannot see it, and write
          both in Urdu.
        </p>
      ) : (
        <>
          <TextField
            form={form}
            name="alt"
            label="Alt text"
            hint="What the picture shows, for people who cannot see it."
          />
          <UrduField form={form} name="alt_ur" label="Alt text" />
        </>
      )}
    </>
  );
}
