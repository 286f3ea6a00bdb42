import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectInput, TextInput } from "#app/ui/text-input.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { useCategories } from "./blog-queries.ts";

export function BlogEditorPublication({ editor: { form } }: { editor: BlogEditorState }) {
  const { categories, error, refetch } = useCategories();
  return (
    <BlogEditorPanel title="Publication Settings">
      <FormField
        form={form}
        name="category_id"
        label="Category"
        required
        error={error?.message}
        aside={
          error && (
            <Button variant="quiet" size="small" onClick={() => refetch()}>
              Try Again
            </Button>
          )
        }
      >
        {(control) => (
          // The categories load after the form: the key remounts the select, so that it shows the form's value.
          <SelectInput key={categories.length} {...control}>
            <option value="">Select a category</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <FormField form={form} name="status" label="Status">
          {(control) => (
            <SelectInput {...control}>
              <option value="published">Published</option>
              <option value="draft">Draft</option>
            </SelectInput>
          )}
        </FormField>
        <FormField form={form} name="read_time" label="Read time (minutes)">
          {(control) => <TextInput {...control} type="number" min={1} max={60} step={1} />}
        </FormField>
      </div>
      <FormField form={form} name="author_name" label="Author name">
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="published_at"
        label="Publication date"
        hint="Visitors see the post from this day on."
      >
        {(control) => <TextInput {...control} type="date" />}
      </FormField>
    </BlogEditorPanel>
  );
}
