import { z } from "zod";
import { requiredText } from "#app/lib/call-rules.ts";
import {
  hasFourClasses,
  minPasswordLength,
  passwordMessages,
  passwordText,
} from "#app/lib/password-rules.ts";
import { credentialsMessages, maxUsernameLength, minUsernameLength } from "./credentials.messages.ts";

const { usernameMissing, passwordMissing } = credentialsMessages;

const requiredUsername = requiredText(usernameMissing, { label: "The username", max: maxUsernameLength });

/** @param current the current username */
export const usernameRule = (current: string) =>
  requiredUsername
    .refine((name) => name !== current, credentialsMessages.usernameSame)
    .refine((name) => name.length >= minUsernameLength, credentialsMessages.usernameShort);

/** @param current what the user is called now */
export const dashboardUsernameForm = (current: string) => z.object({ newUsername: usernameRule(current) });

const notBoth = z.never(credentialsMessages.oneAtATime).optional();

const usernameForm = z.object({ newPassword: notBoth, newUsername: requiredUsername }, usernameMissing);

/**
 * The rules of CRED-03 in their order: both fields, the length, the match, the classes. The payload has no
 * confirmation and no current password, so they are looked at only when they are sent.
 */
const withPasswordRules = <Form extends z.ZodType<{ newPassword: string; confirmPassword?: string }>>(
  form: Form,
): Form =>
  form
    .refine(({ newPassword }) => newPassword.length >= minPasswordLength, {
      error: passwordMessages.tooShort,
      path: ["newPassword"],
    })
    .refine(({ newPassword, confirmPassword = newPassword }) => newPassword === confirmPassword, {
      error: credentialsMessages.passwordMismatch,
      path: ["confirmPassword"],
    })
    .refine(({ newPassword }) => hasFourClasses(newPassword), {
      error: passwordMessages.tooPlain,
      path: ["newPassword"],
    });

const currentPassword = passwordText(credentialsMessages.currentMissing);
const newPassword = passwordText(passwordMissing);

export const passwordForm = withPasswordRules(
  z.object({
    newUsername: notBoth,
    /** May be left out by users who have just signed in; the service checks that. */
    currentPassword: currentPassword.optional(),
    newPassword,
    confirmPassword: newPassword.optional(),
  }),
);
export type PasswordForm = z.infer<typeof passwordForm>;

/** The dashboard's form requires all three. */
export const dashboardPasswordForm = withPasswordRules(
  z.object({ currentPassword, newPassword, confirmPassword: newPassword }),
);
export type DashboardPasswordForm = z.infer<typeof dashboardPasswordForm>;

const isPasswordChange = (body: unknown) =>
  typeof body === "object" && body !== null && ("newPassword" in body || "confirmPassword" in body);

/** One call for two changes, distinguished by the fields; the message is that of the intended change. */
export const credentialsForm = z.union([passwordForm, usernameForm], {
  error: ({ input, errors }) => errors?.[isPasswordChange(input) ? 0 : 1]?.[0]?.message,
});
