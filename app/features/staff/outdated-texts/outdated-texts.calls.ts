import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as outdated from "./outdated-texts.schema.ts";

const { get, post } = staffCalls("signed-in");

export const outdatedTextsCalls = calls({
  /* Of each kind of record those alone who may write it: what it is stands in the call. */
  listOutdatedTexts: get<{ query: typeof outdated.outdatedQuery; reply: typeof outdated.outdatedReply }>(
    "outdated-texts",
    "Texts that were changed in one language alone",
  ),
  confirmText: post<{ body: typeof outdated.textConfirmation }>(
    "outdated-texts/confirm",
    "Say that the other language still holds",
  ),
});
