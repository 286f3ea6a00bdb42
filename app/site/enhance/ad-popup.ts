import type { AdText } from "./ad.words.ts";

/** The popup opens this long after the page, and not before the visitor has scrolled. */
export const openDelayMs = 6000;

/** No popup where it would disturb donating, signing in, or who fills in a form. */
const quietPages =
  /^\/(?:donate|donate-bank-form|donation-success|login|reset-password|invitation|dashboard|registration|share-story)(?:\/|$)/;

/** The name of the cookie, and of the channel between tabs. */
export const closedName = "adPopupClosed";

/*
 * A session cookie lasts as long as the browser's session, in every tab: session storage belongs to one tab,
 * and local storage outlasts the session. It holds only that the visitor has closed the popup, is set by that
 * click and is not read by the server: it needs no consent.
 */
const wasClosed = () => document.cookie.split("; ").includes(`${closedName}=1`);

/**
 * The element that the popup opens in, once the visitor has scrolled and unless it was closed in this browser session.
 * Its attribute `page` is the path, which a hydrated page changes while the element stays.
 */
export class AdPopup extends HTMLElement {
  static observedAttributes = ["page"];
  #leaving = new AbortController();
  /** The visitor has waited and scrolled, and has not closed it. */
  #due = false;
  #removeCard: (() => void) | undefined;

  connectedCallback() {
    this.#leaving = new AbortController();
    this.#due = false;
    if (wasClosed()) return;
    const { signal } = this.#leaving;
    const scrolled = new Promise((resolve) => {
      window.addEventListener("scroll", resolve, { once: true, passive: true, signal });
    });
    const timer = setTimeout(async () => {
      await scrolled;
      // It may have been closed meanwhile, in this tab or another.
      if (signal.aborted || wasClosed()) return;
      this.#due = true;
      this.#show();
    }, openDelayMs);
    const otherTabs = new BroadcastChannel(closedName);
    otherTabs.onmessage = () => this.#close();
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      otherTabs.close();
    });
  }

  disconnectedCallback() {
    this.#leaving.abort();
    this.#hide();
  }

  attributeChangedCallback() {
    this.#show();
  }

  /** Opens the card, or takes it away on a quiet page. */
  async #show() {
    const page = this.getAttribute("page") ?? "";
    if (!this.#due || quietPages.test(page)) return this.#hide();
    if (this.#removeCard) return;
    // When its code cannot be loaded there is no popup, and the page is not affected.
    const code = await import("./ad-card.ts").catch(() => undefined);
    const ads = code ? await code.readAds(this.#leaving.signal) : [];
    const stillWanted = this.#due && !this.#removeCard && page === this.getAttribute("page");
    if (!code || ads.length === 0 || !stillWanted || this.#leaving.signal.aborted) return;
    const t: AdText = JSON.parse(this.dataset.words ?? "{}");
    const onClose = () => {
      this.#close();
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `${closedName}=1; path=/; SameSite=Lax`;
      const otherTabs = new BroadcastChannel(closedName);
      otherTabs.postMessage(true);
      otherTabs.close();
    };
    this.#removeCard = code.openAdCard(this, { ads, t, onClose });
  }

  #hide() {
    this.#removeCard?.();
    this.#removeCard = undefined;
  }

  #close() {
    this.#due = false;
    this.#hide();
  }
}
