import { Field } from "#app/ui/field.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";

/** The texts for search engines and shared links. */
export function BlogEditorSearch({ editor }: { editor: BlogEditorState }) {
  const { form, errors } = editor;
  return (
    <BlogEditorPanel title="SEO Settings">
      <Field label="Excerpt" error={errors.excerpt?.message} hint="Shown on the cards too.">
        {(control) => <TextArea {...control} {...form.register("excerpt")} rows={3} dir="auto" />}
      </Field>
      <Field label="Meta title" error={errors.meta_title?.message} hint="The post's title when left empty.">
        {(control) => (
          <TextInput {...control} {...form.register("meta_title")} dir="auto" autoComplete="off" />
        )}
      </Field>
      <Field
        label="Meta description"
        error={errors.meta_description?.message}
        hint="The excerpt when left empty."
      >
        {(control) => <TextArea {...control} {...form.register("meta_description")} rows={3} dir="auto" />}
      </Field>
    </BlogEditorPanel>
  );
}
