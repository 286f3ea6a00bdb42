import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as samples from "./sample-content.schema.ts";

const { get, remove } = staffCalls("samples:write");

export const sampleContentCalls = calls({
  countSampleContent: get<{ reply: typeof samples.countSampleContentReply }>(
    "sample-content",
    "How much sample content there is",
  ),
  deleteSampleContent: remove<{ reply: typeof samples.deleteSampleContentReply }>(
    "sample-content",
    "Remove all sample content",
  ),
});
