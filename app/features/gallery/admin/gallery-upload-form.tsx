import { type FormEvent, useRef, useState } from "react";
import { FormNotice, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { useNewForm } from "#app/dashboard/use-new-form.ts";
import { useUpload } from "#app/dashboard/use-upload.ts";
import { galleryMessages as messages } from "#app/features/gallery/gallery.messages.ts";
import { type GalleryItemForm, galleryItemForm } from "#app/features/gallery/gallery.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { itemFormData, mediaRule, uploadTexts } from "./gallery-calls.ts";
import { GalleryFields } from "./gallery-fields.tsx";

type GalleryUploadFormProps = { sections: readonly string[]; onAdded: () => Promise<unknown> };

const empty = { title: "", section: "", alt: "" };
/** What the server says of the file. */
const fileMessages: readonly string[] = [messages.fileMissing, messages.fileType, messages.fileSize];

/** Uploads a picture or video. What fails is said here, and nothing typed or chosen is lost. */
export function GalleryUploadForm({ sections, onAdded }: GalleryUploadFormProps) {
  const toast = useToast();
  const { send, running } = useUpload();
  const { form, result, setResult, handleSubmit } = useDashboardForm(galleryItemForm, {
    defaultValues: empty,
  });
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const { isSubmitting, isDirty } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useNewForm(element);

  async function upload(item: GalleryItemForm) {
    if (!file) return;
    const reply = await send<{ message?: string }>("createGalleryItem", {
      form: itemFormData(item, file),
      texts: uploadTexts,
    });
    if (!reply.ok) {
      if (fileMessages.includes(reply.message)) setFileError(reply.message);
      else setResult(reply);
      return;
    }
    toast.success(reply.body.message ?? messages.added);
    setFile(undefined);
    // The next item is often of the same section.
    form.reset({ ...empty, section: item.section });
    await onAdded();
  }

  const submit = handleSubmit(upload);
  function checkAndSubmit(event: FormEvent) {
    if (!file) setFileError(messages.fileMissing);
    return submit(event);
  }

  return (
    <form
      ref={element}
      noValidate
      aria-labelledby="upload-media"
      onSubmit={checkAndSubmit}
      className="mb-8 border-y border-rule py-5"
    >
      <LeaveGuard unsaved={isDirty || file !== undefined} />
      <h2 id="upload-media" className="mb-4 text-xl">
        Upload media
      </h2>
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
        <UploadField
          label="Media file"
          required
          hint="A picture (JPEG, PNG, GIF, WebP) or a video (MP4, WebM, OGG), at most 50MB."
          rule={mediaRule}
          accept={`${mediaRule.types.join(",")},.ogg`}
          value={file}
          onChange={(chosen) => {
            setFile(chosen);
            setFileError(undefined);
          }}
          error={fileError}
          upload={running}
        />
        <div className="grid max-w-3xl gap-4 lg:grid-cols-2 lg:[&>:nth-child(3)]:col-span-2">
          <GalleryFields form={form} sections={sections} />
          <div className="flex flex-col items-start gap-4 lg:col-span-2">
            <FormNotice result={result} />
            <Button type="submit" disabled={isSubmitting}>
              {isSubmitting ? "Uploading..." : "Upload Media"}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}
