import { inlineScript } from "./inline-script.ts";

/** How the server marks what the pages' code waits behind; see `holdScripts` in page-bytes.server.ts. */
export const held = "held";

/**
 * Starts the page's code once all that the eye sees is there, or at the visitor's first touch. Until then every page
 * reads, and its links, menus and forms work. It stands in the page itself: a file would have to be fetched.
 */
function begin(mark: string): void {
  const touches = ["pointerdown", "keydown"];
  let started = false;
  function start() {
    if (started) return;
    started = true;
    removeEventListener("load", afterPaint);
    for (const touch of touches) removeEventListener(touch, start, true);
    // One thing a task: to do them all at once held a slow phone up for as long as it may not answer a thumb.
    const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${mark}"]`)];
    const tasks: (() => void)[] = links.map((link) => () => {
      link.rel = "modulepreload";
    });
    tasks.push(askForStorage, readLibraries);
    const { port1: next, port2: go } = new MessageChannel();
    next.onmessage = () => {
      const task = tasks.shift();
      if (tasks.length > 0) go.postMessage(undefined);
      else next.close();
      task?.();
    };
    go.postMessage(undefined);
  }
  /** The browser fetches what the tab remembers at the first question, and the router asks in the middle of its work. */
  function askForStorage() {
    sessionStorage.getItem("");
  }
  /** The largest files by far, one by one and before those that stand on them: what is read together is one task. */
  async function readLibraries() {
    try {
      for (const name of ["react", "router"]) {
        const library = document.querySelector<HTMLLinkElement>(`link[href*="/${name}-"]`);
        if (library) await import(/* @vite-ignore */ library.href);
      }
    } finally {
      run();
    }
  }
  function run() {
    for (const { text, dataset } of document.querySelectorAll<HTMLScriptElement>(`script[type="${mark}"]`)) {
      const script = document.createElement("script");
      script.type = dataset.type ?? "";
      script.text = text;
      document.head.append(script);
      // It has run or is on its way; the page is as React expects it.
      script.remove();
    }
  }
  // Loaded is not yet drawn: on a slow phone the first drawing would wait for the code after all.
  function afterPaint() {
    if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return start();
    new PerformanceObserver((_paint, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: "paint", buffered: true });
  }
  addEventListener("load", afterPaint);
  for (const touch of touches) addEventListener(touch, start, true);
}

const beginText = inlineScript(begin, held);

/** In development nothing is held back: the build tool's own scripts want their order. */
export function BeginScripts() {
  if (!import.meta.env.PROD) return null;
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the function above, as it stands there
      dangerouslySetInnerHTML={{ __html: beginText }}
    />
  );
}
