import { Link } from "react-router";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { PasswordForm } from "./password-form.tsx";
import { UsernameForm } from "./username-form.tsx";

export default function CredentialsDashboard() {
  return (
    <>
      <PageHeading>Your own name and password.</PageHeading>
      <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-2">
        <UsernameForm />
        <PasswordForm />
      </div>
      <div className="mt-8 max-w-5xl border-t border-rule pt-4">
        <p className="max-w-prose text-sm text-soft">
          Do you fear that somebody else has used your account?{" "}
          <Link to="/dashboard/sessions" className="text-link font-semibold">
            Your sessions
          </Link>{" "}
          shows where it is signed in, and ends what you do not know.{" "}
          <Link to="/dashboard/audit-log" className="text-link font-semibold">
            Last changes
          </Link>{" "}
          shows who changed what, and when.
        </p>
      </div>
    </>
  );
}
