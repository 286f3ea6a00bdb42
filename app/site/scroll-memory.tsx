import { ScrollRestoration } from "react-router";
import { inlineScript } from "./inline-script.ts";

/** The router's own name for where it keeps how far each page of this tab was scrolled. */
const storageKey = "react-router-scroll-positions";

/**
 * Brings who comes back, or loads a page anew, to where they were before anything is drawn. The router's own script
 * asks the tab's storage at every visit, and the browser stops for as long as it fetches that; this one asks only
 * where the visitor has been before.
 */
function comeBack(key: string): void {
  if (!history.state?.key) {
    history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
    return;
  }
  try {
    const top: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}")[history.state.key];
    if (typeof top === "number") scrollTo(0, top);
  } catch {
    // Not as the router wrote it: it begins anew.
    sessionStorage.removeItem(key);
  }
}

const comeBackText = inlineScript(comeBack, storageKey);

/** In the browser the router remembers and brings back by itself; React keeps the script that the server wrote. */
export function ScrollMemory() {
  if (!import.meta.env.SSR) return <ScrollRestoration storageKey={storageKey} />;
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the function above, as it stands there
      dangerouslySetInnerHTML={{ __html: comeBackText }}
    />
  );
}
