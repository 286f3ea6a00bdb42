import { formatDay } from "#app/lib/dates.ts";
import type { BlogPost } from "./blog.schema.ts";
import { blogMessages } from "./blog-admin.messages.ts";

/** A post's visibility to visitors: hidden, scheduled or public. */
export type Publication = "draft" | "scheduled" | "public";

/** @param today the current Karachi day, YYYY-MM-DD */
export function publicationOf(
  { status, published_at }: Pick<BlogPost, "status" | "published_at">,
  today: string,
): Publication {
  if (status === "draft") return "draft";
  return published_at > today ? "scheduled" : "public";
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
export function savedMessage({ publication, editing, day }: Save & { day: string }): string {
  if (publication === "draft") return blogMessages.draftSaved;
  if (publication === "scheduled") return blogMessages.scheduled(formatDay(day));
  return editing ? blogMessages.updated : blogMessages.published;
}

export function saveFailedMessage({ publication, editing }: Save): string {
  if (publication === "draft") return blogMessages.draftFailed;
  if (publication === "scheduled") return blogMessages.scheduleFailed;
  return editing ? blogMessages.updateFailed : blogMessages.publishFailed;
}
