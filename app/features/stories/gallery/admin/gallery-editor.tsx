import { useState } from "react";
import type { FetchRow } from "#app/dashboard/call.ts";
import { CaptionsField, sentCaptions } from "#app/dashboard/captions-field.tsx";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { type FileChange, isChosen, unchanged } from "#app/dashboard/file-change.ts";
import { StoredMedium } from "#app/dashboard/media-preview.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { useUpload } from "#app/dashboard/use-upload.tsx";
import { galleryCalls } from "#app/features/stories/gallery/gallery.calls.ts";
import { gallery } from "#app/features/stories/gallery/gallery.rows.ts";
import { type GalleryItem, galleryItemForm } from "#app/features/stories/gallery/gallery.schema.ts";
import { rowSave, rowValues } from "#app/rows/row-save.ts";
import { GalleryFields } from "./gallery-fields.tsx";

type GalleryEditorProps = {
  item: GalleryItem;
  fetchRow: FetchRow<GalleryItem>;
  sections: readonly string[];
  sectionsInUrdu: Readonly<Record<string, string>>;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Changes an item's texts, and a film's captions. Its file stays, so the text of one that somebody has deleted makes no new item. */
export function GalleryEditor({
  item,
  fetchRow,
  sections,
  sectionsInUrdu,
  refresh,
  onClose,
}: GalleryEditorProps) {
  const dashboardForm = useDashboardForm(galleryItemForm, { defaultValues: rowValues(gallery, item) });
  const { form, result } = dashboardForm;
  const [captions, setCaptions] = useState<FileChange>(unchanged);
  const upload = useUpload();
  const draft = useDraft(form, `media item:${item.id}`, { version: item.version, file: isChosen(captions) });
  const save = useSave(dashboardForm, {
    ...rowSave(gallery, dashboardForm, {
      row: item,
      fetchRow,
      draft,
      calls: { update: galleryCalls.updateGalleryItem },
      upload,
      sent: () => sentCaptions(captions),
    }),
    file: {
      label: "Captions",
      change: captions,
      setChange: setCaptions,
      pathOf: (row) => row.captions_url ?? "",
    },
    refresh,
    onClose,
  });
  const { file_url: src, file_type: kind, alt, title } = item;

  return (
    <EditorDialog
      {...save.dialog}
      title="Edit Media Item"
      save={{ idle: "Update Item", busy: "Updating..." }}
      notices={<EditorNotices save={save} />}
    >
      <StoredMedium medium={{ src, kind, alt: alt || title }} />
      <div className="grid gap-5 sm:grid-cols-2">
        <GalleryFields form={form} sections={sections} sectionsInUrdu={sectionsInUrdu} />
      </div>
      {kind === "video" && (
        <CaptionsField
          change={captions}
          setChange={setCaptions}
          stored={save.stored?.captions_url}
          message={result?.message}
          disabled={save.saving}
        />
      )}
    </EditorDialog>
  );
}
