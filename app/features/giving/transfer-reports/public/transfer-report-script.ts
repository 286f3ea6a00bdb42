import { bankOfIban } from "#app/features/giving/transfer-reports/banks.ts";
import {
  proofRule,
  proofTargetBytes,
  sizePlaces,
} from "#app/features/giving/transfer-reports/transfer-reports.limits.ts";
import { fileSize, uploadFault } from "#app/lib/upload-rule.ts";
import { sayFault, takeBack } from "#app/site/enhance/field-fault.ts";
import { pageLanguage } from "#app/site/enhance/page-language.ts";

/*
 * What the report of a transfer does in a browser beside the form's own script: it makes the photo of the slip smaller,
 * sends it after the report, and fills in what the account says.
 */

/** The photo that is being made smaller, and the form that is sent once it is. */
let shrinking: File | undefined;
let waiting: HTMLFormElement | undefined;
const sendWaiting = () => waiting?.requestSubmit();

const proofIn = (within: Element) => within.querySelector<HTMLElement>("[data-proof]");
const pickerIn = (proof: Element | null | undefined) => proof?.querySelector<HTMLInputElement>("[type=file]");

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const proof = target.closest<HTMLElement>("[data-proof]");
  if (proof) void choose(proof, target);
});

/** Its only button removes the photo. */
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  const proof = button?.closest<HTMLElement>("[data-proof]");
  const picker = pickerIn(proof);
  if (!proof || !picker) return;
  empty(proof, picker);
  picker.focus();
});

function empty(proof: HTMLElement, picker: HTMLInputElement): void {
  picker.value = "";
  say(proof, "");
}

async function choose(proof: HTMLElement, picker: HTMLInputElement): Promise<void> {
  const [file] = picker.files ?? [];
  shrinking = waiting = undefined;
  takeBack(picker, picker.id);
  say(proof, "");
  if (!file) return;
  const { type = "", size = "", shrinking: text = "", shrunk = "" } = proof.dataset;
  const fault = uploadFault(file, proofRule({ type, size }));
  if (fault === type) return refuse(proof, picker, fault);
  if (file.size <= proofTargetBytes) return say(proof, "", file);
  shrinking = file;
  say(proof, text);
  const smaller = await madeSmaller(file);
  // Another file was chosen while this one was prepared.
  if (shrinking !== file) return;
  shrinking = undefined;
  if (!smaller && fault) return refuse(proof, picker, fault);
  // A browser that cannot make it smaller sends it as it is, where it may be sent.
  if (smaller) picker.files = listOf(smaller);
  const [was, is] = [file, smaller ?? file].map((photo) => fileSize(photo.size, pageLanguage()));
  const note = shrunk.replace(sizePlaces.was, was ?? "").replace(sizePlaces.is, is ?? "");
  say(proof, smaller ? note : "", smaller ?? file);
  sendWaiting();
}

/** Loaded with the first large photo. Offline, or where the browser cannot, the photo stays as it is. */
const madeSmaller = (photo: File): Promise<File | undefined> =>
  import("#app/lib/shrink-photo.ts").then(
    ({ shrinkPhoto }) => shrinkPhoto(photo, proofTargetBytes),
    () => undefined,
  );

/** A picker takes its files from a list alone. */
function listOf(file: File): FileList {
  const made = new DataTransfer();
  made.items.add(file);
  return made.files;
}

function refuse(proof: HTMLElement, picker: HTMLInputElement, fault: string): void {
  empty(proof, picker);
  sayFault(picker, fault);
  if (waiting) proof.scrollIntoView({ block: "nearest" });
}

/** Says something under the field, and which photo goes along. */
function say(proof: HTMLElement, text: string, chosen?: File): void {
  const said: (Node | string)[] = text ? [text] : [];
  const template = chosen && proof.querySelector("template");
  if (template) {
    const along = document.importNode(template.content, true);
    along.querySelector("bdi")?.append(chosen.name);
    said.push(along);
  }
  proof.querySelector("[role=status]")?.replaceChildren(...said);
}

/** Before the form's own script sends it. */
document.addEventListener("submit", beforeSending, { capture: true });

function beforeSending(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const proof = proofIn(form);
  if (proof && shrinking) {
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting = form;
    say(proof, proof.dataset.waits ?? "");
    proof.scrollIntoView({ block: "nearest" });
  }
  const key = form.elements.namedItem("idempotencyKey");
  if (key instanceof HTMLInputElement) key.value ||= globalThis.crypto.randomUUID?.() ?? "";
}

/** The photo stays chosen where its form comes back. Once a report was received it goes to the form that adds it. */
document.addEventListener("answered", ({ target, detail: before }) => {
  const proof = proofIn(before);
  const picker = pickerIn(proof);
  if (!(target instanceof Element) || !proof || !picker) return;
  const adding = target.querySelector("[data-add-proof]");
  const form = adding?.querySelector("template")?.content;
  if (form && picker.files?.length) adding?.replaceChildren(document.importNode(form, true));
  const place = proofIn(target);
  if (!place) return;
  picker.name = pickerIn(place)?.name ?? "";
  place.replaceWith(proof);
  if (adding) proof.closest("form")?.requestSubmit();
});

/** The fields that follow from another one, as long as nobody has typed there: DONATE-08a, DONATE-08d. */
const fills = new Map([
  ["accountName", { name: "name", from: (typed: string): string | undefined => typed }],
  ["accountNumber", { name: "bankName", from: bankOfIban }],
]);

/** What they held last without anybody typing. */
const filled = new Map(
  Array.from(fills.values(), ({ name }) => [
    name,
    document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.defaultValue,
  ]),
);

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const { name = "", from } = fills.get(target.name) ?? {};
  const field = target.form?.elements.namedItem(name);
  const text = from?.(target.value);
  if (text === undefined || !(field instanceof HTMLInputElement) || field.value !== filled.get(name)) return;
  filled.set(name, text);
  field.value = text;
  // The form keeps it in its draft, and takes back what it has said of the field.
  field.dispatchEvent(new Event("input", { bubbles: true }));
});
