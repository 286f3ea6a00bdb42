import { calls, publicCalls, type SchemaOf } from "#app/contract/define-calls.ts";
import type * as sharedStories from "./shared-stories.form.ts";

const { post } = publicCalls;

export const sharedStoriesCalls = calls({
  sendSharedStory: post<{ body: SchemaOf<typeof sharedStories.sharedStoryRules> }>(
    "shared-stories",
    "Share a story",
  ),
});
