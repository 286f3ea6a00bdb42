import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import type { DrawPage } from "#server/http/pages.ts";
import type { Services } from "#server/services.ts";
import { services, servicesContext } from "./services.server.ts";
import { SupportCode } from "./site/support-code.tsx";

/** A page that is not drawn by then is given up. */
const longestDrawing = 10_000;

/**
 * What the server calls to draw pages. Made here, in the build, because React Router's context class and keys
 * must come from the same copy of the library as the pages.
 */
export function createAppHandler(build: ServerBuild, mode: string, machineRoom: Services): DrawPage {
  const handle = createRequestHandler(build, mode);
  return (request, requestId) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, machineRoom);
    context.set(SupportCode.context, requestId);
    return handle(request, context);
  };
}

/** Draws the whole page before the first byte goes out: its policy and its tag are made from its bytes. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <SupportCode.Provider value={context.get(SupportCode.context)}>
        <ServerRouter context={routerContext} url={request.url} />
      </SupportCode.Provider>,
      {
        // The whole page goes out at once: a part held back for a script to move in would never show without one.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          headers.set("content-type", "text/html; charset=utf-8");
          const page = gather((body) =>
            resolve(new Response(body, { headers, status: failed ? 500 : status })),
          );
          pipe(page);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          services(context).log.error({ err: error }, "a page failed while being drawn");
        },
      },
    );
    const timer = setTimeout(() => abort(new Error("The page took too long to draw")), longestDrawing);
  });
}

/** Takes the whole page in. A page of many small pieces through a web stream costs more than drawing it. */
function gather(done: (body: Uint8Array<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, next) {
      pieces.push(Buffer.from(piece));
      next();
    },
    final(next) {
      done(new Uint8Array(Buffer.concat(pieces)));
      next();
    },
  });
}

/** Every fault of a loader or a page, in full, into the log; the visitor sees only the support code. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  services(context).log.error(
    { err: error, path: new URL(request.url).pathname, supportCode: context.get(SupportCode.context) },
    "a page failed",
  );
};
