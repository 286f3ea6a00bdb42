import { useState } from "react";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { BlogEditorContent } from "./blog-editor-content.tsx";
import { BlogEditorImage } from "./blog-editor-image.tsx";
import { BlogEditorPublication } from "./blog-editor-publication.tsx";
import { BlogEditorSearch } from "./blog-editor-search.tsx";
import { useBlogEditor } from "./blog-editor-state.ts";
import { BlogNotices } from "./blog-notices.tsx";

type BlogEditorProps = {
  /** The post to edit; a new one when left out. */
  post?: BlogPost;
  onClose: () => void;
  /** The post was saved, and the editor stays open. */
  onStay: (post: BlogPost) => void;
};

/** Creates or edits a post. Closing with unsaved text asks first. */
export function BlogEditor({ post, onClose, onStay }: BlogEditorProps) {
  const editor = useBlogEditor(post, { onClose, onStay });
  const [preview, setPreview] = useState(false);
  return (
    <EditorDialog
      {...dialogOf(editor)}
      title={editor.editing ? "Edit Blog Post" : "Create New Blog Post"}
      shape="wide"
      save={editor.words}
      also={editor.also || undefined}
      onShortcut={editor.prepareQuickSave}
      // With the preview beside it the text takes the whole width, and the settings stand below.
      className={preview ? "grid gap-6" : "grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"}
      notices={<BlogNotices editor={editor} />}
    >
      <BlogEditorContent editor={editor} preview={preview} onPreview={() => setPreview(!preview)} />
      <div className={preview ? "grid items-start gap-6 lg:grid-cols-3" : "flex flex-col gap-6"}>
        <BlogEditorPublication editor={editor} />
        <BlogEditorImage editor={editor} />
        <BlogEditorSearch editor={editor} />
      </div>
    </EditorDialog>
  );
}
