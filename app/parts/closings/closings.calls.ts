import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as closings from "./closings.schema.ts";

const read = staffCalls("books:read");
const write = staffCalls("books:write");

export const closingsCalls = calls({
  listClosings: read.get<{ reply: typeof closings.listClosingsReply }>(
    "closings",
    "Through which day the books are closed",
  ),
  closeBooks: write.post<{ body: typeof closings.closingForm }>("closings", "Close the books through a day"),
  exportTaxYear: read.get<{ query: typeof closings.taxYearQuery; reply: Blob }>(
    "tax-year.zip",
    "A tax year as a ZIP",
  ),
});
