import { call, rowOf } from "#app/dashboard/call.ts";
import { CaptionsField, sentCaptions } from "#app/dashboard/captions-field.tsx";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { StoredMedium } from "#app/dashboard/upload-preview.tsx";
import { useEditor } from "#app/dashboard/use-editor.ts";
import { useUpload } from "#app/dashboard/use-upload.ts";
import { galleryCalls } from "#app/features/stories/gallery/gallery.calls.ts";
import { type GalleryItem, galleryItemForm } from "#app/features/stories/gallery/gallery.schema.ts";
import { galleryAdminCalls } from "#app/features/stories/gallery/gallery-admin.calls.ts";
import { galleryMessages } from "#app/features/stories/gallery/gallery-admin.messages.ts";
import { GalleryFields } from "./gallery-fields.tsx";

type GalleryEditorProps = {
  item: GalleryItem;
  sections: readonly string[];
  sectionsInUrdu: Readonly<Record<string, string>>;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Changes an item's texts, and a film's captions. Its file stays, so the text of one that somebody has deleted makes no new item. */
export function GalleryEditor({ item, sections, sectionsInUrdu, refresh, onClose }: GalleryEditorProps) {
  const { send } = useUpload();
  const editor = useEditor({
    noun: "media item",
    row: item,
    schema: galleryItemForm,
    valuesOf: (row) => ({
      ...{ title: row?.title ?? "", title_ur: row?.title_ur ?? "" },
      ...{ section: row?.section ?? "", section_ur: row?.section_ur ?? "" },
      ...{ alt: row?.alt ?? "", alt_ur: row?.alt_ur ?? "" },
    }),
    labels: {
      ...{ title: "Title", title_ur: "Title in Urdu", section: "Section" },
      section_ur: "Section in Urdu",
      ...{ alt: "Alt text", alt_ur: "Alt text in Urdu" },
    },
    file: { name: "captions", label: "Captions", pathOf: (row) => row.captions_url ?? "" },
    save: async (texts, change, target) => {
      const { body, files } = sentCaptions(change);
      const reply = await send(galleryAdminCalls.updateGalleryItem, {
        body: { id: item.id, version: target?.version, ...texts, ...body },
        files,
        texts: { failed: galleryMessages.updateFailed, broke: galleryMessages.updateUnreachable },
      });
      return !reply.ok && reply.status === 404 ? { ...reply, message: galleryMessages.gone } : reply;
    },
    canRemake: false,
    done: () => galleryMessages.updated,
    fetchRow: async ({ id }) => {
      const texts = { failed: galleryMessages.loadFailed, broke: galleryMessages.loadUnreachable };
      const reply = await call(galleryCalls.listGalleryItems, { query: { id }, texts });
      return rowOf(reply, ({ items: [item] }) => item, galleryMessages.gone);
    },
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
