import { parentPort } from "node:worker_threads";
import { renderMarkdown } from "./markdown.ts";
import type { RenderRequest, RenderResult } from "./markdown-renderer.ts";

/*
 * The thread in which texts are rendered, started by markdown-renderer.ts. It says "ready", then answers each
 * request in its turn. It may be ended at any moment.
 */

/** Escaped signs and tables grow: a text of 200,000 characters seldom becomes more than this. */
const maxHtmlLength = 2_000_000;

function render({ text, siteUrl }: RenderRequest): RenderResult {
  try {
    const rendered = renderMarkdown(text, siteUrl);
    return rendered.html.length > maxHtmlLength ? "too tangled" : rendered;
  } catch {
    // The libraries take any text; what they throw is for its form: nesting, for instance, overflows their stack.
    return "too tangled";
  }
}

parentPort?.on("message", (request: RenderRequest) => parentPort?.postMessage(render(request)));
parentPort?.postMessage("ready");
