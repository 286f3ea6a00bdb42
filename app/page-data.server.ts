import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";

/**
 * Gives the data to the router's code in the browser, where and how it expects it. The same in every page. It begins
 * like the script that makes what it speaks to, by which both are held (`holdScripts` in page-bytes.server.ts).
 */
const handOver =
  'window.__reactRouterContext.streamController.enqueue(document.getElementById("page-data").text);' +
  "window.__reactRouterContext.streamController.close()";

/**
 * Puts what the loaders found at the end of a page, for the router's code in the browser.
 *
 * The router would write it as a program, word for word within quotes within quotes, by parts of the page that wait
 * for one another. We keep the page until it is whole, so it is simply there: as data, which weighs a tenth less, and
 * needs no hash of its own in the page's policy.
 */
export async function withData(html: string, context: EntryContext): Promise<string> {
  const end = html.lastIndexOf("</body></html>");
  if (!context.serverHandoffStream || !context.renderMeta?.didRenderScripts || end < 0) return html;
  const data = await text(context.serverHandoffStream);
  // All of it is JSON, where such a sign stands in texts only and may be written like this.
  const safe = data.replaceAll("<", "\\u003c");
  return `${html.slice(0, end)}<script type="application/json" id="page-data">${safe}</script><script>${handOver}</script>${html.slice(end)}`;
}
