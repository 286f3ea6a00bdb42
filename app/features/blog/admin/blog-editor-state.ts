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
 * The state of the editor's form. A failed save leaves the form as it is; a draft is stored until the post is
 * saved or the text is discarded.
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
          // The draft keeps the version that was opened: after a reload the two are compared again.
          if (isDirty) storeDraft(post?.id, { values: values as BlogDraft, version });
          else removeDraft(post?.id);
        },
      }),
    [form, post, version],
  );

  const editing = post && version !== undefined;

  /** What a save of these values does on the current Karachi day. A post that keeps its day sends none. */
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

  /** A conflict shows the two versions side by side; any other failure shows its message. */
  async function fail(result: CallFailure) {
    if (result.status !== 409 || !stored) return tell(result);
    const theirs = await fetchPost(stored);
    if (!theirs.ok) return tell(theirs);
    // A restored draft may have started from a version that no longer exists.
    begin(stored.version === (conflict?.theirs.version ?? version) ? stored : undefined, theirs.body);
    setStored(theirs.body);
    // Their category may be a new one.
    await refresh();
  }

  return {
    form,
    /** Whether a save updates an existing post. */
    editing,
    /** The post as last loaded from the server. */
    stored,
    image,
    setImage,
    unsaved,
    saving: isSubmitting,
    /** The label of the save button, before and during a save. */
    words: saveTexts(planOf(status ?? "published", String(day ?? ""))),
    failure,
    /** The conflict with somebody else's version, if there is one. */
    conflict,
    choose,
    /** The form holds a restored draft. */
    restored,
    submit: handleSubmit(send, (errors) => toast.error(firstMessage(errors) ?? blogMessages.saveBroke)),
    /** Resets the form to the post as it was opened. */
    startOver() {
      form.reset(defaults);
      removeDraft(post?.id);
      setVersion(post?.version);
      setStored(post);
      end();
      setFailure(undefined);
      setRestored(false);
    },
    /** After the post was deleted by somebody else: the next save creates a new post. */
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
