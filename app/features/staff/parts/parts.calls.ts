import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as parts from "./parts.schema.ts";

const { get, put, post } = staffCalls("parts:write");

export const partsCalls = calls({
  listParts: get<{ reply: typeof parts.listPartsReply }>("parts", "What the foundation uses of the program"),
  switchPart: put<{ body: typeof parts.partSwitch }>("parts", "Turn a part on or off"),
  confirmParts: post("parts/confirm", "Say that the parts are as the foundation wants them"),
});
