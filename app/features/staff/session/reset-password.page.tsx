import { Form, useNavigation } from "react-router";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { privatePage } from "#app/lib/page-headers.ts";
import { NewPasswordForm, SessionFrame } from "#app/site/session-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { LineLink, LinkButton } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Route } from "./+types/reset-password.page.ts";
import { loadResetPage, sendResetPage } from "./reset-password-page.server.ts";
import { linkMinutes, passwordResetMessages } from "./session.messages.ts";

export const loader = ({ context, request }: Route.LoaderArgs) => loadResetPage(context, request);
export const action = ({ context, request }: Route.ActionArgs) => sendResetPage(context, request);

export const meta = () => dashboardMeta("New password");

export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  new Headers([...actionHeaders, ...Object.entries(privatePage)]);

/** SESSION-13: asks for a link, and takes the new password of the mail's link. */
export default function ResetPasswordPage({
  loaderData: { mails, ...link },
  actionData,
}: Route.ComponentProps) {
  if (actionData?.good) {
    return (
      <SessionFrame title={actionData.step === "set" ? "Password set" : "Check your email"}>
        <p role="status" className="mt-4 text-lg">
          {actionData.message}
        </p>
        <p className="mt-8">
          <LinkButton to="/login">Sign in</LinkButton>
        </p>
      </SessionFrame>
    );
  }
  const token = actionData ? actionData.token : link.token;
  const fault = actionData?.message ?? (link.dead ? passwordResetMessages.dead : undefined);
  if (token) {
    return (
      <SessionFrame title="Set a new password">
        <NewPasswordForm action="/reset-password" token={token} fault={fault} save="Set the password" />
      </SessionFrame>
    );
  }
  return (
    <SessionFrame title="Forgotten password">
      {mails ? (
        <>
          <p className="mt-2 mb-8 text-soft">
            We mail you a link to set a new one. It works once, within {linkMinutes} minutes.
          </p>
          <AskForm fault={fault} />
        </>
      ) : (
        <div className="mt-6">
          <Notice>{passwordResetMessages.noMail}</Notice>
        </div>
      )}
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
        <LineLink to="/login">Back to the sign-in</LineLink>
        <LineLink to="/">To the home page</LineLink>
      </p>
    </SessionFrame>
  );
}

/** Without JavaScript the browser posts the form; the page answers with the same. */
function AskForm({ fault }: { fault: string | undefined }) {
  const sending = useNavigation().state !== "idle";
  return (
    <Form method="post" action="/reset-password" noValidate className="grid gap-5">
      <Fault text={fault} />
      <Field label="Email" required>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        )}
      </Field>
      <Button type="submit" disabled={sending} className="w-full">
        {sending ? "Sending..." : "Send me a link"}
      </Button>
    </Form>
  );
}

const Fault = ({ text }: { text: string | undefined }) => (
  <div role="alert" className="empty:hidden">
    {text && <Notice tone="bad">{text}</Notice>}
  </div>
);
