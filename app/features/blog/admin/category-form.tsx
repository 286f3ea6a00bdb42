import { Trash2 } from "lucide-react";
import { useId } from "react";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { useUnsavedChanges } from "#app/dashboard/leave-guard.tsx";
import { type BlogCategoryForm, blogCategoryForm } from "#app/features/blog/blog.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

type CategoryFormProps = {
  category: BlogCategoryForm;
  submit: "Save" | "Add";
  /** @returns why it was refused, undefined when it was done */
  onSubmit: (category: BlogCategoryForm) => Promise<string | undefined>;
  onRemove?: () => void;
};

/** A colour input gives small letters, the stored colour has capital ones. */
const valuesOf = ({ name, color }: BlogCategoryForm) => ({ name, color: color.toLowerCase() });

/** Name and colour of one category, in a line. */
export function CategoryForm({ category, submit, onSubmit, onRemove }: CategoryFormProps) {
  const { form, handleSubmit } = useDashboardForm(blogCategoryForm, { defaultValues: valuesOf(category) });
  const { isDirty, isSubmitting, errors } = form.formState;
  const error = errors.name?.message ?? errors.color?.message;
  const errorId = useId();
  useUnsavedChanges(isDirty);

  const label = category.name || "New category";

  async function send(changed: BlogCategoryForm) {
    const refused = await onSubmit(changed);
    if (refused) form.setError("name", { message: refused });
    // What was stored is what the line shows: the new line starts anew, the others as they were tidied up.
    else form.reset(valuesOf(submit === "Add" ? category : changed));
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <div className="flex flex-wrap items-center gap-2">
        <input
          {...form.register("color")}
          type="color"
          aria-label={`${label}: colour`}
          className="size-11 shrink-0 cursor-pointer rounded-sm border border-rule-strong bg-raised p-1"
        />
        <TextInput
          {...form.register("name")}
          aria-label={`${label}: name`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          dir="auto"
          maxLength={60}
          className="w-auto flex-1 basis-24"
        />
        <Button
          type="submit"
          className="px-3!"
          variant={submit === "Add" ? "primary" : "quiet"}
          disabled={isSubmitting || (submit === "Save" && !isDirty)}
        >
          {isSubmitting ? "Saving..." : submit}
        </Button>
        {onRemove && (
          <Button
            variant="quiet"
            aria-label={`Remove ${category.name}`}
            className="px-3!"
            disabled={isSubmitting}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        )}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-semibold text-pomegranate">
          {error}
        </p>
      )}
    </form>
  );
}
