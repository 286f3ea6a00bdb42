/**
 * What another host has is asked of it only after a press: what stands in the element's template takes the place of all
 * that is in it.
 */
export class AfterPress extends HTMLElement {
  connectedCallback() {
    const template = this.querySelector("template");
    if (!template) return;
    this.querySelector("button")?.addEventListener("click", () =>
      // Imported, not cloned: the template's own document loads nothing.
      this.replaceChildren(document.importNode(template.content, true)),
    );
  }
}
