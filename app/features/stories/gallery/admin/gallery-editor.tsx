import { CaptionsField, sentCaptions } from "#app/dashboard/captions-field.tsx";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import type { FetchRow } from "#app/dashboard/list-query.ts";
import { StoredMedium } from "#app/dashboard/upload-preview.tsx";
import { gallery } from "#app/features/stories/gallery/gallery.rows.ts";
import {
  type GalleryItem,
  type GalleryItemForm,
  galleryItemForm,
} from "#app/features/stories/gallery/gallery.schema.ts";
import { galleryAdminCalls } from "#app/features/stories/gallery/gallery-admin.calls.ts";
import { useRowEditor } from "#app/rows/use-row-editor.ts";
import { GalleryFields, type GalleryInput } from "./gallery-fields.tsx";

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
  const editor = useRowEditor<GalleryInput, GalleryItemForm, GalleryItem>(gallery, {
    row: item,
    schema: galleryItemForm,
    calls: { update: galleryAdminCalls.updateGalleryItem },
    fetchRow,
    file: { label: "Captions", pathOf: (row) => row.captions_url ?? "" },
    sent: sentCaptions,
    refresh,
    onClose,
  });
  const { file_url: src, file_type: kind, alt, title } = item;

  return (
    <EditorDialog
      {...dialogOf(editor)}
      title="Edit Media Item"
      save={{ idle: "Update Item", busy: "Updating..." }}
      notices={<EditorNotices editor={editor} />}
    >
      <StoredMedium medium={{ src, kind, alt: alt || title }} />
      <div className="grid gap-5 sm:grid-cols-2">
        <GalleryFields form={editor.form} sections={sections} sectionsInUrdu={sectionsInUrdu} />
      </div>
      {kind === "video" && (
        <CaptionsField
          change={editor.file}
          setChange={editor.setFile}
          stored={editor.stored?.captions_url}
          message={editor.result?.message}
          disabled={editor.saving}
        />
      )}
    </EditorDialog>
  );
}
