import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as headline from "./headline.schema.ts";

const { post } = staffCalls("content:write");

export const headlineAdminCalls = calls({
  saveHeadline: post<{ query: typeof headline.openedHeadlineQuery; body: typeof headline.headlineForm }>(
    "api_headline.php",
    "Save the headline",
  ),
});
