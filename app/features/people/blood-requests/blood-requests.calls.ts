import { calls, publicCalls, type SchemaOf } from "#app/contract/define-calls.ts";
import type * as bloodRequestForms from "./blood-requests.form.ts";
import type * as bloodRequests from "./blood-requests.schema.ts";

const { post } = publicCalls;

export const bloodRequestsCalls = calls({
  sendBloodRequest: post<{
    body: SchemaOf<typeof bloodRequestForms.bloodRequestRules>;
    reply: typeof bloodRequests.sendBloodRequestReply;
  }>("blood-requests", "Ask for blood"),
});
