import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { StoredMedium } from "#app/dashboard/upload-preview.tsx";
import { galleryMessages } from "#app/features/gallery/gallery.messages.ts";
import {
  type GalleryItem,
  type GalleryItemForm,
  galleryItemForm,
} from "#app/features/gallery/gallery.schema.ts";
import { useToast } from "#app/ui/toast.tsx";
import { updateItem } from "./gallery-calls.ts";
import { GalleryFields } from "./gallery-fields.tsx";

type GalleryEditorProps = {
  item: GalleryItem;
  sections: readonly string[];
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Changes an item's texts. One that somebody else has deleted is told, and the list is loaded again. */
export function GalleryEditor({ item, sections, refresh, onClose }: GalleryEditorProps) {
  const toast = useToast();
  const { title, section, alt } = item;
  const { form, result, setResult, handleSubmit } = useDashboardForm(galleryItemForm, {
    defaultValues: { title, section, alt },
  });
  const { isSubmitting, isDirty } = form.formState;

  async function save(texts: GalleryItemForm) {
    const reply = await updateItem({ id: item.id, ...texts });
    if (!reply.ok) {
      const gone = reply.status === 404;
      setResult(gone ? { ...reply, message: galleryMessages.gone } : reply);
      if (gone) await refresh();
      return;
    }
    toast.success(reply.body.message ?? galleryMessages.updated);
    await refresh();
    onClose();
  }

  return (
    <EditorDialog
      title="Edit Media Item"
      noun="media item"
      save={{ idle: "Update Item", busy: "Updating..." }}
      saving={isSubmitting}
      unsaved={isDirty}
      result={result}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <StoredMedium medium={{ src: item.file_url, kind: item.file_type, alt: alt || title }} />
      <GalleryFields form={form} sections={sections} />
    </EditorDialog>
  );
}
