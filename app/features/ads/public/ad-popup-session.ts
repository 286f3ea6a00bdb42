/** The name of the cookie, and of the channel between tabs. */
export const closedName = "adPopupClosed";

/*
 * A session cookie lasts as long as the browser's session, in every tab: session storage belongs to one tab,
 * and local storage outlasts the session. It holds only that the visitor has closed the popup, is set by that
 * click and is not read by the server: it needs no consent.
 */

/** Whether the visitor has closed the popup in this session, in any tab. */
export function wasClosed(): boolean {
  return document.cookie.split("; ").includes(`${closedName}=1`);
}

/** Stores it, and tells the other tabs. */
export function rememberClosed(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${closedName}=1; path=/; SameSite=Lax`;
  const channel = new BroadcastChannel(closedName);
  channel.postMessage(true);
  channel.close();
}

/**
 * Calls back when another tab has closed the popup.
 * @returns the function that unsubscribes
 */
export function onClosedInOtherTab(callback: () => void): () => void {
  const channel = new BroadcastChannel(closedName);
  channel.onmessage = callback;
  return () => channel.close();
}
