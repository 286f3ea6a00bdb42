import { ImagePlus } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { imageTypes } from "./blog.constants.ts";
import type { BlogPost } from "./blog.types.ts";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { type FeaturedImage, imageFault } from "./blog-form-data.ts";

type BlogEditorImageProps = { editor: BlogEditorState; post: BlogPost | undefined };
const frame = "aspect-8/5 w-full border border-rule bg-sunk object-cover";

/** Chooses, shows and removes the featured image. What the server would refuse is refused here already. */
export function BlogEditorImage({ editor, post }: BlogEditorImageProps) {
  const toast = useToast();
  const { form, errors, image, setImage } = editor;
  const [fault, setFault] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const preview = useFilePreview(image);
  const stored = image.kind === "kept" ? post?.featured_image : null;
  const shown = Boolean(preview ?? stored);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // So that choosing the same file again counts as a change.
    event.target.value = "";
    if (!file) return;
    const refused = imageFault(file);
    setFault(refused);
    if (refused) toast.error(refused);
    else setImage({ kind: "chosen", file });
  }

  function remove() {
    setFault(undefined);
    setImage(post?.featured_image ? { kind: "removed" } : { kind: "kept" });
    picker.current?.focus();
  }

  return (
    <BlogEditorPanel title="Featured Image">
      {preview && <img src={preview} alt="Preview of the chosen file" className={frame} />}
      {!preview && stored && (
        <Picture src={stored} alt="Featured image now" sizes="320px" className={frame} />
      )}
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
      <Field
        label="Alt text"
        error={errors.featured_image_alt?.message}
        hint="What the picture shows, for those who cannot see it."
      >
        {(control) => (
          <TextInput {...control} {...form.register("featured_image_alt")} dir="auto" autoComplete="off" />
        )}
      </Field>
    </BlogEditorPanel>
  );
}

/** An address at which the browser shows the chosen file, given back when it is no longer needed. */
function useFilePreview(image: FeaturedImage): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (image.kind !== "chosen") return setUrl(undefined);
    const made = URL.createObjectURL(image.file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return url;
}
