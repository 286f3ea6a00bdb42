import { useId, useRef, useState } from "react";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BlogConflict, BlogGone } from "./blog-conflict.tsx";
import { BlogEditorContent } from "./blog-editor-content.tsx";
import { BlogEditorImage } from "./blog-editor-image.tsx";
import { BlogEditorPublication } from "./blog-editor-publication.tsx";
import { BlogEditorSearch } from "./blog-editor-search.tsx";
import { useBlogEditor } from "./blog-editor-state.ts";

type BlogEditorProps = {
  /** The post to edit; a new one when left out. */
  post?: BlogPost;
  onClose: () => void;
};

/** Creates or edits a post. Closing with unsaved text asks first. */
export function BlogEditor({ post, onClose }: BlogEditorProps) {
  const editor = useBlogEditor(post, onClose);
  const [asking, setAsking] = useState(false);
  const formId = useId();
  const title = useRef<HTMLInputElement>(null);
  const { saving, unsaved, failure, words } = editor;

  function requestClose() {
    if (saving) return;
    if (unsaved) setAsking(true);
    else editor.discard();
  }

  return (
    <Dialog
      open
      onClose={requestClose}
      shape="wide"
      title={editor.editing ? "Edit Blog Post" : "Create New Blog Post"}
      initialFocus={title}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {failure && <p className="me-auto text-sm font-semibold text-pomegranate">{failure.message}</p>}
          <Button variant="quiet" disabled={saving} onClick={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={saving}>
            {saving ? words.busy : words.idle}
          </Button>
        </div>
      }
    >
      <div className="px-4 py-5 sm:px-6">
        <LeaveGuard unsaved={unsaved} />
        {editor.restored && (
          <Notice role="status" className="mb-5 flex flex-wrap items-center justify-between gap-3">
            Text that you had not saved is back.
            <Button variant="quiet" size="small" onClick={editor.startOver}>
              Start over
            </Button>
          </Notice>
        )}
        <BlogConflict editor={editor} />
        {post && failure?.status === 404 && <BlogGone onConvertToNew={editor.convertToNew} />}
        <form
          id={formId}
          noValidate
          onSubmit={editor.submit}
          className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
        >
          <BlogEditorContent editor={editor} titleRef={title} />
          <div className="flex flex-col gap-6">
            <BlogEditorPublication editor={editor} />
            <BlogEditorImage editor={editor} />
            <BlogEditorSearch editor={editor} />
          </div>
        </form>
      </div>

      <ConfirmDialog
        open={asking}
        title="Discard what you wrote?"
        confirm="Discard"
        cancel="Keep editing"
        onConfirm={editor.discard}
        onCancel={() => setAsking(false)}
      >
        <p>This post has changes that are not saved. Closing the editor discards them.</p>
      </ConfirmDialog>
    </Dialog>
  );
}
