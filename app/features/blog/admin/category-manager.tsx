import { useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { newCreateKey } from "#app/dashboard/create-key.ts";
import { hasUnsavedChanges } from "#app/dashboard/leave-guard.tsx";
import { postDefaults } from "#app/features/blog/blog.messages.ts";
import type { BlogCategory } from "#app/features/blog/blog.schema.ts";
import { blogMessages } from "#app/features/blog/blog-admin.messages.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { useCategories, useRefreshBlogs } from "./blog-queries.ts";
import { CategoryForm } from "./category-form.tsx";

const texts = { failed: blogMessages.saveBroke };

/** Adds, renames, recolours and deletes categories. */
export function CategoryManager({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const refresh = useRefreshBlogs();
  const { categories, isPending, error, refetch } = useCategories();
  const [removing, setRemoving] = useState<BlogCategory>();
  const [busy, setBusy] = useState(false);
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

  async function remove() {
    if (!removing) return;
    setBusy(true);
    await showResult(
      call("deleteBlogCategory", { body: { id: removing.id }, texts }),
      blogMessages.categoryDeleted,
    );
    setBusy(false);
    setRemoving(undefined);
  }

  return (
    <Dialog open onClose={() => (hasUnsavedChanges() ? setAsking(true) : onClose())} title="Categories">
      <div className="px-4 py-5 sm:px-6">
        {isPending && <LoadingIndicator text="Loading categories..." />}
        {error && (
          <p className="flex items-center gap-3 text-pomegranate">
            {error.message}
            <Button variant="quiet" size="small" onClick={() => refetch()}>
              Try Again
            </Button>
          </p>
        )}
        <ul className="divide-y divide-rule border-y border-rule empty:hidden">
          {categories.map((category) => (
            <li key={category.id} className="py-3">
              <CategoryForm
                category={category}
                submit="Save"
                onSubmit={(form) =>
                  showResult(
                    call("updateBlogCategory", { body: { id: category.id, ...form }, texts }),
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
          category={{ name: "", color: postDefaults.color }}
          submit="Add"
          onSubmit={async (form) => {
            const refused = await showResult(
              call("createBlogCategory", { body: form, texts, createKey }),
              blogMessages.categoryCreated,
            );
            if (refused === undefined) setCreateKey(newCreateKey());
            return refused;
          }}
        />
      </div>
      <ConfirmDialog
        open={removing !== undefined}
        title={`Remove ${removing?.name ?? "the category"}?`}
        confirm={busy ? "Removing..." : "Remove"}
        busy={busy}
        onConfirm={remove}
        onCancel={() => setRemoving(undefined)}
      >
        <p>It disappears from the site's filters. You cannot remove a category that posts still use.</p>
      </ConfirmDialog>
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
