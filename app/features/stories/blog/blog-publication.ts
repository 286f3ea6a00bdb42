import { formatMoment, momentOf } from "#app/lib/dates.ts";
import type { BlogPost } from "./blog.schema.ts";
import { blogMessages } from "./blog-admin.messages.ts";

/** A post's visibility to visitors: hidden, scheduled or public. */
export type Publication = "draft" | "scheduled" | "public";

type Dated = Pick<BlogPost, "status" | "published_at"> & {
  /** Left out where `published_at` is a moment already, as rows have it. */
  published_time?: string | null;
};

/** @param now the current Karachi minute (`karachiMinute`) */
export function publicationOf({ status, published_at, published_time }: Dated, now: string): Publication {
  if (status === "draft") return "draft";
  return momentOf(published_at, published_time) > now ? "scheduled" : "public";
}

type Save = {
  publication: Publication;
  /** Whether the save updates an existing post. */
  editing: boolean;
};

/** The label of the editor's button, idle and busy. */
export function saveTexts({ publication, editing }: Save): { idle: string; busy: string } {
  if (publication === "draft") return { idle: "Save Draft", busy: "Saving..." };
  if (publication === "scheduled") return { idle: "Schedule Post", busy: "Scheduling..." };
  return editing
    ? { idle: "Update Post", busy: "Updating..." }
    : { idle: "Publish Post", busy: "Publishing..." };
}

/** The message of a successful save. The server sends it; the editor uses it when a reply has no message. */
export function savedMessage({ publication, editing, moment }: Save & { moment: string }): string {
  if (publication === "draft") return blogMessages.draftSaved;
  if (publication === "scheduled") return blogMessages.scheduled(formatMoment(moment));
  return editing ? blogMessages.updated : blogMessages.published;
}

export function saveFailedMessage({ publication, editing }: Save): string {
  if (publication === "draft") return blogMessages.draftFailed;
  if (publication === "scheduled") return blogMessages.scheduleFailed;
  return editing ? blogMessages.updateFailed : blogMessages.publishFailed;
}
