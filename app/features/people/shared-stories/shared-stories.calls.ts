import { calls, publicCalls, type SchemaOf, staffCalls } from "#app/contract/define-calls.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import type * as sharedStories from "./shared-stories.form.ts";
import type { sharedStoriesTable } from "./shared-stories.table.ts";

const read = staffCalls("stories:read");
const write = staffCalls("stories:write");

export const sharedStoriesCalls = calls({
  sendSharedStory: publicCalls.post<{ body: SchemaOf<typeof sharedStories.sharedStoryRules> }>(
    "shared-stories",
    "Share a story",
  ),
  listSharedStories: read.get<InboxList<typeof sharedStoriesTable>>(
    "shared-stories",
    "List and search: shared story",
  ),
  updateSharedStory: write.put<InboxUpdate>("shared-stories", "Mark or note: shared story"),
  deleteSharedStory: write.remove<InboxRemoval>("shared-stories", "Delete: shared story"),
  exportSharedStories: read.get<InboxExport>("shared-stories.csv", "All as CSV: shared story"),
});
