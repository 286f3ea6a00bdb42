import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { directionOf, type Language } from "./contract/language.ts";
import { formWords } from "./lib/form.words.ts";
import { readSite, wordsOf } from "./loader-context.server.ts";
import { DemoNotice } from "./site/demo-notice.tsx";
import { startCopying } from "./site/enhance/copy-text.ts";
// The scripts of the frame and of its forms are files of their own, with all that they import. `worker` makes Vite build
// them as such; they run in the page (decision 050).
import formScript from "./site/enhance/form-script.ts?worker&url";
import frameScript from "./site/enhance/main.ts?worker&url";
import { BrokenPage, PageNotFound } from "./site/error-page.tsx";
import { SiteContext, useIdentity } from "./site/identity.ts";
import { TwinContext, usePageMessages, usePageTwin } from "./site/page-messages.ts";
import { useFormPage, usePlainPage, useUntranslatedPage } from "./site/plain-page.ts";
import { useNonce } from "./site/request-context.ts";
import { siteWords } from "./site/site.words.ts";
import { SpeculationRules } from "./site/speculation-rules.tsx";
import alegreya from "./styles/fonts/alegreya-600.woff2?url";
import nastaliq from "./styles/fonts/nastaliq-400.woff2?url";
import sourceSans from "./styles/fonts/source-sans-3.woff2?url";
import { useText, WordsProvider } from "./ui/text.tsx";
import { uiWords } from "./ui/ui.words.ts";
import "./styles/site.css";

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await readSite(context)), words: wordsOf(context, siteWords, uiWords, formWords) };
}

/** The identity is not read again at each navigation. */
export const shouldRevalidate = () => false;

const frameLinks = (
  <>
    <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
  </>
);

/** The two fonts of the first screen. */
const Fonts = ({ of: language }: { of: Language }) =>
  [language === "ur" ? nastaliq : alegreya, sourceSans].map((font) => (
    <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const plain = usePlainPage();
  const hasForm = useFormPage();
  const untranslated = useUntranslatedPage();
  const messages = usePageMessages();
  const twin = usePageTwin();
  const language = site?.language ?? "en";
  return (
    <WordsProvider language={language} messages={messages}>
      <TwinContext value={twin}>
        <SiteContext value={site}>
          <html
            lang={language}
            dir={directionOf(language)}
            translate={untranslated ? "no" : undefined}
            data-plain={plain || undefined}
          >
            <head>
              <meta charSet="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <meta name="color-scheme" content="light dark" />
              <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
              <meta name="theme-color" content="#101b16" media="(prefers-color-scheme: dark)" />
              <Meta />
              <Fonts of={language} />
              {frameLinks}
              <FeedLink />
              <ManifestLink />
              <Links />
              <StylesFirst />
              <script type="module" src={frameScript} fetchPriority="low" />
              {hasForm && <script type="module" src={formScript} />}
              <SpeculationRules />
            </head>
            <body>
              <SkipLink />
              {site?.demo && <DemoNotice />}
              {children}
              {plain || (
                <>
                  <ScrollRestoration />
                  <Scripts />
                </>
              )}
            </body>
          </html>
        </SiteContext>
      </TwinContext>
    </WordsProvider>
  );
}

function SkipLink() {
  const t = useText<typeof siteWords>("site");
  return (
    <a
      href="#main"
      className="sr-only rounded-sm bg-emerald px-4 py-2 font-semibold text-on-emerald focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50"
    >
      {t("skip")}
    </a>
  );
}

const ManifestLink = () => <link rel="manifest" href={useHref("/site.webmanifest")} />;

function FeedLink() {
  const t = useText<typeof siteWords>("site");
  const { name } = useIdentity();
  const title = t("stories", { name });
  return <link rel="alternate" type="application/rss+xml" title={title} href={useHref("/feed.xml")} />;
}

/**
 * An empty script after the styles: the browser renders the body only when the styles are loaded. Without it
 * Chromium sometimes rendered the first elements without styles, and buttons and links then faded to theirs.
 */
function StylesFirst() {
  return (
    <script nonce={useNonce()} suppressHydrationWarning>
      {" "}
    </script>
  );
}

export default function Root() {
  // Controls that need JavaScript look disabled until this attribute is set (base.css).
  useEffect(() => {
    startCopying();
    document.documentElement.dataset.hydrated = "";
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const t = useText<typeof siteWords>("site");
  const { name } = useIdentity();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main">
      <title>{missing ? t("notFoundTitle") : t("brokenTitle", { name })}</title>
      {missing ? <PageNotFound /> : <BrokenPage />}
    </main>
  );
}
