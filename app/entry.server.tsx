import { Writable } from "node:stream";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  MemoryRouter,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import type { DrawnBytes, DrawPage } from "#server/http/pages.ts";
import { once } from "#server/once.ts";
import type { Services } from "#server/services.ts";
import { incompletePage, services, servicesContext, visitorAddress } from "./services.server.ts";
import { held } from "./site/begin-scripts.tsx";
import { SupportCode } from "./site/support-code.tsx";
import { type DrawnPart, drawPartsWith, PartsOfPage, partMark } from "./ui/drawn-once.tsx";

/** React announces a part's pictures in front of it, as it would in a page's head. The browser draws none of these. */
const announcements = /^(?:<link rel="preload"[^>]*>)+/;

// Links want a router around them; which one makes no difference to what they write.
drawPartsWith((part) => renderToString(<MemoryRouter>{part}</MemoryRouter>).replace(announcements, ""));

/** The bytes of a page, past the body of its Response: through a web stream they cost as much as drawing it. */
const drawnBytes = createContext<DrawnBytes | null>(null);

/** A page that is not drawn by then is given up. */
const longestDrawing = 10_000;

/**
 * What the server calls to draw pages. Made here, in the build, because React Router's context class and keys
 * must come from the same copy of the library as the pages.
 */
export function createAppHandler(build: ServerBuild, mode: string, machineRoom: Services): DrawPage {
  const handle = createRequestHandler(build, mode);
  return async (request, { requestId, address }) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, machineRoom);
    context.set(SupportCode.context, requestId);
    context.set(visitorAddress, address);
    const response = await handle(request, context);
    return {
      response,
      bytes: response.body === null ? (context.get(drawnBytes) ?? undefined) : undefined,
      incomplete: context.get(incompletePage),
    };
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
    const parts: DrawnPart[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <SupportCode.Provider value={context.get(SupportCode.context)}>
        <PartsOfPage.Provider value={parts}>
          <ServerRouter context={routerContext} url={request.url} />
        </PartsOfPage.Provider>
      </SupportCode.Provider>,
      {
        // The whole page goes out at once: a part held back for a script to move in would never show without one.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          headers.set("content-type", "text/html; charset=utf-8");
          const page = gather((own) => {
            context.set(drawnBytes, putIn(holdScripts(own), parts));
            resolve(new Response(null, { headers, status: failed ? 500 : status }));
          });
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

/** Takes the whole page in. */
function gather(done: (page: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, next) {
      pieces.push(Buffer.from(piece));
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}

/** What a part is in bytes, for as long as the part is kept. */
const bytesOf = once((part: DrawnPart) => Buffer.from(part.html));

/** Puts the parts where their marks are. A mark that none of them left is a comment like any other. */
function putIn(own: Buffer, parts: DrawnPart[]): DrawnBytes {
  const pieces: Buffer[] = [];
  const used: Buffer[] = [];
  let from = 0;
  for (let at = own.indexOf(partMark.start); at >= 0; at = own.indexOf(partMark.start, at + 1)) {
    const end = own.indexOf(partMark.end, at);
    const part = parts[Number(own.toString("latin1", at + partMark.start.length, end))];
    if (!part) continue;
    used.push(bytesOf(part));
    pieces.push(own.subarray(from, at), bytesOf(part));
    from = end + partMark.end.length;
  }
  return { body: Buffer.concat([...pieces, own.subarray(from)]), own, parts: used };
}

/** As the router writes them. It offers no say in when they are fetched. */
const scriptMarks = [
  ['<link rel="modulepreload"', `<link rel="${held}"`],
  ['<script type="module" async="">', `<script type="${held}">`],
] as const;

/**
 * Lets the page's code wait behind what the eye sees; begin-scripts.tsx starts it. Every page reads before it comes,
 * and on a slow line it would hold up the fonts and the first picture, on a slow phone the first drawing.
 */
function holdScripts(page: Buffer): Buffer {
  if (!import.meta.env.PROD) return page;
  return scriptMarks.reduce((held, [mark, heldMark]) => replaceBytes(held, mark, heldMark), page);
}

/** As `replaceAll`, without turning the page into text and back. */
function replaceBytes(page: Buffer, what: string, by: string): Buffer {
  const parts: Buffer[] = [];
  const bytes = Buffer.from(by);
  let from = 0;
  for (let at = page.indexOf(what); at >= 0; at = page.indexOf(what, from)) {
    parts.push(page.subarray(from, at), bytes);
    from = at + what.length;
  }
  return Buffer.concat([...parts, page.subarray(from)]);
}

/** Every fault of a loader or a page, in full, into the log; the visitor sees only the support code. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  services(context).log.error(
    { err: error, path: new URL(request.url).pathname, supportCode: context.get(SupportCode.context) },
    "a page failed",
  );
};
