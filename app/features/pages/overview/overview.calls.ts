import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as overview from "./overview.schema.ts";

const { get } = staffCalls;

export const overviewCalls = calls({
  readOverview: get<{ reply: typeof overview.readOverviewReply }>(
    "overview",
    "signed-in",
    "The first page of the dashboard",
  ),
});
