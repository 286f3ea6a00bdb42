import { typedText } from "#app/lib/digits.ts";
import { forgetFormDraft } from "#app/lib/form-draft.ts";
import { formValues } from "#app/lib/form-values.ts";
import { markLanguage } from "#app/lib/urdu.ts";
import { fieldLeft, focusLinked, watchPress } from "#app/site/field-events.ts";
import { carryTyped, keepTyped, restoreTyped } from "#app/site/typed-draft.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A form of a page that only tells (site/public-form.tsx). It is sent without leaving the page: the page answers with what
 * it shows without script, and the form in that answer takes the place of this one. Decision 131.
 */
export class PublicForm extends HTMLElement {
  #leaving = new AbortController();
  #sending = false;
  #typed = new Set<string>();

  connectedCallback() {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const afterPress = watchPress(signal);
    const form = this.querySelector("form");
    if (!form) return;
    const draft = this.getAttribute("draft");
    if (draft && !this.hasAttribute("answer")) restoreTyped(form, draft);
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

  disconnectedCallback() {
    this.#leaving.abort();
  }

  /** Keeps what was typed, and takes back what is said of a field that is right by now. */
  #edited(form: HTMLFormElement, control: Control): void {
    this.#typed.add(control.name);
    const draft = this.getAttribute("draft");
    if (draft) keepTyped(form, draft, this.getAttribute("unkept")?.split(" "));
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
    this.#show("sending");
    const answer = await post(form.action, values);
    if (typeof answer === "string") {
      this.#show(answer);
      return;
    }
    const answered = answer.querySelector("form");
    if (answered) carryTyped(form, values, answered);
    this.replaceWith(answer);
    const draft = this.getAttribute("draft");
    if (draft && answer.getAttribute("answer") === "good") forgetFormDraft(draft);
    focusFirst(answer, "[data-focus]", "[aria-invalid] input, [aria-invalid]", "button");
  }

  #show(state: "sending" | Failure): void {
    this.#sending = state === "sending";
    const form = this.querySelector("form");
    form?.setAttribute("aria-busy", String(this.#sending));
    form?.querySelector("[type=submit]")?.setAttribute("aria-disabled", String(this.#sending));
    for (const fields of this.querySelectorAll<HTMLFieldSetElement>("fieldset[data-locked]"))
      fields.disabled = this.#sending;
    const shown = `template[data-state=${state}]`;
    const templates = this.querySelectorAll<HTMLTemplateElement>(
      state === "broken" && !this.querySelector(shown) ? "template[data-state=unreachable]" : shown,
    );
    for (const { content, dataset } of templates)
      this.querySelector(`[data-slot=${dataset.for}]`)?.replaceChildren(document.importNode(content, true));
    // Fields and a button that are switched off lose the focus.
    if (document.activeElement === document.body) focusFirst(this, "[data-slot=status][tabindex]", "button");
  }
}

/** No answer, or none with a form in it. */
type Failure = "unreachable" | "broken";

async function post(url: string, values: Readonly<Record<string, string>>): Promise<Element | Failure> {
  try {
    const response = await fetch(url, { method: "POST", body: new URLSearchParams(values) });
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

/** What is wrong with a field, in the server's words, which the field brings along (form-fields.tsx). */
function faultOf({ value, dataset: { missing, pattern, wrong } }: Control): string | undefined {
  const text = typedText(value);
  if (text === "") return missing;
  return pattern && !new RegExp(`^(?:${pattern})$`, "i").test(text) ? wrong : undefined;
}

function checkField(control: Control): void {
  const fault = faultOf(control);
  if (fault === undefined || !control.isConnected) return;
  takeBack(control, control.id);
  const said = document.createElement("p");
  said.id = `${control.id}-error`;
  said.className = "text-sm font-semibold text-pomegranate";
  said.textContent = fault;
  control.after(said);
  control.setAttribute("aria-invalid", "true");
  const described = control.getAttribute("aria-describedby") ?? "";
  control.setAttribute("aria-describedby", `${said.id} ${described}`.trim());
}

/** Takes back what is said of a field. @param id that of its control */
function takeBack(marked: Element, id: string): void {
  const said = `${id}-error`;
  document.getElementById(said)?.remove();
  marked.removeAttribute("aria-invalid");
  const described = marked.getAttribute("aria-describedby")?.replace(said, "").trim();
  if (described) marked.setAttribute("aria-describedby", described);
  else marked.removeAttribute("aria-describedby");
}
