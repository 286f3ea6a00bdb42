import { useState } from "react";
import { useWatch } from "react-hook-form";
import { adMediaPath } from "#app/contract/ad-media-path.ts";
import { call, rowOf } from "#app/dashboard/call.ts";
import { useRefresh } from "#app/dashboard/call-query.ts";
import { CaptionsField, sentCaptions } from "#app/dashboard/captions-field.tsx";
import type { ConflictFormat } from "#app/dashboard/conflict-fieldset.tsx";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { FilePreview } from "#app/dashboard/file-preview.tsx";
import { BothLanguages, TextAreaField, TextField, UrduField, urduHint } from "#app/dashboard/form-fields.tsx";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { StoredMedium } from "#app/dashboard/upload-preview.tsx";
import { type ChosenPicture, type FileChange, libraryPath, unchanged } from "#app/dashboard/use-conflict.ts";
import { type Editor, useEditor } from "#app/dashboard/use-editor.ts";
import { useUpload } from "#app/dashboard/use-upload.ts";
import { adsCalls } from "#app/features/stories/ads/ads.calls.ts";
import { type Ad, type AdForm, adForm } from "#app/features/stories/ads/ads.schema.ts";
import { adsAdminCalls } from "#app/features/stories/ads/ads-admin.calls.ts";
import { adMessages as messages } from "#app/features/stories/ads/ads-admin.messages.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import {
  type AdInput,
  fieldLabels,
  fileRefusal,
  type MediaType,
  mediaRules,
  sentAd,
  valuesOf,
} from "./ad-form.ts";

const createTexts = { failed: messages.createFailed, broke: messages.createBroke };
const updateTexts = { failed: messages.updateFailed, broke: messages.updateBroke };

/** The editor of an ad: `useEditor` with its upload, and the rule that an ad has a file of its media type. */
function useAdEditor(ad: Ad | undefined, onClose: () => void) {
  const refresh = useRefresh(adsCalls.listAds);
  const { send, running } = useUpload();
  const [tried, setTried] = useState(false);

  const [captions, setCaptions] = useState<FileChange>(unchanged);
  const editor: Editor<AdInput, AdForm, Ad> = useEditor({
    toasts: true,
    noun: "advertisement",
    row: ad,
    schema: adForm,
    valuesOf,
    labels: fieldLabels,
    file: { name: "media_file", label: "Media file", before: "start_date", pathOf: adMediaPath },
    save: async (values, change, target, createKey) => {
      if (missing) return { ok: false, kind: "refused", message: missing };
      const { body, files } = sentAd(values, change, captions);
      const changed = { ...target, ...body, ...sentCaptions(captions).body };
      const reply = target
        ? await send(adsAdminCalls.updateAd, {
            body: { ...changed, id: target.id },
            files,
            texts: updateTexts,
          })
        : await send(adsAdminCalls.createAd, { body, files, texts: createTexts, createKey });
      return !reply.ok && reply.status === 409 && target ? { ...reply, message: messages.conflict } : reply;
    },
    done: (_values, target) => (target ? messages.updated : messages.created),
    fetchRow: async ({ id }) => {
      const asked = { query: { id }, texts: { failed: messages.loadFailed } };
      return rowOf(await call(adsCalls.listAds, asked), ([ad]) => ad, messages.notFound);
    },
    refresh,
    onClose,
  });

  const { form, file, setFile, stored, editing, result } = editor;
  const mediaType: MediaType = useWatch({ control: form.control, name: "media_type" }) ?? "image";
  const storedFits = editing && stored?.media_type === mediaType;
  const missing =
    file.kind === "chosen" || file.kind === "library" || storedFits
      ? undefined
      : editing
        ? messages.needsFile
        : messages.fileMissing;

  return {
    ...editor,
    mediaType,
    captions,
    setCaptions,
    unsaved: editor.unsaved || captions.kind !== "unchanged",
    /** The captions of the film that is shown now; another film has none yet. */
    storedCaptions: storedFits && file.kind === "unchanged" ? stored?.captions_url : undefined,
    upload: running,
    /** What the ad shows without a new file. */
    current: currentOf(
      libraryPath(file) ?? (storedFits && stored ? adMediaPath(stored) : undefined),
      mediaType,
    ),
    fileError: tried && missing ? missing : fileRefusal(result?.message),
    submit(event: Parameters<typeof editor.submit>[0]) {
      setTried(true);
      return editor.submit(event);
    },
    chooseFromLibrary(picture: ChosenPicture) {
      setTried(false);
      editor.clearResult();
      setFile({ kind: "library", picture });
    },
    /** A file was chosen, or taken back. */
    chooseFile(chosen: File | undefined) {
      setTried(false);
      editor.clearResult();
      setFile(chosen ? { kind: "chosen", file: chosen } : unchanged);
    },
  };
}

