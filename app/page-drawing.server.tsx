import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type DrawnPart, type DrawPart, PartsOfPage } from "./ui/drawn-once.tsx";

export type DrawnPage = {
  html: string;
  /** What stands where the page has marks; see drawn-once.tsx. */
  parts: DrawnPart[];
};
/** A page whose parts are still to be drawn. */
type Drawing = { html: string; parts: DrawPart[] };

/** A page that is not drawn by then is given up. */
const longestDrawing = 10_000;
const doctype = "<!DOCTYPE html>";
/** What React leaves in the place of a part that was not ready or failed. */
const leftToTheBrowser = "<!--$!-->";

/**
 * Draws a whole page, all its parts waited for.
 *
 * Most often nothing has to be waited for, and drawing it in one go costs three fifths of React's stream, which packs
 * each word on its own for a network that we do not send it to yet. Where a part is not ready (its code comes with
 * the first visitor) or fails, the page is drawn again by the stream, which waits, and which reports what fails.
 * @throws what made the page fail as a whole
 */
export async function drawPage(page: ReactElement, onError: (error: unknown) => void): Promise<DrawnPage> {
  const { html, parts } = drawAtOnce(page) ?? (await drawWaiting(page, onError));
  return { html, parts: parts.map((draw) => draw()) };
}

function drawAtOnce(page: ReactElement): Drawing | undefined {
  const parts: DrawPart[] = [];
  let html: string;
  try {
    html = renderToString(<PartsOfPage.Provider value={parts}>{page}</PartsOfPage.Provider>);
  } catch {
    // Not lost: whatever it was, the drawing that waits meets it again.
    return undefined;
  }
  return html.includes(leftToTheBrowser) ? undefined : { html: doctype + html, parts };
}

function drawWaiting(page: ReactElement, onError: (error: unknown) => void): Promise<Drawing> {
  return new Promise((resolve, reject) => {
    const parts: DrawPart[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <PartsOfPage.Provider value={parts}>{page}</PartsOfPage.Provider>,
      {
        // The whole page goes out at once: a part held back for a script to move in would never show without one.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          pipe(gather((html) => resolve({ html, parts })));
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError,
      },
    );
    const timer = setTimeout(() => abort(new Error("The page took too long to draw")), longestDrawing);
  });
}

/** Takes the whole page in. */
function gather(done: (page: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, next) {
      pieces.push(Buffer.from(piece));
      next();
    },
    final(next) {
      done(Buffer.concat(pieces).toString());
      next();
    },
  });
}
