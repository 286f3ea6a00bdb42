import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as sharedStories from "./shared-stories.schema.ts";

const { get, put, remove } = staffCalls;

export const sharedStoriesAdminCalls = calls({
  listSharedStories: get<InboxList<typeof sharedStories.sharedStory>>(
    "shared-stories",
    "stories:read",
    "List and search: shared story",
  ),
  updateSharedStory: put<InboxUpdate>("shared-stories", "stories:write", "Mark or note: shared story"),
  deleteSharedStory: remove<InboxRemoval>("shared-stories", "stories:write", "Delete: shared story"),
  exportSharedStories: get<InboxExport>("shared-stories.csv", "stories:read", "All as CSV: shared story", {
    proof: "recent",
  }),
});
