/** An element around what the server has rendered. What it listens to ends when it leaves the page. */
export abstract class EnhancedElement extends HTMLElement {
  #leaving = new AbortController();

  /** @param signal aborted when the element leaves the page */
  protected abstract enhance(signal: AbortSignal): void;

  connectedCallback() {
    this.#leaving = new AbortController();
    this.enhance(this.#leaving.signal);
  }

  disconnectedCallback() {
    this.#leaving.abort();
  }
}
