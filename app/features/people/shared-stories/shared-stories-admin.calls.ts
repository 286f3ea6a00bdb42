import { calls } from "#app/contract/define-calls.ts";
import { inboxCalls } from "#app/lib/inbox-calls.ts";
import type * as sharedStories from "./shared-stories.schema.ts";

const inbox = inboxCalls<typeof sharedStories.sharedStory>("shared-stories", "shared story", {
  read: "stories:read",
  write: "stories:write",
});

export const sharedStoriesAdminCalls = calls({
  listSharedStories: inbox.list,
  updateSharedStory: inbox.update,
  deleteSharedStory: inbox.remove,
  exportSharedStories: inbox.export,
});

export const sharedStoryInbox = {
  list: sharedStoriesAdminCalls.listSharedStories,
  update: sharedStoriesAdminCalls.updateSharedStory,
  remove: sharedStoriesAdminCalls.deleteSharedStory,
  export: sharedStoriesAdminCalls.exportSharedStories,
};
