import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import type * as TestingLibrary from "@testing-library/dom";
import { readyPage } from "#tests/support/sites.ts";
import type { Browser, InputAction } from "./engines.ts";

/** The name of a control or the words of a text: the whole of it, or what a pattern matches. */
type Words = string | RegExp;
/** What somebody looks for: a control or a part by its role and name, a field by its label, or the first such text. */
export type Look = { role: string; name?: Words; level?: number } | { label: Words } | { text: Words };
/** Where the pointer meets it in the window, in CSS pixels, what it says, and on how many lines. */
type Found = { x: number; y: number; text: string; lines: number };

export type User = ReturnType<typeof userOf>;

/** Puts what finds by role, label and text into a page. */
const library = `(() => { ${readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
)}; return true; })()`;
const patienceMs = 30_000;

/** Runs in the page. @returns the one visible element, scrolled to, or what is wrong with it so far */
async function find(looks: Look[], option?: string): Promise<Found | string> {
  const dom = (globalThis as unknown as { TestingLibraryDom?: typeof TestingLibrary }).TestingLibraryDom;
  if (!dom) return "unprepared";
  let place = document.body;
  for (const look of looks) {
    const all =
      "role" in look
        ? dom.queryAllByRole(place, look.role, { name: look.name, level: look.level })
        : "label" in look
          ? dom.queryAllByLabelText(place, look.label, {
              selector: "input, select, textarea, [role=textbox]",
            })
          : dom.queryAllByText(place, look.text);
    const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const [only] = shown;
    if (!only || (shown.length > 1 && !("text" in look)))
      return `${shown.length} of ${all.length} are visible`;
    place = only;
  }
  place.scrollIntoView({ block: "center", behavior: "instant" });
  // What is laid out only now that it is near moves the rest, in WebKit what the user looks at, too.
  for (const _ of "12") await new Promise(requestAnimationFrame);
  if (option !== undefined && place instanceof HTMLSelectElement) {
    const chosen = [...place.options].find(({ label }) => label.trim() === option);
    if (!chosen) return `its options are ${[...place.options].map(({ label }) => label)}`;
    if (!chosen.selected) {
      chosen.selected = true;
      place.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
  // A control that is drawn by its label has no size of its own.
  const labels = place instanceof HTMLInputElement ? [...(place.labels ?? [])] : [];
  for (const target of [place, ...labels]) {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !target.contains(hit)) continue;
    const words = document.createRange();
    words.selectNodeContents(place);
    const tops = [...words.getClientRects()].map((line) => Math.round(line.top));
    return { x, y, text: place.innerText, lines: new Set(tops).size };
  }
  return "something covers it";
}

/** As JavaScript: a pattern is not JSON. */
const source = (look: object) =>
  `{${Object.entries(look).map(([key, words]) => `${key}: ${words instanceof RegExp ? words : JSON.stringify(words)}`)}}`;

/** Tries until it succeeds. @param attempt returns what is missing so far */
export async function until<Result>(what: string, attempt: () => Promise<Result | string>): Promise<Result> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const result = await attempt();
    if (typeof result !== "string") return result;
    if (Date.now() > end) throw new Error(`${what}: ${result}`);
    await setTimeout(50);
  }
}

/** Somebody before a browser, who finds what is on a page by role, label and text, and waits until it is there. */
export function userOf(browser: Browser, site: string, within: Look[] = []) {
  /** A page that is leaving answers with an error. */
  const onPage = <Result>(what: string, attempt: () => Promise<Result | string>) =>
    until(what, () => attempt().catch(String)).catch(async (cause: Error) => {
      throw new Error(`${cause.message}, at ${await browser.evaluate("location.href")}`, { cause });
    });

  /** Waits until it is there and rests, and chooses its option if it is a select. */
  function sees(look: Look, option?: string): Promise<Found> {
    const looks = [...within, look].map(source);
    let before: Found | undefined;
    return onPage(looks.join(" > "), async () => {
      const found = (await browser.evaluate(`(${find})([${looks}], ${JSON.stringify(option)})`)) as
        | Found
        | string;
      if (found === "unprepared") await browser.evaluate(library);
      if (typeof found === "string") return found;
      // Firefox rounds the place of a part that scrolls by itself now up, now down.
      const rests = before && Math.abs(found.x - before.x) <= 1 && Math.abs(found.y - before.y) <= 1;
      before = found;
      return rests ? found : "it moves";
    });
  }

  async function press(look: Look): Promise<void> {
    const { x, y } = await sees(look);
    await browser.perform("pointer", [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  return {
    sees,
    press,
    /** Opens a page, and waits until its scripts answer. */
    async opens(path: string): Promise<void> {
      await browser.open(site + path);
      await onPage(
        path,
        async () =>
          (await browser.evaluate(`!!document.querySelector("${readyPage}")`)) || "it does not answer",
      );
    },
    /** Writes into a field. */
    async writes(label: Words, text: string): Promise<void> {
      await press({ label });
      await browser.perform("key", [...text].flatMap(keys));
    },
    /** Takes a phone for a wide screen. */
    takesPhone: () => browser.resize(390, 844),
    /** The address of the page that is open. */
    address: async () => String(await browser.evaluate("location.pathname + location.search")),
    /** Chooses an option of a select, whose menu is the system's and answers no driver. */
    chooses: (label: Words, option: string) => sees({ label }, option),
    /** @returns the same user, who looks only at this part of the page */
    at: (look: Look) => userOf(browser, site, [...within, look]),
  };
}

/** As WebDriver names this key. */
const enter = "\ue007";
const keys = (value: string): InputAction[] => [
  { type: "keyDown", value: value === "\n" ? enter : value },
  { type: "keyUp", value: value === "\n" ? enter : value },
];
