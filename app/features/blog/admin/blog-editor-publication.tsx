import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectInput, TextInput } from "#app/ui/text-input.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { useCategories } from "./blog-queries.ts";

export function BlogEditorPublication({ editor }: { editor: BlogEditorState }) {
  const { form, errors } = editor;
  const { categories, error, refetch } = useCategories();
  return (
    <BlogEditorPanel title="Publication Settings">
      <Field
        label="Category"
        required
        error={errors.category_id?.message ?? error?.message}
        aside={
          error && (
            <Button variant="quiet" size="small" onClick={() => refetch()}>
              Try Again
            </Button>
          )
        }
      >
        {(control) => (
          // The categories load after the form: the key remounts the select, so that it shows the form's
          // value.
          <SelectInput key={categories.length} {...control} {...form.register("category_id")}>
            <option value="">Select a category</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Status" error={errors.status?.message}>
          {(control) => (
            <SelectInput {...control} {...form.register("status")}>
              <option value="published">Published</option>
              <option value="draft">Draft</option>
            </SelectInput>
          )}
        </Field>
        <Field label="Read time (minutes)" error={errors.read_time?.message}>
          {(control) => (
            <TextInput {...control} {...form.register("read_time")} type="number" min={1} max={60} step={1} />
          )}
        </Field>
      </div>
      <Field label="Author name" error={errors.author_name?.message}>
        {(control) => (
          <TextInput {...control} {...form.register("author_name")} dir="auto" autoComplete="off" />
        )}
      </Field>
      <Field
        label="Publication date"
        error={errors.published_at?.message}
        hint="Visitors see the post from this day on."
      >
        {(control) => <TextInput {...control} {...form.register("published_at")} type="date" />}
      </Field>
    </BlogEditorPanel>
  );
}
