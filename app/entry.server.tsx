import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import type { RenderPage } from "#server/http/pages.ts";
import type { Services } from "#server/services.ts";
import { incompletePage, services, servicesContext, visitorAddress } from "./services.server.ts";
import { NonceContext } from "./site/nonce.ts";
import { SupportCode } from "./site/support-code.tsx";

/** A page that is not rendered by then is given up. */
const renderTimeout = 10_000;

/** What the page's inline scripts carry, and its content security policy names. New for each rendering. */
const nonceContext = createContext<string>();

/**
 * What the server calls to render pages. Made here, in the build, because React Router's context class and keys
 * must come from the same copy of the library as the pages.
 */
export function createAppHandler(build: ServerBuild, mode: string, appServices: Services): RenderPage {
  const handle = createRequestHandler(build, mode);
  return async (request, { requestId, address }) => {
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    context.set(servicesContext, appServices);
    context.set(SupportCode.context, requestId);
    context.set(visitorAddress, address);
    context.set(nonceContext, nonce);
    const response = await handle(request, context);
    // A page that is the same for every visitor says so in its `headers`; no other is stored anywhere.
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    return { response, nonce, incomplete: context.get(incompletePage) };
  };
}

/** Renders the whole page before the first byte goes out, so that it can be cached and compressed as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  let failed = false;
  const html = await renderWhole(
    <SupportCode.Provider value={context.get(SupportCode.context)}>
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    </SupportCode.Provider>,
    nonce,
    (error) => {
      failed = true;
      services(context).log.error({ err: error }, "a page failed while being rendered");
    },
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(withLowPriorityScripts(html), { headers, status: failed ? 500 : status });
}

/**
 * A page's HTML, all its parts waited for.
 * @throws what made the page fail as a whole; what failed within a boundary goes to `onError`
 */
export function renderWhole(
  page: ReactElement,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Every part stands in its place: one that a script moves in later would never show without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
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
 * On a slow line the scripts come after the fonts and the first picture: every page reads and leads on without them.
 * The one edit of the router's output; should it write its links otherwise one day, they have the usual priority.
 */
function withLowPriorityScripts(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Every fault of a loader or a page, in full, into the log; the visitor sees only the support code. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  services(context).log.error(
    { err: error, path: new URL(request.url).pathname, supportCode: context.get(SupportCode.context) },
    "a page failed",
  );
};
