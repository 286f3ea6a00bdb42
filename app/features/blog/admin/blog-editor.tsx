import { useRef } from "react";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { Button } from "#app/ui/button.tsx";
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
  const title = useRef<HTMLInputElement>(null);
  const { saving, unsaved, failure, words } = editor;
  return (
    <EditorDialog
      title={editor.editing ? "Edit Blog Post" : "Create New Blog Post"}
      noun="post"
      shape="wide"
      save={words}
      saving={saving}
      unsaved={unsaved}
      result={failure}
      onSubmit={editor.submit}
      onClose={editor.discard}
      initialFocus={title}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
      notices={
        <>
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
        </>
      }
    >
      <BlogEditorContent editor={editor} titleRef={title} />
      <div className="flex flex-col gap-6">
        <BlogEditorPublication editor={editor} />
        <BlogEditorImage editor={editor} />
        <BlogEditorSearch editor={editor} />
      </div>
    </EditorDialog>
  );
}
