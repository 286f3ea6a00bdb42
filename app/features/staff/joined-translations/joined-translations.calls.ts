import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as joined from "./joined-translations.schema.ts";

const { get, remove } = staffCalls("signed-in");

export const joinedTranslationsCalls = calls({
  /* Of each kind of record those alone who may write it: what it is stands in the call. */
  listJoinedTranslations: get<{ query: typeof joined.joinedQuery; reply: typeof joined.joinedReply }>(
    "joined-translations",
    "What became one of English and Urdu and differed",
  ),
  dismissJoinedTranslation: remove<{ body: typeof joined.joinedTranslation }>(
    "joined-translations",
    "Say that its differences were looked at",
  ),
});
