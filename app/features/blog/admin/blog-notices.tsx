import type { ConflictFormat } from "#app/dashboard/conflict-fieldset.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { FilePreview } from "#app/dashboard/file-preview.tsx";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";
import type { BoxName } from "./blog-form-data.ts";
import { useCategories } from "./blog-queries.ts";

const frame = "aspect-8/5 w-full border border-rule bg-sunk object-cover";

/** A restored draft, a deleted post, and two versions of a post beside each other. */
export function BlogNotices({ editor }: { editor: BlogEditorState }) {
  const { categories } = useCategories();
  const { conflict } = editor;
  const formats: Partial<Record<BoxName | "featured_image", ConflictFormat>> = {
    category_id: (value, side) => {
      const known = categories.find(({ id }) => String(id) === value)?.name;
      return known ?? ((side === "theirs" && conflict?.theirs.category_name) || "No category");
    },
    status: (value) => (value === "draft" ? "Draft" : "Published"),
    published_at: (value) => (isCalendarDay(value) ? formatDay(value) : value || "No date"),
    read_time: (value) => (value ? `${value} min` : "Empty"),
    featured_image: (value, side) => {
      if (!value) return "No picture";
      if (side === "mine" && conflict?.ownFile.kind === "chosen")
        return <FilePreview file={conflict.ownFile.file} alt="The file you chose" className={frame} />;
      return <Picture src={value} alt="The picture they chose" sizes="320px" className={frame} />;
    },
  };
  return <EditorNotices editor={editor} formats={formats} />;
}
