import { typedText } from "#app/lib/digits.ts";
import { forgetFormDraft, keepFormDraft, readFormDraft } from "#app/lib/form-draft.ts";
import type { FormValues } from "#app/lib/form-faults.ts";
import { formValues } from "#app/lib/form-values.ts";
import { markLanguage } from "#app/lib/urdu.ts";
import { fieldLeft, focusLinked, watchPress } from "#app/site/field-events.ts";
import { EnhancedElement } from "./enhanced-element.ts";
import { sayFault, takeBack } from "./field-fault.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A form of a page that only tells (site/public-form.tsx). It is sent without leaving the page: the page answers with what
 * it shows without script, and the form in that answer takes the place of this one, which "answered" then names to the
 * scripts of single pages. Decision 131.
 */
export class PublicForm extends EnhancedElement {
  #sending = false;
  #typed = new Set<string>();

  protected enhance(signal: AbortSignal) {
    const afterPress = watchPress(signal);
    const form = this.querySelector("form");
    if (!form) return;
    const draft = this.getAttribute("draft");
    if (draft && !this.hasAttribute("answer")) restoreTyped(form, draft, this.#fields("suggested"));
    for (const control of form.querySelectorAll<Control>("input, textarea")) markLanguage(control);
    form.addEventListener("click", focusLinked, { signal });
    form.addEventListener("submit", (event) => void this.#send(event, form), { signal });
    form.addEventListener("input", ({ target }) => this.#edited(form, target as Control), { signal });
    form.addEventListener(
      "focusout",
      (event) => {
        const name = fieldLeft(event);
        // A field through which somebody only passes is not missing yet.
        if (name && this.#typed.has(name)) afterPress(() => checkField(event.target as Control));
      },
      { signal },
    );
  }

  /** The names of fields that an attribute lists. */
  #fields(attribute: "unkept" | "suggested"): readonly string[] {
    return this.getAttribute(attribute)?.split(" ") ?? [];
  }

  /** Keeps what was typed, and takes back what is said of a field that is right by now. */
  #edited(form: HTMLFormElement, control: Control): void {
    this.#typed.add(control.name);
    const draft = this.getAttribute("draft");
    if (draft) keepTyped(form, draft, this.#fields("unkept"));
    if (control.type === "radio") {
      const group = control.closest("[role=radiogroup]");
      if (group) takeBack(group, group.querySelector("input")?.id ?? "");
    } else {
      markLanguage(control);
      if (faultOf(control) === undefined) takeBack(control, control.id);
    }
  }

  async #send(event: SubmitEvent, form: HTMLFormElement): Promise<void> {
    event.preventDefault();
    if (this.#sending) return;
    const values = formValues(form);
    const body = form.enctype === "multipart/form-data" ? new FormData(form) : new URLSearchParams(values);
    this.#show("sending");
    const answer = await post(form.action, body);
    if (typeof answer === "string") {
      this.#show(answer);
      return;
    }
    const answered = answer.querySelector("form");
    // Fields that are switched off seem to be empty.
    this.#lock(false);
    if (answered) carryTyped(form, values, answered);
    // Who has gone on meanwhile is left there.
    const isHere = document.activeElement === document.body || this.contains(document.activeElement);
    this.replaceWith(answer);
    const draft = this.getAttribute("draft");
    if (draft && answer.getAttribute("answer") === "good") forgetFormDraft(draft);
    if (isHere) focusFirst(answer, "[data-focus]", "[aria-invalid] input, [aria-invalid]", "[type=submit]");
    answer.dispatchEvent(new CustomEvent("answered", { bubbles: true, detail: this }));
  }

  /** Switches fields off that nobody may change while they are sent. */
  #lock(isLocked: boolean): void {
    for (const fields of this.querySelectorAll<HTMLFieldSetElement>("fieldset[data-locked]"))
      fields.disabled = isLocked;
  }

  #show(state: "sending" | Failure): void {
    this.#sending = state === "sending";
    const form = this.querySelector("form");
    form?.setAttribute("aria-busy", String(this.#sending));
    form?.querySelector("[type=submit]")?.setAttribute("aria-disabled", String(this.#sending));
    this.#lock(this.#sending);
    const shown = `template[data-state=${state}]`;
    const templates = this.querySelectorAll<HTMLTemplateElement>(
      state === "broken" && !this.querySelector(shown) ? "template[data-state=unreachable]" : shown,
    );
    for (const { content, dataset } of templates)
      this.querySelector(`[data-slot=${dataset.for}]`)?.replaceChildren(document.importNode(content, true));
    // Fields and a button that are switched off lose the focus.
    if (document.activeElement === document.body)
      focusFirst(this, "[data-slot=status][tabindex]", "[type=submit]");
  }
}

declare global {
  interface DocumentEventMap {
    /** At what has taken the place of a form; `detail` is what stood there before. */
    answered: CustomEvent<Element>;
  }
}

/** No answer, or none with a form in it. */
type Failure = "unreachable" | "broken";

async function post(url: string, body: FormData | URLSearchParams): Promise<Element | Failure> {
  try {
    const response = await fetch(url, { method: "POST", body, headers: { accept: "text/html" } });
    if (response.status >= 500) return "broken";
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const answer = page.querySelector("public-form");
    return answer ? document.importNode(answer, true) : "broken";
  } catch {
    return "unreachable";
  }
}

function focusFirst(within: ParentNode, ...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = within.querySelector<HTMLElement>(selector);
    found?.focus();
    if (found) return;
  }
}

/** What is wrong with a field, in the server's words, which the field brings along (input-fields.tsx). */
function faultOf({ value, dataset: { missing, pattern, wrong } }: Control): string | undefined {
  const text = typedText(value);
  if (text === "") return missing;
  return pattern && !new RegExp(`^(?:${pattern})$`, "i").test(text) ? wrong : undefined;
}

function checkField(control: Control): void {
  const fault = faultOf(control);
  if (fault !== undefined && control.isConnected) sayFault(control, fault);
}

/** What no draft keeps, whatever the form: the trap, and what says which form it is. */
const never = ["website", "form_token", "kind"];

/** Keeps what stands in a form, for this tab. @param name the form's path @param unkept fields that are too private */
function keepTyped(form: HTMLFormElement, name: string, unkept: readonly string[] = []): void {
  const left = [...never, ...unkept];
  const kept = Object.entries(formValues(form)).filter(([field]) => !left.includes(field));
  keepFormDraft(name, Object.fromEntries(kept));
}

/**
 * Fills the form's empty fields with the draft of this tab.
 * @param suggested fields that it fills although they hold something, while nobody has typed there
 */
function restoreTyped(form: HTMLFormElement, name: string, suggested: readonly string[] = []): void {
  for (const [kept, value] of Object.entries(readFormDraft(name) ?? {})) {
    const field = form.elements.namedItem(kept);
    const isUntouched = field instanceof HTMLInputElement && field.value === field.defaultValue;
    if (suggested.includes(kept) && isUntouched) field.value = value;
    else fill(field, value);
  }
}

/** What was typed before the page was ready stays. */
function fill(field: Element | RadioNodeList | null, value: string): void {
  if (field instanceof RadioNodeList) {
    if (field.value === "") field.value = value;
  } else if (isTick(field)) {
    field.checked ||= field.value === value;
  } else if (isControl(field)) {
    if (field.value === "") field.value = value;
  }
}

/** Takes over what was typed since a form was sent. @param sent what it held then @param to the form in the answer */
function carryTyped(form: HTMLFormElement, sent: FormValues, to: HTMLFormElement): void {
  const now = formValues(form);
  for (const name of new Set([...Object.keys(sent), ...Object.keys(now)])) {
    const value = now[name] ?? "";
    if (value === (sent[name] ?? "")) continue;
    const field = to.elements.namedItem(name);
    if (isTick(field)) field.checked = field.value === value;
    else if (field instanceof RadioNodeList || isControl(field)) field.value = value;
  }
}

const isTick = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";

const isControl = (field: unknown): field is Control =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;
