import { call } from "#app/dashboard/call.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import type { SampleCount } from "./sample-content.schema.ts";

const texts = {
  failed: "The sample content could not be counted.",
  broke: "The server could not be reached. Check your connection and try again.",
};

export type SampleContent = { message?: string; total: number; by_noun: SampleCount };

export const sampleContentKey = ["sample content"];

export const countSampleContent = (): Promise<CallResult<SampleContent>> =>
  call("countSampleContent", { texts });

export const deleteSampleContent = (): Promise<CallResult<SampleContent>> =>
  call("deleteSampleContent", { texts: { ...texts, failed: "The sample content could not be removed." } });
