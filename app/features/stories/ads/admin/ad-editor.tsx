import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { adMediaPath } from "#app/contract/ad-media-path.ts";
import { useRefresh } from "#app/dashboard/call-query.ts";
import { CaptionsField, sentCaptions } from "#app/dashboard/captions-field.tsx";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { type FileChange, libraryPath, unchanged } from "#app/dashboard/file-change.ts";
import { RadioField } from "#app/dashboard/form-fields.tsx";
import type { FetchRow } from "#app/dashboard/list-query.ts";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { adsCalls } from "#app/features/stories/ads/ads.calls.ts";
import { ads } from "#app/features/stories/ads/ads.rows.ts";
import { type Ad, adForm } from "#app/features/stories/ads/ads.schema.ts";
import { adsAdminCalls } from "#app/features/stories/ads/ads-admin.calls.ts";
import {
  imageMaxBytes,
  imageTypes,
  adMessages as messages,
  videoMaxBytes,
  videoTypes,
} from "#app/features/stories/ads/ads-admin.messages.ts";
import type { UploadRule } from "#app/lib/upload-rule.ts";
import { RowFields } from "#app/rows/row-fields.tsx";
import { type RowEditor, useRowEditor } from "#app/rows/use-row-editor.ts";

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

/** The editor of an ad, with the rule that it has a file of its media type. */
function useAdEditor({ ad, fetchRow, onClose }: AdEditorProps) {
  const [tried, setTried] = useState(false);
  const [captions, setCaptions] = useState<FileChange>(unchanged);
  const editor: RowEditor<z.input<typeof adForm>, z.output<typeof adForm>, Ad> = useRowEditor(ads, {
    row: ad,
    schema: adForm,
    calls: { create: adsAdminCalls.createAd, update: adsAdminCalls.updateAd },
    fetchRow,
    file: { label: "Media file", pathOf: adMediaPath },
    hindrance: () => missing,
    sent: (change, { media_type }) => ({
      body: { picture_path: libraryPath(change), ...sentCaptions(captions).body },
      files: {
        media_file: change.kind === "chosen" ? change.file : undefined,
        ...(media_type === "video" && sentCaptions(captions).files),
      },
    }),
    toasts: true,
    refresh: useRefresh(adsCalls.listAds),
    onClose,
  });
  const { form, file, setFile, stored, editing, result } = editor;
  const mediaType: MediaType = useWatch({ control: form.control, name: "media_type" }) ?? "image";
  const storedFits = editing && stored?.media_type === mediaType ? stored : undefined;
  const isThere = storedFits || file.kind === "chosen" || file.kind === "library";
  const missing = isThere ? undefined : editing ? messages.needsFile : messages.fileMissing;
  const refused = result && fileMessages.includes(result.message) ? result.message : undefined;
  const src = libraryPath(file) ?? (storedFits && adMediaPath(storedFits));

  return {
    ...editor,
    mediaType,
    captions,
    setCaptions,
    unsaved: editor.unsaved || captions.kind !== "unchanged",
    /** The captions of the film that is shown now; another film has none yet. */
    storedCaptions: file.kind === "unchanged" ? storedFits?.captions_url : undefined,
    /** What the ad shows without a new file. */
    current: src ? { src, kind: mediaType, alt: "Current" } : undefined,
    fileError: tried && missing ? missing : refused,
    submit(event: Parameters<typeof editor.submit>[0]) {
      setTried(true);
      return editor.submit(event);
    },
    change(next: FileChange) {
      setTried(false);
      editor.clearResult();
      setFile(next);
    },
  };
}

/** Creates or edits an ad: AD-12. */
export function AdEditor(props: AdEditorProps) {
  const editor = useAdEditor(props);
  const { form, editing } = editor;
  return (
    <EditorDialog
      {...dialogOf(editor)}
      title={editing ? "Edit Advertisement" : "Create New Advertisement"}
      save={{ idle: editing ? "Update Advertisement" : "Create Advertisement", busy: "Uploading..." }}
      notices={<EditorNotices editor={editor} />}
    >
      <RowFields form={form} fields={ads.fields} names={["title", "description"]} />
      <AdMedium editor={editor} />
      <RowFields form={form} fields={ads.fields} names={["start_date", "end_date", "is_active"]} />
    </EditorDialog>
  );
}

function AdMedium({ editor }: { editor: ReturnType<typeof useAdEditor> }) {
  const { form, file, mediaType, change } = editor;
  const { hint, ...rule } = mediaRules[mediaType];
  const { onChange, ...registered } = form.register("media_type");
  const { label, options } = ads.fields.media_type;
  return (
    <>
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
        current={editor.current}
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
