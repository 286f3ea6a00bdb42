import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { IdentityContext, noSiteMail, type Site } from "#app/site/identity.ts";
import { defaultContent } from "#server/content.ts";

/** The site as a new installation has it. */
export const testSite: Site = {
  identity: defaultContent("identity"),
  siteUrl: "https://umeed.example",
  demo: false,
  mail: noSiteMail,
};

/** What root.tsx puts around every page: a router and the foundation's identity. */
export function PageFrame({ path = "/", children }: { path?: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <IdentityContext value={testSite.identity}>{children}</IdentityContext>
    </MemoryRouter>
  );
}
