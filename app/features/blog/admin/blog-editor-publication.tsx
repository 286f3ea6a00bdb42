import { useWatch } from "react-hook-form";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectInput, TextInput } from "#app/ui/text-input.tsx";
import { hiddenText } from "./blog-columns.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { readTimeOf } from "./blog-form-data.ts";
import { BlogPreviewLink } from "./blog-preview-link.tsx";
import { useCategories } from "./blog-queries.ts";

export function BlogEditorPublication({ editor }: { editor: BlogEditorState }) {
  const { form, stored, editing, unsaved } = editor;
  const { categories, error, refetch } = useCategories();
  const [content, minutes] = useWatch({ control: form.control, name: ["content", "read_time"] });
  const proposed = readTimeOf(content ?? "");
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
      {proposed !== undefined && String(proposed) !== String(minutes) && (
        <p className="-mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
          By its length the text takes {proposed} min.
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              form.setValue("read_time", String(proposed), { shouldDirty: true, shouldValidate: true })
            }
          >
            Use {proposed} min
          </Button>
        </p>
      )}
      <FormField form={form} name="author_name" label="Author name">
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="published_at"
        label="Publication date"
        hint="The post becomes public on this day."
      >
        {(control) => <TextInput {...control} type="date" />}
      </FormField>
      {editing && stored && hiddenText(stored) && <BlogPreviewLink postId={stored.id} unsaved={unsaved} />}
    </BlogEditorPanel>
  );
}
