import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as closings from "./closings.schema.ts";

const { get, post } = staffCalls;

export const closingsCalls = calls({
  listClosings: get<{ reply: typeof closings.listClosingsReply }>(
    "closings",
    "books:read",
    "Through which day the books are closed",
  ),
  closeBooks: post<{ body: typeof closings.closingForm }>(
    "closings",
    "books:write",
    "Close the books through a day",
  ),
  exportTaxYear: get<{ query: typeof closings.taxYearQuery; reply: Blob }>(
    "tax-year.zip",
    "books:read",
    "A tax year as a ZIP",
    { proof: "recent" },
  ),
});
