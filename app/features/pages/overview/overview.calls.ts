import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as overview from "./overview.schema.ts";

const { get } = staffCalls("signed-in");

export const overviewCalls = calls({
  readOverview: get<{ reply: typeof overview.readOverviewReply }>(
    "overview",
    "The first page of the dashboard",
  ),
});
