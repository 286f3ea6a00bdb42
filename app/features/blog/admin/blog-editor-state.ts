import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { blogMessages } from "#app/features/blog/blog.messages.ts";
import { type BlogPost, type BlogPostForm, blogPostForm } from "#app/features/blog/blog.schema.ts";
import {
  publicationOf,
  savedMessage,
  saveFailedMessage,
  saveTexts,
} from "#app/features/blog/blog-publication.ts";
import type { CallFailure } from "#app/lib/call-api.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { useToast } from "#app/ui/toast.tsx";
import { fetchPost, savePost } from "./blog-calls.ts";
import { useBlogConflict } from "./blog-conflict-state.ts";
import { readDraft, removeDraft, storeDraft } from "./blog-draft-storage.ts";
import { type BlogDraft, draftOf, type FeaturedImage, firstMessage } from "./blog-form-data.ts";
import { useRefreshBlogs } from "./blog-queries.ts";

/**
 * The editor's form and what happens to it. A save that fails, whatever the reason, leaves everything typed where
 * it is; a draft of it is kept until the post is saved or the text is thrown away.
 */
export function useBlogEditor(post: BlogPost | undefined, onDone: () => void) {
  const toast = useToast();
  const refresh = useRefreshBlogs();
  const [kept] = useState(() => readDraft(post?.id));
  const [restored, setRestored] = useState(kept !== undefined);
  const [version, setVersion] = useState(kept?.version ?? post?.version);
  const [stored, setStored] = useState(post);
  const [image, setImage] = useState<FeaturedImage>({ kind: "unchanged" });

  const [defaults] = useState(() => draftOf(post, karachiDay(new Date())));
  const {
    form,
    result: failure,
    setResult: setFailure,
    handleSubmit,
  } = useDashboardForm(blogPostForm, { defaultValues: defaults });
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = isDirty || image.kind !== "unchanged";
  const { conflict, open, begin, choose, ask, end } = useBlogConflict(form, image, setImage);

  useEffect(() => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true });
  }, [form, kept]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          // With the version that was opened, even when a newer one has been seen: after a reload the two are compared anew.
          if (isDirty) storeDraft(post?.id, { values: values as BlogDraft, version });
          else removeDraft(post?.id);
        },
      }),
    [form, post, version],
  );

  const editing = post && version !== undefined;

  /** What a save of these values does, on Karachi's day. A post that keeps its day names none. */
  function planOf(status: BlogPost["status"], day: string) {
    const today = karachiDay(new Date());
    const published_at = day || (editing ? stored?.published_at : undefined) || today;
    const publication = publicationOf({ status, published_at }, today);
    return { publication, editing: Boolean(editing), day: published_at };
  }

  const [status, day] = useWatch({ control: form.control, name: ["status", "published_at"] });

  async function send(values: BlogPostForm) {
    if (open.length > 0) {
      ask();
      toast.error(`Choose mine or theirs: ${open.join(", ")}.`);
      return;
    }
    const plan = planOf(values.status, values.published_at ?? "");
    const target = editing ? { id: post.id, version: conflict?.theirs.version ?? version } : undefined;
    const result = await savePost(values, image, target, saveFailedMessage(plan));
    if (!result.ok) return fail(result);
    toast.success(result.body.message ?? savedMessage(plan));
    removeDraft(post?.id);
    onDone();
    await refresh();
  }

  function tell(failure: CallFailure) {
    setFailure(failure);
    toast.error(failure.message);
  }

  /** A save that came too late is told by the two versions, side by side; any other by its message. */
  async function fail(result: CallFailure) {
    if (result.status !== 409 || !stored) return tell(result);
    const theirs = await fetchPost(stored);
    if (!theirs.ok) return tell(theirs);
    // Text that an earlier visit left behind may have started from a version that nobody has any more.
    begin(stored.version === (conflict?.theirs.version ?? version) ? stored : undefined, theirs.body);
    setStored(theirs.body);
    // A category that they chose may be a new one.
    await refresh();
  }

  return {
    form,
    /** Whether a save changes a post that exists. */
    editing,
    /** The post as it was last read from the server. */
    stored,
    image,
    setImage,
    unsaved,
    saving: isSubmitting,
    /** What the button that saves says, before and while it does. */
    words: saveTexts(planOf(status ?? "published", String(day ?? ""))),
    failure,
    /** Somebody else's version and what is taken of it. */
    conflict,
    choose,
    /** The boxes hold text that an earlier opening left behind. */
    restored,
    submit: handleSubmit(send, (errors) => toast.error(firstMessage(errors) ?? blogMessages.saveBroke)),
    /** Back to the post as it was when the editor opened. */
    startOver() {
      form.reset(defaults);
      removeDraft(post?.id);
      setVersion(post?.version);
      setStored(post);
      end();
      setFailure(undefined);
      setRestored(false);
    },
    /** After somebody deleted the post: the next save makes a new one of the text. */
    convertToNew() {
      setVersion(undefined);
      setFailure(undefined);
      end();
    },
    discard() {
      removeDraft(post?.id);
      onDone();
    },
  };
}

export type BlogEditorState = ReturnType<typeof useBlogEditor>;
