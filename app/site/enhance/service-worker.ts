/** How long after the page has loaded, in ms: what the visitor came for has the line to itself. */
const delayMs = 4000;

/** Registers the service worker, which keeps the offline page. Only in production: in development it would hide reloads. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => {
    // A browser that keeps no service worker (private windows, full storage) goes on without the offline page.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  }, delayMs);
}
