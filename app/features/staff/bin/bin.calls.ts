import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as bin from "./bin.schema.ts";

const { get, post, remove } = staffCalls("signed-in");

export const binCalls = calls({
  /* Of each kind of record those alone who may write it: what it is stands in the call. */
  listBin: get<{ query: typeof bin.listBinQuery; reply: typeof bin.listBinReply }>(
    "bin",
    "What lies in the bin",
  ),
  restoreBinItem: post<{ body: typeof bin.binnedItem }>("bin/restore", "Bring back what lies in the bin"),
  deleteBinItem: remove<{ body: typeof bin.binnedItem }>("bin", "Delete for good what lies in the bin"),
});
