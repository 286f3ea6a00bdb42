import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { ConflictFormat } from "#app/dashboard/conflict-fieldset.tsx";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { FilePreview } from "#app/dashboard/file-preview.tsx";
import { TextAreaField, TextField } from "#app/dashboard/form-fields.tsx";
import { MarkdownField } from "#app/dashboard/markdown/markdown-field.tsx";
import { TranslationField, translationFormat } from "#app/dashboard/translation-field.tsx";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { type ChosenPicture, libraryPath, proposedAlt, unchanged } from "#app/dashboard/use-conflict.ts";
import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import type { BlogPost } from "#app/features/stories/blog/blog.schema.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import { BlogEditorPublication } from "./blog-editor-publication.tsx";
import { type BlogEditorState, useBlogEditor } from "./blog-editor-state.ts";
import { type BoxName, imageRule } from "./blog-form-data.ts";
import { BlogPagePreview } from "./blog-page-preview.tsx";
import { useCategories, useOriginalPosts } from "./blog-queries.ts";

const BlogTextPreview = lazyPart(async () => (await import("./blog-text-preview.tsx")).BlogTextPreview);

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
  const title = useWatch({ control: editor.form.control, name: "title" }) ?? "";
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
      <div className="flex min-w-0 flex-col gap-5">
        <TextField
          form={editor.form}
          name="title"
          label="Title"
          required
          {...langAttrs(title)}
          className="font-display text-xl font-semibold"
        />
        <MarkdownField
          form={editor.form}
          name="content"
          label="Content"
          preview={{
            shown: preview,
            onToggle: () => setPreview(!preview),
            of: (content) => <BlogTextPreview content={content} />,
          }}
        />
      </div>
      <div className={preview ? "grid items-start gap-6 lg:grid-cols-3" : "flex flex-col gap-6"}>
        <BlogEditorPublication editor={editor} />
        <BlogEditorPanel title="Translation">
          <TranslationField
            form={editor.form}
            name="translation_of"
            title={title}
            noun="post"
            stored={editor.stored}
            useOriginals={useOriginalPosts}
          />
        </BlogEditorPanel>
        <BlogPagePreview editor={editor} />
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
      <TextAreaField form={form} name="excerpt" label="Excerpt" hint="Shown on the cards too." rows={3} />
      <TextField form={form} name="meta_title" label="Meta title" hint="If empty, the post's title." />
      <TextAreaField
        form={form}
        name="meta_description"
        label="Meta description"
        hint="If empty, the excerpt."
        rows={3}
      />
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
    translation_of: translationFormat("post", [conflict?.theirs, editor.stored]),
    status: (value) => (value === "draft" ? "Draft" : "Published"),
    published_at: (value) => (isCalendarDay(value) ? formatDay(value) : value || "No date"),
    published_time: (value) => value || "From 00:00",
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

/** How the post's card reads in lists, and what search engines show of it. */
function BlogAppearance({ editor: { form, stored } }: { editor: BlogEditorState }) {
  const names = ["title", "excerpt", "meta_title", "meta_description"] as const;
  const [title, excerpt, metaTitle, metaDescription] = useWatch({ control: form.control, name: names }).map(
    (value) => String(value ?? "").trim(),
  );
  const shownTitle = title || postDefaults.title;
  const found = metaTitle || shownTitle;
  const first = "The first sentences of the text appear here while there is no excerpt.";
  return (
    <div className="grid gap-4 border-t border-rule pt-4 text-sm">
      <figure>
        <figcaption className="mb-1.5 text-xs font-semibold text-faint">In lists</figcaption>
        <Text
          as="p"
          text={shownTitle}
          className="line-clamp-2 font-display text-lg leading-snug font-semibold wrap-anywhere"
        />
        {excerpt ? (
          <Text as="p" text={excerpt} className="mt-1 line-clamp-3 text-soft wrap-anywhere" />
        ) : (
          <p className="mt-1 text-soft italic">{first}</p>
        )}
      </figure>
      <figure>
        <figcaption className="mb-1.5 text-xs font-semibold text-faint">In search engines</figcaption>
        <Text as="p" text={found} className="line-clamp-1 font-semibold text-emerald wrap-anywhere" />
        <p className="text-xs text-faint wrap-anywhere">/blog/{stored?.slug ?? "…"}</p>
        <p {...langAttrs(metaDescription || excerpt)} className="mt-0.5 line-clamp-2 text-soft wrap-anywhere">
          {metaDescription || excerpt || first}
        </p>
      </figure>
    </div>
  );
}

/** Chooses, shows and removes the featured image. Files that the server would refuse are refused here. */
function BlogEditorImage({ editor }: { editor: BlogEditorState }) {
  const toast = useToast();
  const { form, file: image, setFile: setImage, saving, stored: post } = editor;
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
        disabled={saving}
      />
      <TextField
        form={form}
        name="featured_image_alt"
        label="Alt text"
        hint="What the picture shows, for people who cannot see it."
      />
    </BlogEditorPanel>
  );
}
