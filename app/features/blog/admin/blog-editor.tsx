import { useState } from "react";
import type { ConflictFormat } from "#app/dashboard/conflict-fieldset.tsx";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { FilePreview } from "#app/dashboard/file-preview.tsx";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import { Picture } from "#app/ui/picture.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { BlogAppearance } from "./blog-appearance.tsx";
import { BlogEditorContent } from "./blog-editor-content.tsx";
import { BlogEditorImage } from "./blog-editor-image.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import { BlogEditorPublication } from "./blog-editor-publication.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { useBlogEditor } from "./blog-editor-state.ts";
import type { BoxName } from "./blog-form-data.ts";
import { useCategories } from "./blog-queries.ts";

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

/** The texts for search engines and shared links. */
function BlogEditorSearch({ editor }: { editor: BlogEditorState }) {
  const { form } = editor;
  return (
    <BlogEditorPanel title="SEO Settings">
      <FormField form={form} name="excerpt" label="Excerpt" hint="Shown on the cards too.">
        {(control) => <TextArea {...control} rows={3} dir="auto" />}
      </FormField>
      <FormField form={form} name="meta_title" label="Meta title" hint="If empty, the post's title.">
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
      </FormField>
      <FormField form={form} name="meta_description" label="Meta description" hint="If empty, the excerpt.">
        {(control) => <TextArea {...control} rows={3} dir="auto" />}
      </FormField>
      <BlogAppearance editor={editor} />
    </BlogEditorPanel>
  );
}

const frame = "aspect-8/5 w-full border border-rule bg-sunk object-cover";

/** A restored draft, a deleted post, and two versions of a post beside each other. */
function BlogNotices({ editor }: { editor: BlogEditorState }) {
  const { categories } = useCategories();
  const { conflict } = editor;
  const formats: Partial<Record<BoxName | "featured_image", ConflictFormat>> = {
    category_id: (value, side) => {
      const known = categories.find(({ id }) => String(id) === value)?.name;
      return known ?? ((side === "theirs" && conflict?.theirs.category_name) || "No category");
    },
    status: (value) => (value === "draft" ? "Draft" : "Published"),
    published_at: (value) => (isCalendarDay(value) ? formatDay(value) : value || "No date"),
    read_time: (value) => (value ? `${value} min` : "Empty"),
    featured_image: (value, side) => {
      if (!value) return "No picture";
      if (side === "mine" && conflict?.ownFile.kind === "chosen")
        return <FilePreview file={conflict.ownFile.file} alt="The file you chose" className={frame} />;
      return <Picture src={value} alt="The picture they chose" sizes="320px" className={frame} />;
    },
  };
  return <EditorNotices editor={editor} formats={formats} />;
}
