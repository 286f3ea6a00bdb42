import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { readSite } from "./services.server.ts";
import { DemoNotice } from "./site/demo-notice.tsx";
// The script of the frame is a file of its own, with all that it imports. `worker` makes Vite build it as one; it runs in
// the page (decision 050).
import frameScript from "./site/enhance/main.ts?worker&url";
import { BrokenPage, PageNotFound } from "./site/error-page.tsx";
import { IdentityContext, noSiteMail, SiteMailContext, useIdentity } from "./site/identity.ts";
import { useNonce } from "./site/nonce.ts";
import { usePlainPage } from "./site/plain-page.ts";
import { SpeculationRules } from "./site/speculation-rules.tsx";
import alegreya from "./styles/fonts/alegreya-600.woff2?url";
import sourceSans from "./styles/fonts/source-sans-3.woff2?url";
import "./styles/site.css";

export function loader({ context }: Route.LoaderArgs) {
  return readSite(context);
}

/** The identity is not read again at each navigation. */
export const shouldRevalidate = () => false;

const frameLinks = (
  <>
    <link rel="preload" href={alegreya} as="font" type="font/woff2" crossOrigin="anonymous" />
    <link rel="preload" href={sourceSans} as="font" type="font/woff2" crossOrigin="anonymous" />
    <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
  </>
);

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const plain = usePlainPage();
  return (
    <IdentityContext value={site?.identity}>
      <SiteMailContext value={site?.mail ?? noSiteMail}>
        <html lang="en" data-plain={plain || undefined}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content="#101b16" media="(prefers-color-scheme: dark)" />
            <Meta />
            {frameLinks}
            <FeedLink />
            <Links />
            <StylesFirst />
            <script type="module" src={frameScript} fetchPriority="low" />
            <SpeculationRules />
          </head>
          <body>
            <a
              href="#main"
              className="sr-only rounded-sm bg-emerald px-4 py-2 font-semibold text-on-emerald focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-50"
            >
              Skip to the content
            </a>
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
      </SiteMailContext>
    </IdentityContext>
  );
}

function FeedLink() {
  const { name } = useIdentity();
  return <link rel="alternate" type="application/rss+xml" title={`${name}: stories`} href="/feed.xml" />;
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
    document.documentElement.dataset.hydrated = "";
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { name } = useIdentity();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main">
      <title>{missing ? "404 | Page Not Found" : `Something went wrong | ${name}`}</title>
      {missing ? <PageNotFound /> : <BrokenPage />}
    </main>
  );
}
