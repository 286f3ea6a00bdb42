import { type FormEvent, useRef, useState } from "react";
import { CaptionsField } from "#app/dashboard/captions-field.tsx";
import { FormNotice, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { type ChosenPicture, type FileChange, proposedAlt, unchanged } from "#app/dashboard/file-change.ts";
import { FormFoldButton, foldedAway, useFormFold, useNewForm } from "#app/dashboard/form-fold.tsx";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { newCreateKey } from "#app/dashboard/use-draft.ts";
import { useUpload } from "#app/dashboard/use-upload.tsx";
import { galleryCalls } from "#app/features/stories/gallery/gallery.calls.ts";
import { galleryMessages as messages } from "#app/features/stories/gallery/gallery.rows.ts";
import { type GalleryItemForm, galleryItemForm } from "#app/features/stories/gallery/gallery.schema.ts";
import { libraryPictureMessages } from "#app/lib/library-picture.ts";
import { isVideo } from "#app/lib/upload-rule.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { batchForm, batchTitle, mediaRule, useGalleryBatch } from "./gallery-batch.ts";
import { GalleryBatchList } from "./gallery-batch-list.tsx";
import { GalleryFields } from "./gallery-fields.tsx";

type GalleryUploadFormProps = {
  sections: readonly string[];
  sectionsInUrdu: Readonly<Record<string, string>>;
  /** The gallery has no items yet: the form is open. Undefined while that is not known. */
  isEmpty: boolean | undefined;
  onAdded: () => Promise<unknown>;
};

const empty = { title: "", title_ur: "", section: "", section_ur: "", alt: "", alt_ur: "" };
/** What the server says of the file. */
const fileMessages: readonly string[] = [
  ...[messages.fileMissing, messages.fileType, messages.fileSize],
  libraryPictureMessages.missing,
];
/** Uploads a picture or video, or several. What fails is said here, and nothing typed or chosen is lost. */
export function GalleryUploadForm({ sections, sectionsInUrdu, isEmpty, onAdded }: GalleryUploadFormProps) {
  const toast = useToast();
  const { send, running } = useUpload();
  const [file, setFile] = useState<File>();
  const files = useGalleryBatch(() => running?.cancel());
  const { batch } = files;
  /** A picture of the library, in place of a file. */
  const [picked, setPicked] = useState<ChosenPicture>();
  const [fileError, setFileError] = useState<string>();
  const [captions, setCaptions] = useState<FileChange>(unchanged);
  const several = batch.length > 0;
  const schema = several ? batchForm : galleryItemForm;
  const { form, result, setResult, handleSubmit } = useDashboardForm(schema, { defaultValues: empty });
  const { isSubmitting, isDirty } = form.formState;
  const [createKey, setCreateKey] = useState(newCreateKey);
  const element = useRef<HTMLFormElement>(null);
  /** The one file that the next submit sends. */
  const only = useRef<number>(undefined);
  const fold = useFormFold(isEmpty, isDirty || file !== undefined || picked !== undefined || several);
  useNewForm(element, fold);

  const film = !several && file !== undefined && isVideo(file);

  /** @param number of the file, if there are several */
  const sendOne = (item: GalleryItemForm, media: File | undefined, number = 0) =>
    send(galleryCalls.createGalleryItem, {
      body: {
        ...item,
        picture_path: media ? undefined : picked?.path,
      },
      files: { media, captions: film && captions.kind === "chosen" ? captions.file : undefined },
      texts: { failed: messages.createFailed, broke: messages.createBroke },
      createKey: `${createKey}-${number}`,
    });

  async function finish({ section, section_ur }: GalleryItemForm, message: string) {
    toast.success(message);
    files.clear();
    setFile(undefined);
    setPicked(undefined);
    setCaptions(unchanged);
    setCreateKey(newCreateKey());
    // The next item is often of the same section.
    form.reset({ ...empty, section, section_ur });
    void onAdded();
  }

  async function upload(item: GalleryItemForm) {
    if (several) return uploadAll(item);
    if (!file && !picked) return;
    const reply = await sendOne(item, file);
    if (reply.ok) return finish(item, reply.body.message ?? messages.created);
    if (fileMessages.includes(reply.message)) setFileError(reply.message);
    else setResult(reply);
  }

  /** One after the other, in their order. What fails stays, and is sent again by the next press. */
  async function uploadAll(item: GalleryItemForm) {
    const sent = only.current;
    only.current = undefined;
    const { added, failed, cancelled } = await files.run(
      (media, entry) =>
        sendOne(
          { ...item, title: batchTitle(item.title, entry), title_ur: "", alt: "", alt_ur: "" },
          media,
          entry.number,
        ),
      sent,
    );
    const all = added + failed + cancelled;
    if (added === all && sent === undefined) return finish(item, messages.addedSeveral(added));
    if (failed > 0) setResult({ ok: false, message: messages.notAdded(failed, all) });
    if (added === 0) return;
    toast.success(messages.addedSeveral(added));
    await onAdded();
  }

  function sendAgain(number: number) {
    if (files.again(number)) return;
    only.current = number;
    element.current?.requestSubmit();
  }

  function addToBatch(chosen: File[]) {
    const faults = files.add(file ? [file, ...chosen] : chosen);
    setFile(undefined);
    setPicked(undefined);
    setFileError(faults.length > 0 ? faults.join(" ") : undefined);
    form.clearErrors("title");
  }

  function chooseOne(chosen: File | undefined) {
    setFile(chosen);
    setPicked(undefined);
  }

  function chooseFromLibrary(chosen: ChosenPicture) {
    const before: FileChange = picked ? { kind: "library", picture: picked } : unchanged;
    form.setValue("alt", proposedAlt(form.getValues("alt"), chosen, before), { shouldDirty: true });
    setFileError(undefined);
    setFile(undefined);
    setPicked(chosen);
  }

  const submit = handleSubmit(upload);
  function checkAndSubmit(event: FormEvent) {
    setFileError(file || picked || several ? undefined : messages.fileMissing);
    return submit(event);
  }

  return (
    <form
      ref={element}
      noValidate
      aria-labelledby="upload-media"
      onSubmit={checkAndSubmit}
      className="group/fold mb-8 border-y border-rule py-5 data-folded:py-3 sm:data-folded:flex sm:data-folded:items-end sm:data-folded:gap-5"
      {...fold.props}
    >
      <LeaveGuard unsaved={isDirty || file !== undefined || picked !== undefined || several} />
      <div className="mb-4 flex items-center justify-between gap-4 group-data-folded/fold:mb-2 sm:group-data-folded/fold:contents">
        <h2 id="upload-media" className="text-xl sm:group-data-folded/fold:mb-2">
          Upload media
        </h2>
        <div className="shrink-0 sm:group-data-folded/fold:order-last sm:group-data-folded/fold:mb-1.5">
          <FormFoldButton fold={fold} />
        </div>
      </div>
      <div className="grid min-w-0 flex-1 items-start group-data-folded/fold:grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3 group-data-folded/fold:[&_[id$=-hint]]:hidden">
          <UploadField
            label="Media file"
            required
            hint="Pictures (JPEG, PNG, GIF, WebP) or videos (MP4, WebM, OGG), at most 50MB each."
            rule={mediaRule}
            accept={`${mediaRule.types.join(",")},.ogg`}
            value={file}
            onChange={(chosen) => {
              setFileError(undefined);
              if (chosen && several) addToBatch([chosen]);
              else chooseOne(chosen);
            }}
            onLibrary={several ? undefined : chooseFromLibrary}
            current={picked && { src: picked.path, kind: "image", alt: picked.alt }}
            onRemoveCurrent={() => setPicked(undefined)}
            removeText="Remove"
            onSeveral={addToBatch}
            error={fileError}
            upload={several ? undefined : running}
            disabled={isSubmitting}
          />
          {film && (
            <CaptionsField
              change={captions}
              setChange={setCaptions}
              message={result && !result.ok ? result.message : undefined}
              disabled={isSubmitting}
            />
          )}
          {several && (
            <GalleryBatchList
              batch={batch}
              common={form.watch("title").trim()}
              share={running?.share}
              busy={isSubmitting}
              onCancel={files.cancel}
              onAgain={sendAgain}
            />
          )}
        </div>
        <div className={`grid max-w-3xl gap-4 lg:grid-cols-2 ${foldedAway}`}>
          <GalleryFields form={form} sections={sections} sectionsInUrdu={sectionsInUrdu} several={several} />
          <div className="flex flex-col items-start gap-4 lg:col-span-2">
            <FormNotice result={result} />
            <Button type="submit" disabled={isSubmitting}>
              {isSubmitting ? "Uploading..." : several ? uploadWords(batch.length) : "Upload Media"}
            </Button>
            {isSubmitting && several && (
              <Button variant="quiet" onClick={files.cancelAll}>
                Cancel all
              </Button>
            )}
          </div>
        </div>
      </div>
    </form>
  );
}

const uploadWords = (count: number) => (count === 1 ? "Upload 1 File" : `Upload ${count} Files`);
