import type { Done } from "#app/contract/call.ts";
import { calls, publicCalls, staffCalls } from "#app/contract/define-calls.ts";
import type * as headline from "./headline.schema.ts";

const { get } = publicCalls;
const { post } = staffCalls("content:write");

export const headlineCalls = calls({
  readHeadline: get<{ reply: Done & { headline: string; headline_ur?: string } }>(
    "api_headline.php",
    "Headline",
  ),
  saveHeadline: post<{ query: typeof headline.openedHeadlineQuery; body: typeof headline.headlineForm }>(
    "api_headline.php",
    "Save the headline",
  ),
});
