import { adMediaPath } from "#app/contract/ad-media-path.ts";
import { CaptionsField } from "#app/dashboard/captions-field.tsx";
import type { ConflictFormat } from "#app/dashboard/conflict-fieldset.tsx";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { FilePreview } from "#app/dashboard/file-preview.tsx";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { StoredMedium } from "#app/dashboard/upload-preview.tsx";
import type { Ad } from "#app/features/ads/ads.schema.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { type AdEditorState, useAdEditor } from "./ad-editor-state.ts";
import { mediaRules } from "./ad-form.ts";

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
      <FormField form={form} name="title" label="Title" required>
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
      </FormField>
      <FormField form={form} name="description" label="Description">
        {(control) => <TextArea {...control} rows={3} dir="auto" />}
      </FormField>
      <AdMedium editor={editor} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          form={form}
          name="start_date"
          label="Start date"
          deps={["end_date"]}
          hint="If empty, it starts at once."
        >
          {(control) => <TextInput {...control} type="date" />}
        </FormField>
        <FormField form={form} name="end_date" label="End date" hint="If empty, it has no end.">
          {(control) => <TextInput {...control} type="date" />}
        </FormField>
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

/** The media type, and the file of it. */
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
