import { calls, publicCalls } from "#app/contract/define-calls.ts";
import type * as registrations from "./registrations.schema.ts";

const { post } = publicCalls;

export const registrationsCalls = calls({
  sendRegistration: post<{ body: ReturnType<typeof registrations.registrationForm> }>(
    "registrations",
    "Register as intern, member, volunteer or for a job",
  ),
});
