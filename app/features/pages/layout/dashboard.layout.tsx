import { Outlet } from "react-router";
import { OfflineNotice } from "#app/dashboard/connection.tsx";
import { pageTitle } from "#app/dashboard/dashboard-menu.ts";
import { PageTabs, Sidebar } from "#app/dashboard/dashboard-menu-list.tsx";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { ownUserQuery } from "#app/dashboard/own-user.tsx";
import { PageAccess } from "#app/dashboard/page-access.tsx";
import { ProofDialog } from "#app/dashboard/proof-dialog.tsx";
import { sessionQueries } from "#app/dashboard/query-client.ts";
import { QueryProvider } from "#app/dashboard/query-provider.tsx";
import { SessionGate, Waiting } from "#app/dashboard/session.tsx";
import { readSession } from "#app/dashboard/session-storage.ts";
import { TopBar } from "#app/dashboard/top-bar.tsx";
import { TwoFactorGate, TwoFactorNotice } from "#app/features/staff/two-factor/two-factor-gate.tsx";
import { HeadlineEditor } from "#app/features/stories/headline/headline-editor.tsx";
import { useIdentity } from "#app/site/identity.ts";
import { ToastProvider } from "#app/ui/toast.tsx";
import type { Route } from "./+types/dashboard.layout.ts";
import { CommandCenter } from "./command-center.tsx";

/** Of the pages in the menu; the others have one of their own. */
export const meta = ({ location }: Route.MetaArgs) => dashboardMeta(pageTitle(location.pathname));

/** What the user may do is known before the frame is shown, so that nothing appears and goes. A failure hides nothing. */
export async function clientLoader() {
  if (readSession()) await sessionQueries().client.prefetchQuery({ ...ownUserQuery, gcTime: undefined });
  return null;
}

/** What the server sends of a page with a `clientLoader`, which runs in the browser only: the same as of the others. */
export function HydrateFallback() {
  return <Waiting />;
}

/** The dashboard's frame, for signed-in users only. */
export default function DashboardLayout() {
  return (
    <SessionGate>
      <QueryProvider>
        <ToastProvider>
          <TwoFactorGate>
            <div className="flex min-h-dvh bg-paper text-base text-ink">
              <Sidebar />
              <div className="page-frame flex min-w-0 flex-1 flex-col">
                <TopBar headline={<HeadlineEditor />} tools={<CommandCenter />} />
                <OfflineNotice />
                <TwoFactorNotice />
                <main
                  id="main"
                  tabIndex={-1}
                  className="w-full max-w-7xl px-4 py-6 outline-none sm:px-6 lg:py-8"
                >
                  <PageTabs />
                  <PageAccess>
                    <Outlet />
                  </PageAccess>
                </main>
                <DashboardFooter name={useIdentity().name} />
              </div>
            </div>
          </TwoFactorGate>
          <ProofDialog />
        </ToastProvider>
      </QueryProvider>
    </SessionGate>
  );
}

function DashboardFooter({ name }: { name: string }) {
  return (
    <footer className="mt-auto border-t border-rule px-4 py-4 text-xs text-faint sm:px-6">
      © {new Date().getFullYear()} {name}
    </footer>
  );
}
