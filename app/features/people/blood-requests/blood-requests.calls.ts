import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as bloodRequestForms from "./blood-requests.form.ts";
import type * as bloodRequests from "./blood-requests.schema.ts";

const { post } = publicCalls;

/** Of rules that are made in a language, or for a day. */
type SchemaOf<Rules extends (...made: never[]) => { schema: unknown }> = ReturnType<Rules>["schema"];

export const bloodRequestsCalls = calls({
  sendBloodRequest: post<{
    body: SchemaOf<typeof bloodRequestForms.bloodRequestRules>;
    reply: typeof bloodRequests.sendBloodRequestReply;
  }>("blood-requests", "Ask for blood"),
});