const currentOf = (src: string | undefined, kind: MediaType) => src && { src, kind, alt: "Current" };

type AdEditorState = ReturnType<typeof useAdEditor>;

type AdEditorProps = {
  /** The ad to edit; a new one when it is undefined. */
  ad: Ad | undefined;
  onClose: () => void;
};

/** Creates or edits an ad: AD-12. */
export function AdEditor({ ad, onClose }: AdEditorProps) {
  const editor = useAdEditor(ad, onClose);
  const { form, editing } = editor;
  return (
    <EditorDialog
      {...dialogOf(editor)}
      title={editing ? "Edit Advertisement" : "Create New Advertisement"}
      save={{ idle: editing ? "Update Advertisement" : "Create Advertisement", busy: "Uploading..." }}
      notices={<EditorNotices editor={editor} formats={formatsOf(editor)} />}
    >
      <BothLanguages>
        <TextField form={form} name="title" label="Title" required />
        <UrduField form={form} name="title_ur" label="Title" hint={urduHint} />
        <TextAreaField form={form} name="description" label="Description" rows={3} />
        <UrduField form={form} name="description_ur" label="Description" rows={3} />
      </BothLanguages>
      <AdMedium editor={editor} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="start_date"
          label="Start date"
          deps={["end_date"]}
          hint="If empty, it starts at once."
          type="date"
        />
        <TextField form={form} name="end_date" label="End date" hint="If empty, it has no end." type="date" />
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" {...form.register("is_active")} className="size-5 accent-emerald" />
        Activate this advertisement immediately
      </label>
    </EditorDialog>
  );
}

const mediaTypes = [
  { value: "image", label: "Image" },
  { value: "video", label: "Video" },
] as const;

function AdMedium({ editor }: { editor: AdEditorState }) {
  const { form, file, mediaType } = editor;
  const { hint, ...rule } = mediaRules[mediaType];
  const { onChange, ...registered } = form.register("media_type");
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Media type</legend>
        <div className="flex flex-wrap gap-x-6">
          {mediaTypes.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                value={value}
                {...registered}
                onChange={async (event) => {
                  // A file of the other type is of no use any more.
                  editor.chooseFile(undefined);
                  await onChange(event);
                }}
                className="size-4.5 accent-emerald"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <UploadField
        // What was said of a file of the other type goes.
        key={mediaType}
        label="Media file"
        required
        hint={hint}
        rule={rule}
        accept={mediaType === "video" ? `${rule.types.join(",")},.ogg` : undefined}
        value={file.kind === "chosen" ? file.file : undefined}
        onChange={editor.chooseFile}
        onLibrary={mediaType === "image" ? editor.chooseFromLibrary : undefined}
        onRemoveCurrent={file.kind === "library" ? () => editor.chooseFile(undefined) : undefined}
        current={editor.current || undefined}
        error={editor.fileError}
        upload={editor.upload}
        disabled={editor.saving}
      />
      {mediaType === "video" && (
        <CaptionsField
          change={editor.captions}
          setChange={editor.setCaptions}
          stored={editor.storedCaptions}
          message={editor.result?.message}
          disabled={editor.saving}
        />
      )}
    </>
  );
}

/** How the two versions' values read. */
function formatsOf({ conflict, stored }: AdEditorState): Record<string, ConflictFormat> {
  const day: ConflictFormat = (value) => (isCalendarDay(value) ? formatDay(value) : "Empty");
  const frame = "aspect-8/5 w-full border border-rule bg-sunk object-contain";
  return {
    start_date: day,
    end_date: day,
    media_type: (value) => (value === "video" ? "Video" : "Image"),
    media_file: (value, side) => {
      const own = conflict?.ownFile;
      if (side === "mine" && own?.kind === "chosen") {
        return <FilePreview file={own.file} alt="The file you chose" className={frame} />;
      }
      const theirs = conflict?.theirs ?? stored;
      if (!theirs || value !== adMediaPath(theirs)) return "The file that was here before.";
      return <StoredMedium medium={{ src: value, kind: theirs.media_type, alt: "The file they chose" }} />;
    },
  };
}
