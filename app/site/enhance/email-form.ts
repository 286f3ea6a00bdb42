import { apiBase } from "#app/contract/call.ts";
import { canonicalEmail, emailPattern } from "#app/contract/email-address.ts";
import { EnhancedElement } from "./enhanced-element.ts";

/**
 * The element around the form in the footer: the answer stands under the field, without another page. Its attribute
 * `call` is the path of the call, `failed` is said when the server has no answer of its own, `bad` when the field is left
 * with what is no address.
 */
export class EmailForm extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    const form = this.querySelector("form");
    const said = (name: string) => this.getAttribute(name) ?? "";
    const texts = { call: said("call"), failed: said("failed"), bad: said("bad") };
    if (form) enhanceForm(form, texts, signal);
  }
}

type Said = { call: string; failed: string; bad: string };

function enhanceForm(form: HTMLFormElement, { call, failed, bad }: Said, signal: AbortSignal): void {
  const field = form.querySelector("input[type=email]") as HTMLInputElement;
  const button = form.querySelector("button") as HTMLButtonElement;
  const status = form.querySelector("[role=status]") as HTMLElement;
  let sending = false;
  let expired = false;

  form.addEventListener("submit", send, { signal });
  field.addEventListener("change", check, { signal });

  /** Once the field was changed and left. */
  function check() {
    const typed = canonicalEmail(field.value);
    if (typed !== "" && !emailPattern.test(typed)) say({ good: false, message: bad });
    else if (field.getAttribute("aria-invalid") === "true") {
      field.removeAttribute("aria-invalid");
      status.replaceChildren();
    }
  }

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (sending) return;
    const fields = Object.fromEntries(new FormData(form));
    // In a tab that was open for days the token has run out: the next try goes without, as the guard allows.
    if (expired) delete fields.form_token;
    sending = true;
    button.setAttribute("aria-disabled", "true");
    const { good, message, code } = await postTo(call, fields, failed);
    sending = false;
    button.removeAttribute("aria-disabled");
    expired = code === 422;
    if (good) form.reset();
    say({ good, message });
  }

  function say({ good, message }: Answer) {
    if (good) field.removeAttribute("aria-invalid");
    else field.setAttribute("aria-invalid", "true");
    const notice = document.createElement("div");
    notice.className = `border-s-4 px-4 py-3 text-sm text-ink ${
      good ? "border-s-emerald bg-emerald-tint" : "border-s-pomegranate bg-pomegranate-tint"
    }`;
    notice.textContent = message;
    status.replaceChildren(notice);
  }
}

type Answer = { good: boolean; message: string; code?: number };

async function postTo(call: string, fields: object, failed: string): Promise<Answer> {
  try {
    const response = await fetch(`${apiBase}/${call}`, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(fields),
    });
    const reply: { success?: boolean; message?: string } = await response.json();
    const shown = response.status < 500 ? reply.message : undefined;
    return { good: response.ok && reply.success !== false, message: shown ?? failed, code: response.status };
  } catch {
    return { good: false, message: failed };
  }
}
