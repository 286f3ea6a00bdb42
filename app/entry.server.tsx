import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { pathIn, readPath } from "#app/contract/language.ts";
import { previewQuery } from "#app/contract/page-queries.ts";
import { serverMessages } from "#app/contract/replies.ts";
import { readPreview } from "#server/content.ts";
import { DatabaseBusyError } from "#server/db/sqlite-driver.ts";
import { isUnavailable } from "#server/db/unavailable.ts";
import type { Deps } from "#server/deps.ts";
import { withoutKey } from "#server/http/canonical-path.ts";
import { plainBody } from "#server/http/errors.ts";
import type { RenderPage } from "#server/http/pages.ts";
import {
  contentPreview,
  deps,
  depsContext,
  incompletePage,
  pageLanguage,
  visitorAddress,
} from "./loader-context.server.ts";
import { ErrorPageContext } from "./site/plain-page.ts";
import { NonceContext, requestIdContext, SupportCodeContext } from "./site/request-context.ts";

/** No page has as many links as this: matching them costs less than rendering it. */
const maxPathsAsked = 500;

/** Rendering is aborted after this time. */
const renderTimeout = 10_000;

/**
 * The nonce of the page's inline scripts and of its content security policy: a new one for each rendering.
 */
const nonceContext = createContext<string>();

/** What made a page fail that may be asked for again in a moment. */
const busyContext = createContext<DatabaseBusyError | null>(null);

/** The error of a page that failed because the database is away. */
const unavailableContext = createContext<unknown>(null);

/** Whether not even an error page could be rendered. */
const unrenderableContext = createContext<boolean>(false);

/**
 * The render function of the server. It is part of the React Router build, because context keys must come
 * from the same copy of the library as the pages.
 */
