import { langAttrs } from "#app/lib/urdu.ts";

/** Shows a text by staff, with its language and direction. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent === text) return;
  element.textContent = text;
  for (const name of ["lang", "data-script"]) element.removeAttribute(name);
  for (const [name, value] of Object.entries(langAttrs(text))) element.setAttribute(name, value);
}
