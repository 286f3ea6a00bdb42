import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as samples from "./sample-content.schema.ts";

const { get, remove } = staffCalls;

export const sampleContentCalls = calls({
  countSampleContent: get<{ reply: typeof samples.countSampleContentReply }>(
    "sample-content",
    "samples:write",
    "How much sample content there is",
  ),
  deleteSampleContent: remove<{ reply: typeof samples.deleteSampleContentReply }>(
    "sample-content",
    "samples:write",
    "Remove all sample content",
  ),
});
