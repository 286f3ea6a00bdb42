import type { ConflictFormat } from "#app/dashboard/conflict-fieldset.tsx";
import { ConflictView } from "#app/dashboard/conflict-view.tsx";
import { FilePreview } from "#app/dashboard/file-preview.tsx";
import { blogMessages } from "#app/features/blog/blog.messages.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { BlogConflictName } from "./blog-conflict-fields.ts";
import type { BlogEditorState } from "./blog-editor-state.ts";
import { useCategories } from "./blog-queries.ts";

/** The notice is above the form, while the save button is at its end: scroll to it. */
const scrollToNotice = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: "nearest" });

const frame = "aspect-8/5 w-full border border-rule bg-sunk object-cover";

/** Shown when the post was deleted by somebody else before the save. */
export function BlogGone({ onConvertToNew }: { onConvertToNew: () => void }) {
  return (
    <Notice ref={scrollToNotice} tone="bad" className="mb-5">
      <p className="font-semibold">
        Somebody has deleted this post since you opened it. Your text is still here.
      </p>
      <Button variant="quiet" size="small" className="mt-2" onClick={onConvertToNew}>
        Make it a new post
      </Button>
    </Notice>
  );
}

/** Shown when somebody else saved the post meanwhile: their version beside the editor's. */
export function BlogConflict({ editor }: { editor: BlogEditorState }) {
  const { categories } = useCategories();
  const { conflict } = editor;
  if (!conflict) return null;
  const { theirs, image, rows, choices, asked } = conflict;
  const formats: Partial<Record<BlogConflictName, ConflictFormat>> = {
    category_id: (value, side) => {
      const known = categories.find(({ id }) => String(id) === value)?.name;
      return known ?? ((side === "theirs" && theirs.category_name) || "No category");
    },
    status: (value) => (value === "draft" ? "Draft" : "Published"),
    published_at: (value) => (isCalendarDay(value) ? formatDay(value) : value || "No date"),
    read_time: (value) => (value ? `${value} min` : "Empty"),
    featured_image: (value, side) => {
      if (!value) return "No picture";
      if (side === "mine" && image.kind === "chosen")
        return <FilePreview file={image.file} alt="The file you chose" className={frame} />;
      return <Picture src={value} alt="The picture they chose" sizes="320px" className={frame} />;
    },
  };
  return (
    <ConflictView
      // A new key for each conflict resets its state.
      key={theirs.version}
      message={blogMessages.stale}
      rows={rows}
      choices={choices}
      formats={formats}
      asked={asked}
      onChoose={editor.choose}
    />
  );
}
