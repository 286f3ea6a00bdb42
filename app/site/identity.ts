import { createContext, useContext } from "react";
import { commaIn, type Language } from "#app/contract/language.ts";
import type { ContentOf } from "#content/contents.ts";
import type { SiteLinks } from "#content/menu.ts";

export type Identity = ContentOf<"identity">;

/**
 * Whether a mail server is set up, and whether the office gets what visitors send (OFFICE_EMAIL). Without a server mails
 * wait in the outbox, so no page may promise one.
 */
export type SiteMail = { works: boolean; toOffice: boolean };

/**
 * What every page may know of the site: the foundation's identity, the site's URL without a slash at its end, and what it
 * can mail.
 */
export type Site = {
  identity: Identity;
  siteUrl: string;
  /** That of the page's address. */
  language: Language;
  /** The links of header and footer, in this language. */
  links: SiteLinks;
  /** The pages of the parts that are on. */
  partPages: readonly string[];
  mail: SiteMail;
  /** Whether all that the site shows is invented (`npm run demo`). */
  demo: boolean;
};

/** Set by root.tsx from its loader's data; without a value where the site could not be read. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The foundation's name, contacts, profiles and accounts, as staff have set them. */
export function useIdentity(): Identity {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useIdentity must be used within the SiteContext of root.tsx");
  return site.identity;
}

const noLinks: SiteLinks = { header: [], footer: [], legal: [], doors: [] };

export const useSiteLinks = (): SiteLinks => useContext(SiteContext)?.links ?? noLinks;

/** Whether a page of a part is there: no page leads to one that is not. */
export const useHasPage = (path: string): boolean =>
  useContext(SiteContext)?.partPages.includes(path) ?? false;

/** Where it is not known nothing is promised. */
export const noSiteMail: SiteMail = { works: false, toOffice: false };

/** What the site can mail: for texts that promise a mail. */
export const useSiteMail = (): SiteMail => useContext(SiteContext)?.mail ?? noSiteMail;

/** The matches of a page's `meta` function: the first is the root, whose loader gives the site. */
export type Matches = readonly [{ loaderData: Site }, ...unknown[]];

/** The site, in a page's `meta` function. */
export const siteOf = ([root]: Matches): Site => root.loaderData;

/** The office's address in one line, in the identity's language. */
export const addressLine = (
  { address: { street, city, region, country } }: Pick<Identity, "address">,
  language: Language,
) => [street, city, region, country].filter(Boolean).join(commaIn(language));
