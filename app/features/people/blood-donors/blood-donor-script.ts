import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { formValues } from "#app/lib/form-values.ts";
import { pageLanguage } from "#app/site/enhance/page-language.ts";
import { dayPlace, givesAgain } from "./blood-donors.messages.ts";

/** What stood under a field before a day was chosen. */
const hints = new WeakMap<Element, string>();

/** Browsers write a day in the order of their own language: under its field it stands as the page's writes it. */
function writeDay({ id, value }: HTMLInputElement): void {
  const hint = document.getElementById(`${id}-hint`);
  if (!hint) return;
  if (!hints.has(hint)) hints.set(hint, hint.textContent ?? "");
  hint.textContent = value ? formatDay(value, pageLanguage()) : (hints.get(hint) ?? "");
}

/** Says at once from when somebody may give again: DONOR-01. */
document.addEventListener("change", ({ target }) => {
  const dates = target instanceof Element ? target.closest<HTMLElement>("[data-rest]") : null;
  const form = dates?.closest("form");
  if (!form) return;
  if (target instanceof HTMLInputElement) writeDay(target);
  const { lastDonationDate = "", gender } = formValues(form);
  const day = givesAgain({ lastDonationDate, gender }, karachiDay(new Date()));
  const note = dates?.querySelector("[role=status]");
  if (note)
    note.textContent = day
      ? (dates?.dataset.rest ?? "").replace(dayPlace, formatDay(day, pageLanguage()))
      : "";
});
