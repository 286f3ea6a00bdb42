/**
 * A choice that the page's address keeps (`data-address`, site/blood-group-field.tsx). The link to the page in the other
 * language gets it, too.
 */
export function keepInAddress({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const name = target.closest<HTMLElement>("[data-address]")?.dataset.address;
  if (!name) return;
  const url = new URL(window.location.href);
  url.searchParams.set(name, target.value);
  window.history.replaceState(window.history.state, "", url);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.search = url.search;
}
