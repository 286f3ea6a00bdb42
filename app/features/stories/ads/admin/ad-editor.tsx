import { useState } from "react";
import { useWatch } from "react-hook-form";
import { adMediaPath } from "#app/contract/ad-media-path.ts";
import { type FetchRow, useRefresh } from "#app/dashboard/call.ts";
import { CaptionsField, sentCaptions } from "#app/dashboard/captions-field.tsx";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { type FileChange, isChosen, libraryPath, unchanged } from "#app/dashboard/file-change.ts";
import { RadioField } from "#app/dashboard/form-fields.tsx";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { useUpload } from "#app/dashboard/use-upload.tsx";
import { adsCalls } from "#app/features/stories/ads/ads.calls.ts";
import {
  ads,
  imageMaxBytes,
  imageTypes,
  adMessages as messages,
  videoMaxBytes,
  videoTypes,
} from "#app/features/stories/ads/ads.rows.ts";
import { type Ad, adForm } from "#app/features/stories/ads/ads.schema.ts";
import { adsAdminCalls } from "#app/features/stories/ads/ads-admin.calls.ts";
import type { UploadRule } from "#app/lib/upload-rule.ts";
import { RowFields } from "#app/rows/row-fields.tsx";
import { rowSave, rowValues } from "#app/rows/row-save.ts";

type MediaType = Ad["media_type"];

/** Which files each media type takes, and how the form says so: AD-09, AD-12. */
const mediaRules: Record<MediaType, UploadRule & { hint: string }> = {
  image: {
    types: imageTypes,
    maxBytes: imageMaxBytes,
    texts: { type: messages.fileType, size: messages.imageSize },
    hint: "JPG, PNG, GIF, WEBP, max 5MB.",
  },
  video: {
    types: videoTypes,
    maxBytes: videoMaxBytes,
    texts: { type: messages.fileType, size: messages.videoSize },
    hint: "MP4, WEBM, OGG, max 50MB.",
  },
};

/** What the server says of the file. */
const fileMessages: readonly string[] = [
  messages.fileMissing,
  messages.fileType,
  messages.imageSize,
  messages.videoSize,
  messages.otherMedia,
  messages.needsFile,
];

type AdEditorProps = {
  /** The ad to edit; a new one when it is undefined. */
  ad: Ad | undefined;
  fetchRow: FetchRow<Ad>;
  onClose: () => void;
};

/** The ad whose file still serves: none when the media type was changed. */
const withFileOf = (type: MediaType, stored: Ad | undefined) =>
  stored?.media_type === type ? stored : undefined;

/** Creates or edits an ad: AD-12. */
export function AdEditor({ ad, fetchRow, onClose }: AdEditorProps) {
  const dashboardForm = useDashboardForm(adForm, { defaultValues: rowValues(ads, ad) });
  const { form, result } = dashboardForm;
  const [file, setFile] = useState<FileChange>(unchanged);
  const [captions, setCaptions] = useState<FileChange>(unchanged);
  /** A save was refused for other fields: what is wrong with the file is said beside them. */
  const [tried, setTried] = useState(false);
  const upload = useUpload();
  const draft = useDraft(form, `advertisement:${ad?.id ?? "new"}`, {
    version: ad?.version,
    file: isChosen(file),
  });

  /** Why an ad cannot be saved: it has no file of its media type. */
  function hindrance({ media_type = "image" }: { media_type?: MediaType }, stored: Ad | undefined) {
    if (isChosen(file) || withFileOf(media_type, stored)) return undefined;
    return stored ? messages.needsFile : messages.fileMissing;
  }

  const save = useSave(dashboardForm, {
    ...rowSave(ads, dashboardForm, {
      row: ad,
      fetchRow,
      draft,
      calls: { create: adsAdminCalls.createAd, update: adsAdminCalls.updateAd },
      upload,
      hindrance,
      sent: ({ media_type }) => ({
        body: { picture_path: libraryPath(file), ...sentCaptions(captions).body },
        files: {
          media_file: file.kind === "chosen" ? file.file : undefined,
          ...(media_type === "video" && sentCaptions(captions).files),
        },
      }),
    }),
    file: { label: "Media file", change: file, setChange: setFile, pathOf: adMediaPath },
    toasts: true,
    onInvalid: () => setTried(true),
    refresh: useRefresh(adsCalls.listAds),
    onClose,
  });
  const { editing, saving, clearResult } = save;

  const mediaType: MediaType = useWatch({ control: form.control, name: "media_type" }) ?? "image";
  const stored = withFileOf(mediaType, editing ? save.stored : undefined);
  const src = libraryPath(file) ?? (stored && adMediaPath(stored));
  const { hint, ...rule } = mediaRules[mediaType];
  const { onChange, ...registered } = form.register("media_type");
  const { label, options } = ads.fields.media_type;

  const missing = tried ? hindrance({ media_type: mediaType }, editing ? save.stored : undefined) : undefined;
  const refused = result && fileMessages.includes(result.message) ? result.message : undefined;

  function change(next: FileChange) {
    setTried(false);
    clearResult();
    setFile(next);
  }

  return (
    <EditorDialog
      {...save.dialog}
      unsaved={save.unsaved || captions.kind !== "unchanged"}
      title={editing ? "Edit Advertisement" : "Create New Advertisement"}
      save={{ idle: editing ? "Update Advertisement" : "Create Advertisement", busy: "Uploading..." }}
      notices={<EditorNotices save={save} />}
    >
      <RowFields form={form} fields={ads.fields} names={["title", "description"]} />
      <RadioField
        label={label}
        options={options}
        {...registered}
        onChange={async (event) => {
          // A file of the other type is of no use any more.
          change(unchanged);
          await onChange(event);
        }}
      />
      <UploadField
        // What was said of a file of the other type goes.
        key={mediaType}
        label="Media file"
        required
        hint={hint}
        rule={rule}
        accept={mediaType === "video" ? `${rule.types.join(",")},.ogg` : undefined}
        value={file.kind === "chosen" ? file.file : undefined}
        onChange={(chosen) => change(chosen ? { kind: "chosen", file: chosen } : unchanged)}
        onLibrary={mediaType === "image" ? (picture) => change({ kind: "library", picture }) : undefined}
        onRemoveCurrent={file.kind === "library" ? () => change(unchanged) : undefined}
        current={src ? { src, kind: mediaType, alt: "Current" } : undefined}
        error={missing ?? refused}
        upload={upload.running}
        disabled={saving}
      />
      {mediaType === "video" && (
        <CaptionsField
          change={captions}
          setChange={setCaptions}
          // Another film has no captions yet.
          stored={file.kind === "unchanged" ? stored?.captions_url : undefined}
          message={result?.message}
          disabled={saving}
        />
      )}
      <RowFields form={form} fields={ads.fields} names={["start_date", "end_date", "is_active"]} />
    </EditorDialog>
  );
}
