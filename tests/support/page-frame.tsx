import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { type Language, pathIn } from "#app/contract/language.ts";
import { messagesOf } from "#app/lib/words.server.ts";
import type { Catalogue } from "#app/lib/words.ts";
import { parts } from "#app/parts/parts.ts";
import { type Matches, noSiteMail, type Site, SiteContext } from "#app/site/identity.ts";
import { siteWords } from "#app/site/site.words.ts";
import { siteLinksIn } from "#content/menu.ts";
import { defaultContent } from "#server/content.ts";
import { PageWords } from "./words.tsx";

/** All parts are on. */
const partPages = parts.flatMap(({ pages }) => pages);

/** The site as a new installation has it. */
const siteIn = (language: Language): Site => ({
  identity: defaultContent("identity", language),
  language,
  links: siteLinksIn(language, partPages),
  partPages: partPages.map(({ path }) => path),
  siteUrl: "https://umeed.example",
  demo: false,
  mail: noSiteMail,
});

export const testSite = siteIn("en");

type PageFrameProps = {
  path?: string;
  language?: Language;
  of?: readonly Catalogue[];
  children: ReactNode;
};

/** What root.tsx puts around every page: a router, the words and the foundation's identity. @param props.of words of the page itself */
export function PageFrame({ path = "/", language = "en", of, children }: PageFrameProps) {
  return (
    <MemoryRouter basename={pathIn(language, "/")} initialEntries={[pathIn(language, path)]}>
      <PageWords language={language} of={of}>
        <SiteContext value={siteIn(language)}>{children}</SiteContext>
      </PageWords>
    </MemoryRouter>
  );
}

/** The matches of a page's `meta` function, with the words of these catalogues beside the frame's. */
export const testMatches = (...of: Catalogue[]): Matches => [
  { loaderData: { ...testSite, words: JSON.stringify(messagesOf("en", [siteWords, ...of])) } as Site },
];
