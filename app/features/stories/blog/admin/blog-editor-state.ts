import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { Language } from "#app/contract/language.ts";
import { call } from "#app/dashboard/call.ts";
import { useAuth } from "#app/dashboard/session.tsx";
import { type Editor, useEditor } from "#app/dashboard/use-editor.ts";
import { useUpload } from "#app/dashboard/use-upload.ts";
import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import {
  type BlogPost,
  type BlogPostForm,
  type BlogPostFormInput,
  blogPostForm,
} from "#app/features/stories/blog/blog.schema.ts";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import {
  publicationOf,
  savedMessage,
  saveFailedMessage,
  saveTexts,
} from "#app/features/stories/blog/blog-publication.ts";
import { karachiDay, karachiMinute, momentOf } from "#app/lib/dates.ts";
import { useToast } from "#app/ui/toast.tsx";
import { boxLabels, boxWords, draftOf, firstMessage, sentPost } from "./blog-form-data.ts";
import { fetchPost, useCategories, useRefreshBlogs } from "./blog-queries.ts";

type Plan = Pick<BlogPostFormInput, "published_at" | "published_time"> & { status: BlogPost["status"] };

/** The editor of a post: `useEditor`, with the words of its publication. */
export function useBlogEditor(
  post: BlogPost | undefined,
  { onClose, onStay }: { onClose: () => void; onStay: (post: BlogPost) => void },
) {
  const toast = useToast();
  const refresh = useRefreshBlogs();
  const { send, running } = useUpload();
  const { user } = useAuth();
  const { categories } = useCategories();
  const [language, setLanguage] = useState<Language>(post && !post.title && post.title_ur ? "ur" : "en");

  /** What a save of these values does now, in Karachi. A post that keeps its day sends none. */
  function planOf({ status, published_at, published_time }: Plan, stored: BlogPost | undefined) {
    const now = new Date();
    const moment = momentOf(published_at || stored?.published_at || karachiDay(now), published_time);
    const publication = publicationOf({ status, published_at: moment }, karachiMinute(now));
    return { publication, editing: stored !== undefined, moment };
  }

  const editor: Editor<BlogPostFormInput, BlogPostForm, BlogPost> = useEditor({
    noun: "post",
    texts: "blog post",
    row: post,
    schema: blogPostForm,
    valuesOf: (row): BlogPostFormInput =>
      draftOf(row, karachiDay(new Date()), user?.name ?? postDefaults.author),
    labels: boxLabels,
    words: boxWords(categories),
    file: { label: "Featured image", pathOf: ({ featured_image }) => featured_image ?? "" },
    save: (values, image, target, createKey) => {
      const plan = planOf(values, target && editor.stored);
      const texts = { failed: saveFailedMessage(plan), broke: blogMessages.saveBroke };
      const options = {
        ...sentPost(values, image, target),
        texts,
        createKey: target ? undefined : createKey,
      };
      // A chosen picture is sent with its progress.
      return image.kind === "chosen"
        ? send(blogAdminCalls.saveBlog, options)
        : call(blogAdminCalls.saveBlog, options);
    },
    done: (values, target) => savedMessage(planOf(values, target && editor.stored)),
    fetchRow: fetchPost,
    refresh,
    toasts: true,
    onInvalid: (errors) => {
      toast.error(firstMessage(errors) ?? blogMessages.saveBroke);
      // The fields of the language that is not shown are not there.
      const faulty = Object.keys(errors);
      if (faulty.some((name) => `${name}_ur` in boxLabels)) setLanguage("en");
      else if (faulty.some((name) => name.endsWith("_ur"))) setLanguage("ur");
    },
    onClose,
  });
  const { form, editing, stored } = editor;
  const [status = "draft", published_at, published_time] = useWatch({
    control: form.control,
    name: ["status", "published_at", "published_time"],
  });
  const dated = { status, published_at, published_time };
  const plan = planOf(dated, editing ? stored : undefined);

  const isDraft = status === "draft";
  /** Whether visitors see the post, or will from its day on. */
  const isPublished = editing && stored?.status === "published";
  const setStatus = (status: BlogPost["status"]) => form.setValue("status", status, { shouldDirty: true });
  return {
    ...editor,
    /** Of which the texts are shown. */
    language,
    setLanguage,
    /** The upload of a chosen picture that runs. */
    upload: running,
    /** The label of the save button, before and during a save. */
    words: saveTexts(plan),
    /** The other of the two ways to save: a draft, or published. A post that is published is only updated. */
    also: isDraft
      ? !isPublished && {
          label: saveTexts(planOf({ ...dated, status: "published" }, undefined)).idle,
          place: "after" as const,
          prepare: () => setStatus("published"),
        }
      : !isPublished && {
          label: "Save Draft",
          place: "before" as const,
          prepare: () => setStatus("draft"),
        },
    /** Ctrl+S: what is not published is saved as a draft, and the editor stays open. */
    prepareQuickSave() {
      if (!isPublished) setStatus("draft");
      editor.stayOpen((row) => row && onStay(row));
    },
  };
}

export type BlogEditorState = ReturnType<typeof useBlogEditor>;
