// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeDelayMs, enhanceMenu, openDelayMs } from "./menu.ts";

let leaving: AbortController;
let wide: boolean;
const group = (name: string) => document.getElementById(name) as HTMLDetailsElement;
const summary = (name: string) => group(name).querySelector("summary") as HTMLElement;
const names = ["about", "services"];
const openOnes = () => names.filter((name) => group(name).open);
const mouse = (type: string, name: string, pointerType = "mouse") =>
  group(name).dispatchEvent(new PointerEvent(type, { pointerType }));

function start() {
  const nav = document.querySelector("nav") as HTMLElement;
  enhanceMenu(nav, leaving.signal);
}

beforeEach(() => {
  vi.useFakeTimers();
  leaving = new AbortController();
  wide = true;
  vi.stubGlobal("matchMedia", (query: string) => {
    const matches = () => query.includes("64rem") && wide;
    return Object.defineProperty(new EventTarget(), "matches", { get: matches });
  });
  document.body.innerHTML = `<nav>${names
    .map(
      (name) =>
        `<details id="${name}"><summary>${name}</summary><div data-panel><a href="/x">x</a></div></details>`,
    )
    .join("")}</nav><main><button>Elsewhere</button></main>`;
});

afterEach(() => {
  document.body.innerHTML = "";
  leaving.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a mouse that rests on an item opens and positions its menu", () => {
  start();
  mouse("pointerenter", "about");
  vi.advanceTimersByTime(openDelayMs - 1);
  expect(openOnes()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(openOnes()).toEqual(["about"]);
  expect(group("about").querySelector<HTMLElement>("[data-panel]")?.dataset.place).toMatch(
    /centre|left|right/,
  );
});

test("leaving closes it after a delay, unless the mouse returns", () => {
  start();
  mouse("pointerenter", "about");
  vi.advanceTimersByTime(openDelayMs);
  mouse("pointerleave", "about");
  vi.advanceTimersByTime(closeDelayMs - 1);
  mouse("pointerenter", "about");
  vi.advanceTimersByTime(5000);
  expect(openOnes()).toEqual(["about"]);
  mouse("pointerleave", "about");
  vi.advanceTimersByTime(closeDelayMs);
  expect(openOnes()).toEqual([]);
});

test("moving to the next item opens that one alone", () => {
  start();
  mouse("pointerenter", "about");
  vi.advanceTimersByTime(openDelayMs);
  mouse("pointerleave", "about");
  mouse("pointerenter", "services");
  vi.advanceTimersByTime(openDelayMs);
  expect(openOnes()).toEqual(["services"]);
});

test("a click on an item opened by hover keeps it open when the mouse leaves", () => {
  start();
  mouse("pointerenter", "about");
  vi.advanceTimersByTime(openDelayMs);
  summary("about").click();
  mouse("pointerleave", "about");
  vi.advanceTimersByTime(5000);
  expect(openOnes()).toEqual(["about"]);
});

test.each([
  ["a finger", () => mouse("pointerenter", "about", "touch")],
  [
    "a mouse on the phone's sheet",
    () => {
      wide = false;
      mouse("pointerenter", "about");
    },
  ],
])("%s opens nothing by passing over", (_who, pass) => {
  start();
  pass();
  vi.advanceTimersByTime(5000);
  expect(openOnes()).toEqual([]);
});

test("Escape closes it and returns the focus to the item", () => {
  start();
  group("about").open = true;
  group("about").querySelector("a")?.focus();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(openOnes()).toEqual([]);
  expect(document.activeElement).toBe(summary("about"));
});

test("it closes when the focus leaves, and on a click elsewhere", () => {
  start();
  const elsewhere = document.querySelector("button");
  group("about").open = true;
  group("about").dispatchEvent(new FocusEvent("focusout", { relatedTarget: elsewhere, bubbles: true }));
  expect(openOnes()).toEqual([]);
  group("services").open = true;
  elsewhere?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  expect(openOnes()).toEqual([]);
});
