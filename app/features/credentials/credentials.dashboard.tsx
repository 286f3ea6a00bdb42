import { Link } from "react-router";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { PasswordForm } from "./password-form.tsx";
import { UsernameForm } from "./username-form.tsx";

const title = "Security Settings";

export const meta = () => dashboardMeta(title);

export default function CredentialsDashboard() {
  return (
    <>
      <PageHeading title={title}>Your own name and password.</PageHeading>
      <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-2">
        <UsernameForm />
        <PasswordForm />
      </div>
      <div className="mt-8 max-w-5xl border-t border-rule pt-4">
        <p className="max-w-prose text-sm text-soft">
          Has somebody else used your account?{" "}
          <Link to="/dashboard/sessions" className="text-link font-semibold">
            Your sessions
          </Link>{" "}
          shows where it is signed in, and lets you end any session.{" "}
          <Link to="/dashboard/audit-log" className="text-link font-semibold">
            Last changes
          </Link>{" "}
          shows who changed what, and when.
        </p>
      </div>
    </>
  );
}
