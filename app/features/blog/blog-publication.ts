import { formatDay } from "#app/lib/dates.ts";
import { blogMessages } from "./blog.messages.ts";
import type { BlogPost } from "./blog.schema.ts";

/** What a post is to visitors: hidden, hidden until its day, or readable. */
export type Publication = "draft" | "scheduled" | "public";

/** @param today the Karachi day on which this is asked, YYYY-MM-DD */
export function publicationOf(
  { status, published_at }: Pick<BlogPost, "status" | "published_at">,
  today: string,
): Publication {
  if (status === "draft") return "draft";
  return published_at > today ? "scheduled" : "public";
}

type Save = {
  publication: Publication;
  /** Whether the save changes a post that exists. */
  editing: boolean;
};

/** The words of the editor's button: before it is pressed, and while it saves. */
export function saveTexts({ publication, editing }: Save): { idle: string; busy: string } {
  if (publication === "draft") return { idle: "Save Draft", busy: "Saving..." };
  if (publication === "scheduled") return { idle: "Schedule Post", busy: "Scheduling..." };
  return editing
    ? { idle: "Update Post", busy: "Updating..." }
    : { idle: "Publish Post", busy: "Publishing..." };
}

/** What a save that worked has done. The server says it, and the editor when a reply has no words. */
export function savedMessage({ publication, editing, day }: Save & { day: string }): string {
  if (publication === "draft") return blogMessages.draftSaved;
  if (publication === "scheduled") return blogMessages.scheduled(formatDay(day));
  return editing ? blogMessages.updated : blogMessages.published;
}

/** What a save that failed without a reason was to do. */
export function saveFailedMessage({ publication, editing }: Save): string {
  if (publication === "draft") return blogMessages.draftFailed;
  if (publication === "scheduled") return blogMessages.scheduleFailed;
  return editing ? blogMessages.updateFailed : blogMessages.publishFailed;
}
