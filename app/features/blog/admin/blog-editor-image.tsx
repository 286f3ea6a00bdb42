import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { imageRule } from "./blog-form-data.ts";

/** Chooses, shows and removes the featured image. Files that the server would refuse are refused here. */
export function BlogEditorImage({ editor }: { editor: BlogEditorState }) {
  const toast = useToast();
  const { form, file: image, setFile: setImage, saving, stored: post } = editor;
  const stored = image.kind === "unchanged" ? post?.featured_image : null;
  const withoutImage = () => setImage(post?.featured_image ? { kind: "removed" } : { kind: "unchanged" });

  return (
    <BlogEditorPanel title="Featured Image">
      <UploadField
        label={image.kind === "chosen" || stored ? "Replace image" : "Upload image"}
        hint="JPEG, PNG, GIF or WebP, less than 5MB."
        rule={imageRule}
        value={image.kind === "chosen" ? image.file : undefined}
        onChange={(file) => (file ? setImage({ kind: "chosen", file }) : withoutImage())}
        onFault={toast.error}
        current={stored ? { src: stored, kind: "image", alt: "Featured image now" } : undefined}
        onRemoveCurrent={withoutImage}
        removeText="Remove image"
        upload={editor.upload}
        disabled={saving}
      />
      <FormField
        form={form}
        name="featured_image_alt"
        label="Alt text"
        hint="What the picture shows, for people who cannot see it."
      >
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
      </FormField>
    </BlogEditorPanel>
  );
}
