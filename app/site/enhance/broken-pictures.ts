/**
 * Shows what stands in for pictures that cannot be loaded, everywhere on the page and whenever they come into it. Their
 * attribute `data-if-broken` says what: the path of another picture, or "text" for a box with the alternative text. Only
 * attributes change, or a neighbour is added: a hydrated page keeps the elements that it knows.
 */
export function replaceBrokenPictures(): void {
  // Errors of pictures do not bubble.
  const capture = true;
  document.addEventListener("error", ({ target }) => replace(target), capture);
  for (const picture of document.querySelectorAll("img")) {
    // It failed before this script was there. Some browsers report the same for an SVG without a size, so decoding
    // it decides.
    if (picture.complete && picture.naturalWidth === 0) picture.decode().catch(() => replace(picture));
  }
}

function replace(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement)) return;
  const { ifBroken } = picture.dataset;
  delete picture.dataset.ifBroken;
  if (ifBroken === "text") {
    const box = document.createElement("span");
    box.className = `${picture.className} grid place-items-center border border-rule p-3 text-center`;
    box.textContent = picture.alt;
    picture.hidden = true;
    picture.after(box);
  } else if (ifBroken) {
    // React has yet to find them here on a page that it hydrates.
    for (const source of picture.parentElement?.querySelectorAll("source") ?? []) source.srcset = ifBroken;
    picture.alt = "";
    picture.src = ifBroken;
  }
}
