/** The name of the cookie, and of the channel between tabs. */
export const closedName = "adPopupClosed";

/*
 * A cookie without an end lasts as long as the browser's session, in every tab: session storage is a tab's own, and
 * local storage outlasts the session. It holds no more than the visitor's wish, the server does not read it, and it is
 * set by his own press alone: it needs nobody's consent.
 */

/** Whether the visitor has closed the popup in this session, in any tab. */
export function wasClosed(): boolean {
  return document.cookie.split("; ").includes(`${closedName}=1`);
}

/** Remembers it, and tells the other tabs. */
export function rememberClosed(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${closedName}=1; path=/; SameSite=Lax`;
  const channel = new BroadcastChannel(closedName);
  channel.postMessage(true);
  channel.close();
}

/**
 * Calls back when another tab has closed it.
 * @returns ends this
 */
export function onClosedInOtherTab(callback: () => void): () => void {
  const channel = new BroadcastChannel(closedName);
  channel.onmessage = callback;
  return () => channel.close();
}
