import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { hasUnsavedChanges, useUnsavedChanges } from "#app/dashboard/leave-guard.tsx";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { OutdatedTexts } from "#app/dashboard/outdated-text.tsx";
import { WideWord } from "#app/dashboard/row-actions.tsx";
import { newCreateKey } from "#app/dashboard/use-draft.ts";
import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import {
  type BlogCategory,
  type BlogCategoryForm,
  blogCategoryForm,
} from "#app/features/stories/blog/blog.schema.ts";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog, Dialog } from "#app/ui/dialog.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { useCategories, useRefreshBlogs } from "./blog-queries.ts";

const texts = { failed: blogMessages.saveBroke };

/** Adds, renames, recolours and deletes categories. */
export function CategoryManager({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const refresh = useRefreshBlogs();
  const { categories, isPending, isFetching, error, refetch } = useCategories();
  const [removing, setRemoving] = useState<BlogCategory>();
  const [asking, setAsking] = useState(false);
  const [createKey, setCreateKey] = useState(newCreateKey);

  /** @returns the reason of a refusal, which the form shows */
  async function showResult(
    made: Promise<CallResult<{ message?: string }>>,
    done: string,
  ): Promise<string | undefined> {
    const result = await made;
    if (!result.ok) {
      toast.error(result.message);
      // Somebody else has removed it.
      if (result.status === 404) await refresh();
      return result.message;
    }
    toast.success(result.body.message ?? done);
    await refresh();
    return undefined;
  }

  return (
    <Dialog open onClose={() => (hasUnsavedChanges() ? setAsking(true) : onClose())} title="Categories">
      <div className="px-4 py-5 sm:px-6">
        {isPending && <LoadingIndicator text="Loading categories..." />}
        <RetryLine error={error} busy={isFetching} onRetry={refetch} />
        <ul className="divide-y divide-rule border-y border-rule empty:hidden">
          {categories.map((category) => (
            <li key={category.id} className="py-3">
              <OutdatedTexts
                noun="blog category"
                id={category.id}
                labels={{ name: category.name }}
                className="mb-2"
              />
              <CategoryForm
                category={category}
                submit="Save"
                onSubmit={(form) =>
                  showResult(
                    call(blogAdminCalls.updateBlogCategory, { body: { id: category.id, ...form }, texts }),
                    blogMessages.categoryUpdated,
                  )
                }
                onRemove={() => setRemoving(category)}
              />
            </li>
          ))}
        </ul>
        <h3 className="mt-6 mb-3 text-lg">New category</h3>
        <CategoryForm
          category={{ name: "", name_ur: "", color: postDefaults.color }}
          submit="Add"
          onSubmit={async (form) => {
            const refused = await showResult(
              call(blogAdminCalls.createBlogCategory, { body: form, texts, createKey }),
              blogMessages.categoryCreated,
            );
            if (refused === undefined) setCreateKey(newCreateKey());
            return refused;
          }}
        />
      </div>
      {removing && (
        <DeletionDialog
          title={`Remove ${removing.name}?`}
          question="It disappears from the site's filters. You cannot remove a category that posts still use."
          name={removing.name}
          confirm="Remove"
          busy="Removing..."
          remove={() => call(blogAdminCalls.deleteBlogCategory, { body: { id: removing.id }, texts })}
          bin={{ noun: "blog category", ids: [removing.id] }}
          done={blogMessages.categoryDeleted}
          refresh={refresh}
          onClose={() => setRemoving(undefined)}
        />
      )}
      <ConfirmDialog
        open={asking}
        title="Close without saving?"
        confirm="Close"
        cancel="Keep editing"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>A category has changes that are not saved.</p>
      </ConfirmDialog>
    </Dialog>
  );
}

type CategoryFormProps = {
  category: BlogCategoryForm;
  submit: "Save" | "Add";
  /** @returns why it was refused, undefined when it was done */
  onSubmit: (category: BlogCategoryForm) => Promise<string | undefined>;
  onRemove?: () => void;
};

/** A colour input gives small letters, the stored colour has capital ones. */
const valuesOf = ({ name, name_ur, color }: BlogCategoryForm) => ({
  name,
  name_ur,
  color: color.toLowerCase(),
});

/** Name, in both languages, and colour of one category, in a line. */
function CategoryForm({ category, submit, onSubmit, onRemove }: CategoryFormProps) {
  const { form, handleSubmit } = useDashboardForm(blogCategoryForm, { defaultValues: valuesOf(category) });
  const { isDirty, isSubmitting, errors } = form.formState;
  const error = errors.name?.message ?? errors.name_ur?.message ?? errors.color?.message;
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
        {/* On a phone the buttons stand below, together. */}
        <div className="flex flex-1 basis-56 gap-2">
          <TextInput
            {...form.register("name")}
            aria-label={`${label}: name`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            dir="auto"
            maxLength={60}
            className="min-w-0 flex-1"
          />
          <TextInput
            {...form.register("name_ur")}
            aria-label={`${label}: name in Urdu`}
            lang="ur"
            dir="rtl"
            placeholder="اردو"
            autoComplete="off"
            maxLength={60}
            className="min-w-0 flex-1"
          />
        </div>
        <div className="ms-auto flex gap-2">
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
              className="gap-1 px-3!"
              disabled={isSubmitting}
              onClick={onRemove}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
              <WideWord>Remove</WideWord>
            </Button>
          )}
        </div>
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-semibold text-pomegranate">
          {error}
        </p>
      )}
    </form>
  );
}
