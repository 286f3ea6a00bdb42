import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { BannerEditor } from "./banner-editor.tsx";

const title = "Banner Settings";

export const meta = () => dashboardMeta(title);

export default function BannerDashboard() {
  return (
    <>
      <PageHeading title={title}>The announcement that scrolls over every page of the site.</PageHeading>
      <BannerEditor />
    </>
  );
}
