import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { karachiDay } from "#app/lib/dates.ts";
import { useToast } from "#app/ui/toast.tsx";
import { blogMessages } from "./blog.constants.ts";
import { type BlogPostForm, type BlogPostFormInput, blogPostForm } from "./blog.rules.ts";
import type { BlogPost } from "./blog.types.ts";
import { savePost } from "./blog-calls.ts";
import { dropDraft, findDraft, keepDraft } from "./blog-draft-storage.ts";
import { type BlogDraft, draftOf, type FeaturedImage, firstMessage } from "./blog-form-data.ts";
import { useRefreshBlogs } from "./blog-queries.ts";

export type BlogFaults = FieldErrors<BlogPostFormInput>;

/**
 * The editor's form and what happens to it. A save that fails, whatever the reason, leaves everything typed where
 * it is; a draft of it is kept until the post is saved or the text is thrown away.
 */
export function useBlogEditor(post: BlogPost | undefined, onDone: () => void) {
  const toast = useToast();
  const refresh = useRefreshBlogs();
  const [kept] = useState(() => findDraft(post?.id));
  const [restored, setRestored] = useState(kept !== undefined);
  const [version, setVersion] = useState(kept?.version ?? post?.version);
  const [image, setImage] = useState<FeaturedImage>({ kind: "kept" });
  const [failure, setFailure] = useState<{ message: string; status?: number }>();

  const [defaults] = useState(() => draftOf(post, karachiDay(new Date())));
  const form = useForm<BlogPostFormInput, unknown, BlogPostForm>({
    resolver: zodResolver(blogPostForm),
    defaultValues: defaults,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const unsaved = isDirty || image.kind !== "kept";

  useEffect(() => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true });
  }, [form, kept]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) keepDraft(post?.id, { values: values as BlogDraft, version });
          else dropDraft(post?.id);
        },
      }),
    [form, post, version],
  );

  const editing = post && version !== undefined ? { id: post.id, version } : undefined;

  async function send(values: BlogPostForm) {
    setFailure(undefined);
    const result = await savePost(values, image, editing);
    if (!result.ok) {
      setFailure(result);
      toast.error(result.message);
      return;
    }
    toast.success(result.body.message ?? (editing ? blogMessages.updated : blogMessages.published));
    dropDraft(post?.id);
    onDone();
    await refresh();
  }

  function refuse(faults: BlogFaults) {
    toast.error(firstMessage(faults as Record<string, { message?: string }>) ?? blogMessages.saveBroke);
  }

  return {
    form,
    /** Whether a save changes a post that exists. */
    editing: editing !== undefined,
    errors,
    image,
    setImage,
    unsaved,
    saving: isSubmitting,
    failure,
    /** The boxes hold text that an earlier opening left behind. */
    restored,
    submit: form.handleSubmit(send, refuse),
    /** Back to the post as it is stored. */
    startOver() {
      form.reset(defaults);
      dropDraft(post?.id);
      setVersion(post?.version);
      setRestored(false);
    },
    /** After somebody else's save: the next one of ours goes over it, knowingly. */
    acceptVersion(newer: number) {
      setVersion(newer);
      setFailure(undefined);
    },
    /** After somebody deleted the post: the next save makes a new one of the text. */
    becomeNew() {
      setVersion(undefined);
      setFailure(undefined);
    },
    discard() {
      dropDraft(post?.id);
      onDone();
    },
  };
}

export type BlogEditorState = ReturnType<typeof useBlogEditor>;
