import type { Done } from "#app/contract/call.ts";
import { calls, publicCalls } from "#app/contract/define-calls.ts";

const { get } = publicCalls;

export const headlineCalls = calls({
  readHeadline: get<{ reply: Done & { headline: string; headline_ur?: string } }>(
    "api_headline.php",
    "Headline",
  ),
});
