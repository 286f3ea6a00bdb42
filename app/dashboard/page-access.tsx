import { ShieldOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkProps, useLocation } from "react-router";
import { type Permission, rolesWith, roleTexts } from "#app/contract/permissions.ts";
import { QuietLink } from "#app/ui/links.tsx";
import { mayOpen, pageEntry } from "./dashboard-menu.ts";
import DashboardNotFound from "./not-found.dashboard.tsx";
import { useOwnUser, useViewer } from "./own-user.tsx";

/** A page of the dashboard, or who may open it and whom to ask (ROLE-06); none where its part is off. */
export function PageAccess({ children }: { children: ReactNode }) {
  const entry = pageEntry(useLocation().pathname);
  const { may, isOn } = useViewer();
  if (entry?.part && !isOn(entry.part)) return <DashboardNotFound />;
  if (!entry || entry.access === "signed-in" || may(entry.access)) return children;
  return <NotAllowed label={entry.label} permission={entry.access} />;
}

/** A link to a page of the dashboard, and only its text for those who may not open that page. */
export function PageLink(props: LinkProps & { to: string }) {
  return mayOpen(props.to, useViewer()) ? <Link {...props} /> : props.children;
}

const listOf = (parts: string[], word: "and" | "or") =>
  new Intl.ListFormat("en", { type: word === "and" ? "conjunction" : "disjunction" }).format(parts);

function NotAllowed({ label, permission }: { label: string; permission: Permission }) {
  const { administrators = [] } = useOwnUser() ?? {};
  const people = rolesWith(permission).map((role) => roleTexts[role].people);
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-16 text-center">
      <ShieldOff aria-hidden="true" className="size-12 text-emerald" />
      <h1 className="text-3xl">{label} is not part of your role</h1>
      <p className="text-soft wrap-anywhere">
        It is for {listOf(people, "and")}. To get access, ask <bdi>{listOf(administrators, "or")}</bdi>.
      </p>
      <QuietLink to="/dashboard">Back to Overview</QuietLink>
    </div>
  );
}
