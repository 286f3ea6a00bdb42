import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { Language } from "#app/contract/language.ts";
import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { type FileChange, isChosen, unchanged } from "#app/dashboard/file-change.ts";
import { useAuth } from "#app/dashboard/session.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { useUpload } from "#app/dashboard/use-upload.tsx";
import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import {
  type BlogPost,
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

/** The editor of a post: its form, draft and save, with the words of its publication. */
export function useBlogEditor(
  post: BlogPost | undefined,
  { onClose, onStay }: { onClose: () => void; onStay: (post: BlogPost) => void },
) {
  const toast = useToast();
  const refresh = useRefreshBlogs();
  const { user } = useAuth();
  const { categories } = useCategories();
  const [language, setLanguage] = useState<Language>(post && !post.title && post.title_ur ? "ur" : "en");
  const valuesOf = (row: BlogPost | undefined): BlogPostFormInput =>
    draftOf(row, karachiDay(new Date()), user?.name ?? postDefaults.author);
  const dashboardForm = useDashboardForm(blogPostForm, { defaultValues: valuesOf(post) });
  const { form } = dashboardForm;
  const [file, setFile] = useState<FileChange>(unchanged);
  const upload = useUpload();
  const draft = useDraft(form, `post:${post?.id ?? "new"}`, { version: post?.version, file: isChosen(file) });

  /** What a save of these values does now, in Karachi. A post that keeps its day sends none. */
  function planOf({ status, published_at, published_time }: Plan, stored: BlogPost | undefined) {
    const now = new Date();
    const moment = momentOf(published_at || stored?.published_at || karachiDay(now), published_time);
    const publication = publicationOf({ status, published_at: moment }, karachiMinute(now));
    return { publication, editing: stored !== undefined, moment };
  }

  const save = useSave(dashboardForm, {
    noun: "post",
    texts: "blog post",
    draft,
    row: post,
    valuesOf,
    labels: boxLabels,
    words: boxWords(categories),
    file: {
      label: "Featured image",
      change: file,
      setChange: setFile,
      pathOf: ({ featured_image }) => featured_image ?? "",
    },
    send: (values, target, stored) => {
      const plan = planOf(values, stored);
      const texts = { failed: saveFailedMessage(plan), broke: blogMessages.saveBroke };
      const options = {
        ...sentPost(values, file, target),
        texts,
        createKey: target ? undefined : draft.createKey,
      };
      // A chosen picture is sent with its progress.
      return file.kind === "chosen"
        ? upload.send(blogAdminCalls.saveBlog, options)
        : call(blogAdminCalls.saveBlog, options);
    },
    done: (values, stored) => savedMessage(planOf(values, stored)),
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
  const { editing, stored } = save;
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
    form,
    save,
    file,
    setFile,
    /** Of which the texts are shown. */
    language,
    setLanguage,
    /** The upload of a chosen picture that runs. */
    upload: upload.running,
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
      save.stayOpen(onStay);
    },
  };
}

export type BlogEditorState = ReturnType<typeof useBlogEditor>;
