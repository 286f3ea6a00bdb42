/** How long the result is shown, in ms. */
const shownMilliseconds = 6000;

/**
 * Copies the text beside a pressed button (`data-copy`, as of ui/copy-button.tsx) and says so for some seconds:
 * `data-copied` changes the look of the button, `data-done` or `data-failed` is announced.
 */
async function copyPressed({ target }: Event): Promise<void> {
  const copied = target instanceof Element && target.closest("button")?.closest<HTMLElement>("[data-copy]");
  if (!copied) return;
  const { copy = "", done = "", failed = "" } = copied.dataset;
  try {
    await navigator.clipboard.writeText(copy);
    say(copied, true, done);
  } catch {
    // A browser may refuse to copy.
    say(copied, false, failed);
  }
}

function say(copied: HTMLElement, isCopied: boolean, text: string): void {
  copied.toggleAttribute("data-copied", isCopied);
  const status = copied.querySelector("[role=status]");
  if (status) status.textContent = text;
  if (text) setTimeout(() => say(copied, false, ""), shownMilliseconds);
}

/** Makes the buttons of the page copy, also those that come later. */
export const startCopying = (): void => document.addEventListener("click", copyPressed);
