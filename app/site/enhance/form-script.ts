import type { DetailedHTMLProps, HTMLAttributes } from "react";
import { startCopying } from "./copy-text.ts";
import { PublicForm } from "./public-form.ts";

/* What a page with a form does in a browser beside the frame (main.ts), without the framework: decision 131. */

/**
 * A choice that the page's address keeps (`data-address`, site/choice-fields.tsx). The link to the page in the other
 * language gets it, too.
 */
function keepInAddress({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const name = target.closest<HTMLElement>("[data-address]")?.dataset.address;
  if (!name) return;
  const url = new URL(window.location.href);
  url.searchParams.set(name, target.value);
  window.history.replaceState(window.history.state, "", url);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.search = url.search;
}

/**
 * What another host has is asked of it only after a press: what stands in the element's template takes the place of all
 * that is in it.
 */
class AfterPress extends HTMLElement {
  connectedCallback() {
    const template = this.querySelector("template");
    if (!template) return;
    this.querySelector("button")?.addEventListener("click", () =>
      // Imported, not cloned: the template's own document loads nothing.
      this.replaceChildren(document.importNode(template.content, true)),
    );
  }
}

customElements.define("public-form", PublicForm);
customElements.define("after-press", AfterPress);
document.addEventListener("change", keepInAddress);
startCopying();

type FormElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  /** The name of its draft; without it none is kept. */
  draft: string | undefined;
  /** The names of the fields that no draft keeps. */
  unkept: string | undefined;
  /** The names of the fields that a draft fills although they hold something at first. */
  suggested: string | undefined;
  answer: "good" | "refused" | undefined;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "public-form": FormElement;
      "after-press": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
