import { z } from "zod";
import { picturesCalls } from "#app/features/stories/pictures/pictures.calls.ts";
import { optionalText } from "#app/lib/call-rules.ts";
import { textPictureRule } from "#app/lib/text-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { useRefresh } from "./call.ts";
import { FormNotice, useDashboardForm } from "./dashboard-form.tsx";
import type { ChosenPicture } from "./file-change.ts";
import { TextField } from "./form-fields.tsx";
import { UploadField } from "./upload-field.tsx";
import { useUpload } from "./use-upload.tsx";

const pictureForm = z.object({
  file: z.custom<File>((file) => file instanceof File, "Please choose a picture."),
  alt: optionalText({ label: "The description", max: 300 }),
});
const empty = { alt: "" };

/** Uploads a picture into the library, with its description. It stays there until somebody deletes it. */
export function PictureUpload({ onUploaded }: { onUploaded: (picture: ChosenPicture) => void }) {
  const toast = useToast();
  const refresh = useRefresh(picturesCalls.listPictures);
  const { send, running } = useUpload();
  const { form, result, setResult, handleSubmit } = useDashboardForm(pictureForm, { defaultValues: empty });
  const { isSubmitting, errors } = form.formState;

  async function upload({ file, alt }: z.output<typeof pictureForm>) {
    const reply = await send(picturesCalls.uploadPicture, {
      body: { alt, kept: "1" },
      files: { picture: file },
      texts: { failed: "The picture could not be uploaded. Please try again." },
    });
    if (!reply.ok) return setResult(reply);
    toast.success(reply.body.message ?? "Picture added to the library.");
    form.reset(empty);
    void refresh();
    onUploaded({ path: reply.body.path, alt });
  }

  const submit = handleSubmit(upload);
  return (
    <form
      noValidate
      className="grid gap-5 py-3"
      // It may stand in another form's tree, whose submit it must not set off.
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
    >
      <UploadField
        label="Picture"
        hint="JPEG, PNG, GIF or WebP, less than 5MB. Larger photos are reduced."
        required
        rule={textPictureRule}
        value={form.watch("file")}
        onChange={(file) =>
          file ? form.setValue("file", file, { shouldValidate: true }) : form.resetField("file")
        }
        error={errors.file?.message}
        upload={running}
        disabled={isSubmitting}
      />
      <TextField
        form={form}
        name="alt"
        label="What the picture shows"
        hint="For people who cannot see it. It is proposed wherever the picture is chosen."
        maxLength={300}
      />
      <FormNotice result={result} />
      <Button type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? "Uploading..." : "Upload Picture"}
      </Button>
    </form>
  );
}
