import { useWatch } from "react-hook-form";
import { type Editor, useEditor } from "#app/dashboard/use-editor.ts";
import { blogMessages } from "#app/features/blog/blog.messages.ts";
import {
  type BlogPost,
  type BlogPostForm,
  type BlogPostFormInput,
  blogPostForm,
} from "#app/features/blog/blog.schema.ts";
import {
  publicationOf,
  savedMessage,
  saveFailedMessage,
  saveTexts,
} from "#app/features/blog/blog-publication.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { useToast } from "#app/ui/toast.tsx";
import { fetchPost, savePost } from "./blog-calls.ts";
import { boxLabels, draftOf, firstMessage } from "./blog-form-data.ts";
import { useRefreshBlogs } from "./blog-queries.ts";

/** The editor of a post: `useEditor`, with the words of its publication. */
export function useBlogEditor(post: BlogPost | undefined, onClose: () => void) {
  const toast = useToast();
  const refresh = useRefreshBlogs();

  /** What a save of these values does on the current Karachi day. A post that keeps its day sends none. */
  function planOf(status: BlogPost["status"], day: string, stored: BlogPost | undefined) {
    const today = karachiDay(new Date());
    const published_at = day || stored?.published_at || today;
    const publication = publicationOf({ status, published_at }, today);
    return { publication, editing: stored !== undefined, day: published_at };
  }

  const editor: Editor<BlogPostFormInput, BlogPostForm, BlogPost> = useEditor({
    noun: "post",
    row: post,
    schema: blogPostForm,
    valuesOf: (row): BlogPostFormInput => draftOf(row, karachiDay(new Date())),
    labels: boxLabels,
    file: {
      name: "featured_image",
      label: "Featured image",
      before: "featured_image_alt",
      pathOf: ({ featured_image }) => featured_image ?? "",
    },
    save: (values, image, target) => {
      const plan = planOf(values.status, values.published_at ?? "", target && editor.stored);
      return savePost(values, image, target, saveFailedMessage(plan));
    },
    done: (values, target) =>
      savedMessage(planOf(values.status, values.published_at ?? "", target && editor.stored)),
    fetchRow: fetchPost,
    refresh,
    onInvalid: (errors) => toast.error(firstMessage(errors) ?? blogMessages.saveBroke),
    onClose,
  });
  const { form, editing, stored } = editor;
  const [status, day] = useWatch({ control: form.control, name: ["status", "published_at"] });
  const plan = planOf(status ?? "published", String(day ?? ""), editing ? stored : undefined);
  return {
    ...editor,
    /** The label of the save button, before and during a save. */
    words: saveTexts(plan),
  };
}

export type BlogEditorState = ReturnType<typeof useBlogEditor>;
