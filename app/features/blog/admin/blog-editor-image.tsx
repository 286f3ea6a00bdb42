import { ImagePlus } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { imageTypes } from "#app/features/blog/blog.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { BlogFilePreview } from "./blog-file-preview.tsx";
import { imageFault } from "./blog-form-data.ts";

type BlogEditorImageProps = { editor: BlogEditorState };
const frame = "aspect-8/5 w-full border border-rule bg-sunk object-cover";

/** Chooses, shows and removes the featured image. Files that the server would refuse are refused here. */
export function BlogEditorImage({ editor }: BlogEditorImageProps) {
  const toast = useToast();
  const { form, file: image, setFile: setImage, stored: post } = editor;
  const [fault, setFault] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const stored = image.kind === "unchanged" ? post?.featured_image : null;
  const shown = Boolean(image.kind === "chosen" || stored);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // So that choosing the same file again fires a change event.
    event.target.value = "";
    if (!file) return;
    const refused = imageFault(file);
    setFault(refused);
    if (refused) toast.error(refused);
    else setImage({ kind: "chosen", file });
  }

  function remove() {
    setFault(undefined);
    setImage(post?.featured_image ? { kind: "removed" } : { kind: "unchanged" });
    picker.current?.focus();
  }

  return (
    <BlogEditorPanel title="Featured Image">
      {image.kind === "chosen" && (
        <BlogFilePreview file={image.file} alt="Preview of the chosen file" className={frame} />
      )}
      {stored && <Picture src={stored} alt="Featured image now" sizes="320px" className={frame} />}
      <Field
        label={shown ? "Replace image" : "Upload image"}
        error={fault}
        hint="JPEG, PNG, GIF or WebP, less than 5MB."
      >
        {(control) => (
          <div className="relative flex min-h-11 items-center justify-center gap-2 rounded-sm border border-dashed border-rule-strong text-sm font-semibold text-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:bg-sunk hover:text-ink">
            <ImagePlus aria-hidden="true" className="size-4.5" />
            Choose a file
            <input
              {...control}
              ref={picker}
              type="file"
              accept={imageTypes.join(",")}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={choose}
            />
          </div>
        )}
      </Field>
      {shown && (
        <Button variant="quiet" size="small" className="self-start" onClick={remove}>
          Remove image
        </Button>
      )}
      <FormField
        form={form}
        name="featured_image_alt"
        label="Alt text"
        hint="What the picture shows, for those who cannot see it."
      >
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
      </FormField>
    </BlogEditorPanel>
  );
}
