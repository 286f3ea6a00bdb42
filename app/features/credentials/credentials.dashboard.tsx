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
    </>
  );
}
