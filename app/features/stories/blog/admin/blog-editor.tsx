import { useState } from "react";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { type ChosenPicture, libraryPath, proposedAlt, unchanged } from "#app/dashboard/file-change.ts";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import type { BlogPost } from "#app/features/stories/blog/blog.schema.ts";
import { useToast } from "#app/ui/toast.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import { BlogEditorPublication } from "./blog-editor-publication.tsx";
import { type BlogEditorState, useBlogEditor } from "./blog-editor-state.ts";
import { BlogEditorTexts, LocalField } from "./blog-editor-texts.tsx";
import { imageRule } from "./blog-form-data.ts";
import { BlogPagePreview } from "./blog-page-preview.tsx";

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
      {...editor.save.dialog}
      title={editor.save.editing ? "Edit Blog Post" : "Create New Blog Post"}
      shape="wide"
      save={editor.words}
      also={editor.also || undefined}
      onShortcut={editor.prepareQuickSave}
      // With the preview beside it the text takes the whole width, and the settings stand below.
      className={preview ? "grid gap-6" : "grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"}
      notices={<EditorNotices save={editor.save} />}
    >
      <BlogEditorTexts editor={editor} preview={{ shown: preview, onToggle: () => setPreview(!preview) }} />
      <div className={preview ? "grid items-start gap-6 lg:grid-cols-3" : "flex flex-col gap-6"}>
        <BlogEditorPublication editor={editor} />
        <BlogPagePreview editor={editor} />
        <BlogEditorImage editor={editor} />
      </div>
    </EditorDialog>
  );
}

/** Chooses, shows and removes the featured image. Files that the server would refuse are refused here. */
function BlogEditorImage({ editor }: { editor: BlogEditorState }) {
  const toast = useToast();
  const { form, save, file: image, setFile: setImage, language } = editor;
  const { stored: post } = save;
  const stored = libraryPath(image) ?? (image.kind === "unchanged" ? post?.featured_image : null);
  const withoutImage = () =>
    setImage(post?.featured_image && image.kind !== "library" ? { kind: "removed" } : unchanged);

  function chooseFromLibrary(picture: ChosenPicture) {
    const alt = proposedAlt(form.getValues("featured_image_alt"), picture, image);
    form.setValue("featured_image_alt", alt, { shouldDirty: true });
    setImage({ kind: "library", picture });
  }

  return (
    <BlogEditorPanel title="Featured Image">
      <UploadField
        label={image.kind === "chosen" || stored ? "Replace image" : "Upload image"}
        hint="JPEG, PNG, GIF or WebP, less than 5MB."
        rule={imageRule}
        value={image.kind === "chosen" ? image.file : undefined}
        onChange={(file) => (file ? setImage({ kind: "chosen", file }) : withoutImage())}
        onFault={toast.error}
        onLibrary={chooseFromLibrary}
        current={stored ? { src: stored, kind: "image", alt: "Featured image now" } : undefined}
        onRemoveCurrent={withoutImage}
        removeText="Remove image"
        upload={editor.upload}
        disabled={save.saving}
      />
      <LocalField
        key={language}
        editor={editor}
        language={language}
        name="featured_image_alt"
        label="Alt text"
        hint="What the picture shows, for people who cannot see it."
      />
    </BlogEditorPanel>
  );
}