export function createAppHandler(build: ServerBuild, mode: string, appDeps: Deps): RenderPage {
  // One build for both languages: the router takes the language's prefix off every address, and puts it before links.
  const handlers = {
    en: createRequestHandler(build, mode),
    ur: createRequestHandler({ ...build, basename: pathIn("ur", "/") }, mode),
  };
  return async (request, { requestId, address }) => {
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    context.set(depsContext, appDeps);
    context.set(requestIdContext, requestId);
    context.set(visitorAddress, address);
    context.set(nonceContext, nonce);
    const { pathname, searchParams } = new URL(request.url);
    const { language, path } = readPath(pathname);
    context.set(pageLanguage, language);
    if (
      path === build.routeDiscovery.manifestPath &&
      (searchParams.get("paths") ?? "").split(",").length > maxPathsAsked
    ) {
      const headers = { "cache-control": "no-store" };
      return { response: new Response(null, { status: 400, headers }), nonce };
    }
    const key = searchParams.get(previewQuery);
    if (key) {
      const preview = await readPreview(appDeps.db, key, appDeps.clock.now());
      if (!preview) return { response: previewExpired(), nonce };
      context.set(contentPreview, preview);
    }
    const answered = await handlers[language](request, context);
    // Without the database there is no frame either: the server has a page for it.
    if (context.get(unavailableContext)) throw context.get(unavailableContext);
    const response = context.get(unrenderableContext)
      ? brokenPage(request, requestId)
      : withRetry(answered, context.get(busyContext));
    // Only pages that are the same for every visitor set a public cache-control (page-headers.ts).
    if (key || !response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    if (key) response.headers.set("x-robots-tag", "noindex");
    return { response, nonce, incomplete: context.get(incompletePage) };
  };
}

/**
 * The pages that something may be posted to: those whose module has an action. The router itself renders an error page for
 * any other, with whatever its loaders had not read. It weighs all its routes against each other for each address, which
 * takes milliseconds; here it is asked about those alone whose path begins like that of a page with a form.
 * @returns whether the page at this address, a path with its query in the canonical spelling, is one of them
 */
export function formPages(build: ServerBuild): (url: string) => boolean {
  const hasAction = ({ id = "" }: RouteObject) => build.routes[id]?.module.action !== undefined;
  const groups = Map.groupBy(pageRoutes(build), ({ path = "" }) => firstPart(path));
  for (const [first, routes] of groups) if (!routes.some(hasAction)) groups.delete(first);
  return (url) => {
    const { path } = readPath(url.split("?", 1)[0] ?? "");
    const page = path.replace(/\.data$/, "");
    const routes = groups.get(firstPart(page.slice(1)));
    const found = routes && matchRoutes(routes, page)?.at(-1)?.route;
    return found !== undefined && hasAction(found);
  };
}

/** "events" of "events/:id". */
const firstPart = (path: string): string => path.split("/", 1)[0] ?? "";

/** Every route with a path of its own, by its whole path. */
const pageRoutes = (build: ServerBuild): RouteObject[] =>
  Object.values(build.routes).flatMap((route) => {
    if (!route?.path) return [];
    let path = route.path;
    for (let above = route.parentId; above; above = build.routes[above]?.parentId)
      path = [build.routes[above]?.path, path].filter(Boolean).join("/");
    return { id: route.id, path, caseSensitive: route.caseSensitive };
  });

/** For when the error page itself fails: the frame may be what is broken. */
function brokenPage({ url }: Request, supportCode: string): Response {
  const { pathname } = new URL(url);
  const { type, body } = plainBody(pathname, 500, serverMessages.internal(supportCode));
  return new Response(body, { status: 500, headers: { "content-type": type } });
}

/** A page that failed because the database was locked is no fault of the program: 503, and when to come again. */
function withRetry(response: Response, busy: DatabaseBusyError | null): Response {
  if (!busy) return response;
  const headers = new Headers(response.headers);
  headers.set("retry-after", String(busy.retryAfterSeconds));
  return new Response(response.body, { status: 503, headers });
}

/** The reply to an address whose key is unknown, or older than its time: the saved page would be taken for the preview. */
function previewExpired(): Response {
  const text = "This preview has expired. Press Preview in the dashboard again.";
  return new Response(text, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}

/** Renders the whole page before the first byte is sent, so that it can be cached and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (context.get(unavailableContext)) return new Response(null, { status: 503 });
  const nonce = context.get(nonceContext);
  let failed = false;
  context.set(unrenderableContext, true);
  const html = await renderWhole(
    <SupportCodeContext value={context.get(requestIdContext)}>
      <NonceContext value={nonce}>
        <ErrorPageContext value={routerContext.staticHandlerContext.errors !== null}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </ErrorPageContext>
      </NonceContext>
    </SupportCodeContext>,
    nonce,
    (error) => {
      failed = true;
      deps(context).log.error({ err: error }, "a page failed while being rendered");
    },
  );
  context.set(unrenderableContext, false);
  headers.set("content-type", "text/html; charset=utf-8");
  // As bytes: a Response checks and encodes a text of this length in several times the time.
  const body = Buffer.from(withLowPriorityScripts(html));
  return new Response(body, { headers, status: failed ? 500 : status });
}

/**
 * A page's HTML with all its Suspense boundaries resolved.
 * @throws when the whole page fails; failures inside a boundary go to `onError`
 */
export function renderWhole(
  page: ReactElement,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React must not outline a large part: without JavaScript it would never be moved into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const chunks: Buffer[] = [];
        const whole = new Writable({
          write(chunk, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            resolve(Buffer.concat(chunks).toString());
            done();
          },
        });
        pipe(whole);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError,
    });
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), renderTimeout);
  });
}

/**
 * Scripts load after the fonts and the first picture, because every page works without them. This is the one
 * edit of the router's output: should it write its links otherwise one day, they have the usual priority.
 */
function withLowPriorityScripts(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Logs every error of a loader or a page in full; the visitor sees only the support code. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (error instanceof DatabaseBusyError) context.set(busyContext, error);
  if (isUnavailable(error)) {
    context.set(unavailableContext, error);
    return;
  }
  deps(context).log.error(
    {
      err: error,
      path: withoutKey(new URL(request.url).pathname),
      supportCode: context.get(requestIdContext),
    },
    "a page failed",
  );
};
