import { createContext, type RouterContextProvider } from "react-router";
import type { ContentName, ContentOf } from "#content/contents.ts";
import { siteLinksIn } from "#content/menu.ts";
import {
  type ContentPreview,
  contentSavedAt,
  type ReadStored,
  readContent,
  readShownContent,
} from "#server/content.ts";
import type { Deps, Feature } from "#server/deps.ts";
import { featuresOn, namesOff, partsOf, partsOn } from "#server/parts.ts";
import type { Language } from "./contract/language.ts";
import type { PartPage } from "./contract/part.ts";
import { messagesOf } from "./lib/words.server.ts";
import type { Catalogue } from "./lib/words.ts";
import type { Site } from "./site/identity.ts";

/** Gives loaders what the server's parts use: `deps(context).db`. Set for each request by entry.server.tsx. */
export const depsContext = createContext<Deps>();

/** The visitor's IP address, for rate limits. Set for each request, as above. */
export const visitorAddress = createContext<string>("unknown");

/** The language of the page that was asked for: that of its address. Set for each request, as above. */
export const pageLanguage = createContext<Language>("en");

/** In which language a loader or an action answers. */
export const languageOf = (context: Readonly<RouterContextProvider>): Language => context.get(pageLanguage);

export const deps = (context: Readonly<RouterContextProvider>): Deps => context.get(depsContext);

/**
 * The words of these catalogues in the page's language, for a loader's `words`: its components find them by `useText`.
 * Those of the frame are on every page. One text of JSON: the router writes every single value of an object with a
 * reference, which made a page 1.5 KB heavier.
 */
export const wordsOf = (context: Readonly<RouterContextProvider>, ...catalogues: Catalogue[]): string =>
  JSON.stringify(messagesOf(languageOf(context), catalogues));

/** True once a part of the page could not be loaded. */
export const incompletePage = createContext(false);

/** All stored content, once one of the page's loaders has asked for some: most pages show several. */
const contentOfPage = createContext<Promise<ReadStored> | null>(null);

/** The parts that are off, once one of the page's loaders has asked: the frame and several pages do. */
const offOfPage = createContext<Promise<ReadonlySet<string>> | null>(null);

/** Content that staff look at before they save it, on a page that was asked for with their key. */
export const contentPreview = createContext<ContentPreview | null>(null);

/**
 * The rejection handler of an optional part of a page: logs the error, leaves the part out, and keeps the
 * incomplete page out of the page cache.
 */
export function optionalPart(context: Readonly<RouterContextProvider>, part: string) {
  return (error: unknown): undefined => {
    deps(context).log.warn({ err: error, part }, "a part of a page could not be read");
    context.set(incompletePage, true);
  };
}

/**
 * What the foundation says of itself under this name, for a page's loader. While it cannot be read, what was read last
 * shows, so that the page stands: ALL-11, CONTENT-11.
 * @throws where nothing was read before: what the program starts with is not what the foundation says
 */
export async function content<Name extends ContentName>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  language = languageOf(context),
): Promise<ContentOf<Name>> {
  const app = deps(context);
  const failed = optionalPart(context, "what staff have saved");
  const preview = context.get(contentPreview) ?? undefined;
  const stored = context.get(contentOfPage) ?? readShownContent(app, { preview, failed });
  context.set(contentOfPage, stored);
  return readContent(app, name, { stored: await stored, language });
}

/** When staff last saved this content, for the sitemap; undefined while the default shows. */
export const contentChangedAt = (
  context: Readonly<RouterContextProvider>,
  name: ContentName,
): Promise<string | undefined> => contentSavedAt(deps(context), name);

/** What every page knows of the site, for the loader of root.tsx. */
export async function readSite(
  context: Readonly<RouterContextProvider>,
  language = languageOf(context),
): Promise<Site> {
  const { env } = deps(context);
  const pages = await pagesOfParts(context);
  return {
    identity: withoutHidden(await content(context, "identity", language)),
    siteUrl: env.siteUrl,
    language,
    links: siteLinksIn(language, pages),
    partPages: pages.map(({ path }) => path),
    mail: mailOf(deps(context)),
    demo: env.demo,
  };
}

/** Which parts are off, read once for all loaders of a page. */
function namesOffFor(context: Readonly<RouterContextProvider>): Promise<ReadonlySet<string>> {
  const off = context.get(offOfPage) ?? namesOff(deps(context).db);
  context.set(offOfPage, off);
  return off;
}

/** The first thing of its kind that a feature of the core, or of a part that is on, brings to a page. */
export async function broughtBy<Name extends "homeSums" | "footerForm">(
  context: Readonly<RouterContextProvider>,
  name: Name,
): Promise<Feature[Name]> {
  return (await featuresOn(deps(context), namesOffFor(context))).find((feature) => feature[name])?.[name];
}

/** The public pages of the parts that are on; of all parts while it cannot be read which these are. */
export async function pagesOfParts(context: Readonly<RouterContextProvider>): Promise<PartPage[]> {
  const on = await partsOn(deps(context), namesOffFor(context)).catch(
    optionalPart(context, "which parts are on"),
  );
  return (on ?? partsOf(deps(context))).flatMap(({ pages }) => pages);
}

/** Of an account that donors are not shown only what names it among its statements: its last digits. */
const withoutHidden = (identity: Site["identity"]): Site["identity"] => ({
  ...identity,
  accounts: {
    ...identity.accounts,
    others: identity.accounts.others.map((account) =>
      account.shown ? account : { ...account, title: "", iban: "", number: account.number.slice(-4) },
    ),
  },
});

const mailOf = ({ mail, env }: Deps) => ({
  works: mail !== undefined,
  toOffice: mail !== undefined && env.mail.office !== undefined,
});
