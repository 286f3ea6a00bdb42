import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as personalData from "./personal-data.schema.ts";

const { post, remove } = staffCalls("personal-data:write");

export const personalDataCalls = calls({
  findPersonalData: post<{
    body: typeof personalData.personalDataQuery;
    reply: typeof personalData.findPersonalDataReply;
  }>("personal-data/search", "What is stored of a person"),
  exportPersonalData: post<{ body: typeof personalData.personalDataExport; reply: Blob }>(
    "personal-data/export",
    "What is stored of a person, as a file",
  ),
  erasePersonalData: remove<{
    body: typeof personalData.personalDataErasure;
    reply: typeof personalData.erasePersonalDataReply;
  }>("personal-data", "Erase what is stored of a person"),
});
