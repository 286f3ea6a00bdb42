import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { BlogAppearance } from "./blog-appearance.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";

/** The texts for search engines and shared links. */
export function BlogEditorSearch({ editor }: { editor: BlogEditorState }) {
  const { form } = editor;
  return (
    <BlogEditorPanel title="SEO Settings">
      <FormField form={form} name="excerpt" label="Excerpt" hint="Shown on the cards too.">
        {(control) => <TextArea {...control} rows={3} dir="auto" />}
      </FormField>
      <FormField form={form} name="meta_title" label="Meta title" hint="The post's title when left empty.">
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="meta_description"
        label="Meta description"
        hint="The excerpt when left empty."
      >
        {(control) => <TextArea {...control} rows={3} dir="auto" />}
      </FormField>
      <BlogAppearance editor={editor} />
    </BlogEditorPanel>
  );
}
