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
      <p className="mt-8 max-w-prose border-t border-rule pt-4 text-sm text-soft">
        Do you fear that somebody else has used your account?{" "}
        <Link to="/dashboard/sessions">Your sessions</Link> shows where it is signed in, and ends what you do
        not know. <Link to="/dashboard/audit-log">Last changes</Link> shows who changed what, and when.
      </p>
    </>
  );
}
