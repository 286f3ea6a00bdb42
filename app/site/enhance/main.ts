import type { DetailedHTMLProps, HTMLAttributes } from "react";
import { AdPopup } from "./ad-popup.ts";
import { BannerStrip } from "./banner-strip.ts";
import { replaceBrokenPictures } from "./broken-pictures.ts";
import { EmailForm } from "./email-form.ts";
import { SiteMenu } from "./menu.ts";

/** How long after the page has loaded, in ms: what the visitor came for has the line to itself. */
const delayMs = 4000;

/** Registers the service worker, which keeps the offline page. Only in production: in development it would hide reloads. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => {
    // A browser that keeps no service worker (private windows, full storage) goes on without the offline page.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  }, delayMs);
}

/*
 * What the frame does in a browser, on every page: a file of its own that needs no framework (decision 050). Each part
 * is a custom element around what the server has rendered. The browser starts and stops it, also when a hydrated page
 * shows or removes the frame.
 */

customElements.define("site-menu", SiteMenu);
customElements.define("banner-strip", BannerStrip);
customElements.define("ad-popup", AdPopup);
customElements.define("email-form", EmailForm);
replaceBrokenPictures();
registerServiceWorker();

// The frame answers from here on. Tests wait for it.
document.documentElement.dataset.enhanced = "";

type FrameElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "site-menu": FrameElement;
      "banner-strip": FrameElement;
      "ad-popup": FrameElement & { page: string; "data-words"?: string };
      "email-form": FrameElement & { call: string; failed: string; bad: string };
    }
  }
}
