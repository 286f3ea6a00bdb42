import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { TextField, UrduField, urduHint } from "#app/dashboard/form-fields.tsx";
import { gallery } from "#app/features/stories/gallery/gallery.rows.ts";
import type { GalleryItemForm, galleryItemForm } from "#app/features/stories/gallery/gallery.schema.ts";
import { Suggestions } from "#app/ui/field.tsx";

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
  const { title, section, alt } = gallery.fields;

  /** A section keeps its name when it is chosen again, and another one does not take it over. */
  function nameSection(chosen: string) {
    const known = sectionsInUrdu[chosen];
    const isOfOther = Object.values(sectionsInUrdu).includes(form.getValues("section_ur") ?? "");
    if (known || isOfOther) form.setValue("section_ur", known ?? "", { shouldDirty: true });
  }

  return (
    <>
      <TextField
        form={form}
        name="title"
        label={title.label}
        required={!several}
        hint={several ? "Each file gets this title with a number. If empty, its file name." : undefined}
      />
      {!several && <UrduField form={form} name="title_ur" label={title.label} hint={urduHint} />}
      <TextField
        form={form}
        name="section"
        label={section.label}
        required
        hint={section.hint}
        list={listId}
        onInput={({ currentTarget }) => nameSection(currentTarget.value.trim())}
      />
      <Suggestions id={listId} of={sections} />
      <UrduField
        form={form}
        name="section_ur"
        label={section.label}
        hint="One name for all items of the section."
      />
      {several ? (
        <p className="text-sm text-soft">
          Afterwards, open each item and describe it in its alt text, for people who cannot see it, and write
          both in Urdu.
        </p>
      ) : (
        <>
          <TextField form={form} name="alt" label={alt.label} hint={alt.hint} />
          <UrduField form={form} name="alt_ur" label={alt.label} />
        </>
      )}
    </>
  );
}
