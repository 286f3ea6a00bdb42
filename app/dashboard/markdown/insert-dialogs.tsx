import type { FormEvent, ReactNode, RefObject } from "react";
import { z } from "zod";
import { call } from "#app/dashboard/call.ts";
import { FormNotice, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { type ChosenPicture, type FileChange, proposedAlt, unchanged } from "#app/dashboard/file-change.ts";
import { TextField } from "#app/dashboard/form-fields.tsx";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { picturesCalls } from "#app/features/stories/pictures/pictures.calls.ts";
import { isSafeLink, requiredText } from "#app/lib/call-rules.ts";
import { insertMessages, textPictureRule } from "#app/lib/text-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

type InsertDialogProps = {
  title: string;
  insert: string;
  busy?: boolean;
  /** Gets the focus back. */
  returnTo: RefObject<HTMLElement | null>;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** A few fields whose values go into the text. It stands in the editor's form, whose submit it must not set off. */
function InsertDialog({
  title,
  insert,
  busy = false,
  returnTo,
  onSubmit,
  onClose,
  children,
}: InsertDialogProps) {
  return (
    <Dialog open title={title} returnTo={returnTo} onClose={() => !busy && onClose()}>
      <form
        noValidate
        className="grid gap-5 px-4 py-5 sm:px-6"
        onSubmit={(event) => {
          event.stopPropagation();
          void onSubmit(event);
        }}
      >
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {insert}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const linkForm = z.object({
  words: requiredText(insertMessages.linkWords, { label: "The words", max: 300 }),
  link: requiredText(insertMessages.linkAddress, { label: "The address", max: 1000 }).refine(
    isSafeLink,
    insertMessages.linkAddress,
  ),
});

type LinkDialogProps = {
  words: string;
  /** Of a link that is there already. */
  link?: string;
  onRemove?: () => void;
  returnTo: RefObject<HTMLElement | null>;
  onInsert: (link: z.output<typeof linkForm>) => void;
  onClose: () => void;
};

export function LinkDialog({ words, link = "", onRemove, returnTo, onInsert, onClose }: LinkDialogProps) {
  const { form, handleSubmit } = useDashboardForm(linkForm, { defaultValues: { words, link } });
  return (
    <InsertDialog
      title={link ? "Change the Link" : "Insert a Link"}
      insert={link ? "Change Link" : "Insert Link"}
      returnTo={returnTo}
      onSubmit={handleSubmit(async (link) => onInsert(link))}
      onClose={onClose}
    >
      <TextField form={form} name="words" label="Words" required />
      <TextField
        form={form}
        name="link"
        label="Address"
        required
        hint="A page of this site such as /donate, or a full web address."
        inputMode="url"
        spellCheck={false}
      />
      {link && onRemove && (
        <Button variant="quiet" className="justify-self-start" onClick={onRemove}>
          Remove the link
        </Button>
      )}
    </InsertDialog>
  );
}

const pictureForm = z.object({
  /** A new file, or a picture of the library. */
  picture: z.custom<File | ChosenPicture>(
    (picture) => picture !== undefined && picture !== null,
    insertMessages.pictureMissing,
  ),
  alt: requiredText(insertMessages.pictureAlt, { label: "The alt text", max: 300 }),
});

type PictureDialogProps = {
  pasted: File | undefined;
  returnTo: RefObject<HTMLElement | null>;
  onInsert: (picture: { alt: string; path: string }) => void;
  onClose: () => void;
};

export function PictureDialog({ pasted, returnTo, onInsert, onClose }: PictureDialogProps) {
  const { form, result, setResult, handleSubmit } = useDashboardForm(pictureForm, {
    defaultValues: { picture: pasted, alt: "" } satisfies { picture: File | undefined; alt: string },
  });
  const { isSubmitting, errors } = form.formState;
  const picture: File | ChosenPicture | undefined = form.watch("picture");
  const file = picture instanceof File ? picture : undefined;
  const fromLibrary = picture instanceof File ? undefined : picture;
  const choose = (chosen: File | ChosenPicture | undefined) =>
    chosen ? form.setValue("picture", chosen, { shouldValidate: true }) : form.resetField("picture");

  function chooseFromLibrary(chosen: ChosenPicture) {
    const before: FileChange = fromLibrary ? { kind: "library", picture: fromLibrary } : unchanged;
    form.setValue("alt", proposedAlt(form.getValues("alt"), chosen, before));
    choose(chosen);
  }

  async function insert({ picture, alt }: z.output<typeof pictureForm>) {
    if (!(picture instanceof File)) return onInsert({ alt, path: picture.path });
    const reply = await call(picturesCalls.uploadPicture, {
      body: {},
      files: { picture },
      texts: { failed: insertMessages.uploadFailed },
    });
    if (!reply.ok) return setResult(reply);
    onInsert({ alt, path: reply.body.path });
  }

  return (
    <InsertDialog
      title="Insert a Picture"
      insert={isSubmitting ? "Uploading..." : "Insert Picture"}
      busy={isSubmitting}
      returnTo={returnTo}
      onSubmit={handleSubmit(insert)}
      onClose={onClose}
    >
      <UploadField
        label="Picture"
        hint="JPEG, PNG, GIF or WebP, less than 5MB."
        required
        rule={textPictureRule}
        value={file}
        onChange={choose}
        onLibrary={chooseFromLibrary}
        current={fromLibrary && { src: fromLibrary.path, kind: "image", alt: fromLibrary.alt }}
        onRemoveCurrent={() => choose(undefined)}
        removeText="Remove"
        error={errors.picture?.message}
        disabled={isSubmitting}
      />
      <TextField
        form={form}
        name="alt"
        label="Alt text"
        required
        hint="What the picture shows, for people who cannot see it."
      />
      <FormNotice result={result} />
    </InsertDialog>
  );
}
