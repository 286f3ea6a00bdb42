import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as sharedStories from "./shared-stories.form.ts";

const { post } = publicCalls;

/** Of rules that are made in a language, or for a day. */
type SchemaOf<Rules extends (...made: never[]) => { schema: unknown }> = ReturnType<Rules>["schema"];

export const sharedStoriesCalls = calls({
  sendSharedStory: post<{ body: SchemaOf<typeof sharedStories.sharedStoryRules> }>(
    "shared-stories",
    "Share a story",
  ),
});
