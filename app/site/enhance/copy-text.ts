/** How long the result is shown, in ms. */
const shownMilliseconds = 6000;

/** Copies the text beside a pressed button (ui/copy-button.tsx) and says so for some seconds. A browser may refuse. */
function copyPressed({ target }: Event): void {
  const copied = target instanceof Element && target.closest("button")?.closest<HTMLElement>("[data-copy]");
  if (!copied) return;
  const { copy = "", done = "", failed = "" } = copied.dataset;
  navigator.clipboard.writeText(copy).then(
    () => say(copied, true, done),
    () => say(copied, false, failed),
  );
}

function say(copied: HTMLElement, isCopied: boolean, text: string): void {
  const label = copied.querySelector("button");
  if (label) label.textContent = (isCopied ? copied.dataset.label : copied.dataset.idle) ?? "";
  const status = copied.querySelector("[role=status]");
  if (status) status.textContent = text;
  if (text) setTimeout(() => say(copied, false, ""), shownMilliseconds);
}

/** Makes the buttons of the page copy, also those that come later. */
export const startCopying = (): void => document.addEventListener("click", copyPressed);
