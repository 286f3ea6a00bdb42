// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CountUp, Ring } from "#app/ui/count-up.tsx";
import { padded, startCountUp } from "./count-up.ts";

let see: (ratio: number) => void;
let reducedMotion = false;

beforeEach(() => {
  reducedMotion = false;
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  vi.spyOn(window, "matchMedia").mockImplementation(() => ({ matches: reducedMotion }) as MediaQueryList);
  const watching = new Set<(entries: { intersectionRatio: number }[]) => void>();
  see = (ratio) => watching.forEach((notice) => void notice([{ intersectionRatio: ratio }]));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private readonly notice: (entries: { intersectionRatio: number }[]) => void;
      constructor(notice: (entries: { intersectionRatio: number }[]) => void) {
        this.notice = notice;
      }
      observe() {
        watching.add(this.notice);
      }
      disconnect() {
        watching.delete(this.notice);
      }
    },
  );
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Starts what the server renders. */
function start(number: ReactNode) {
  document.body.innerHTML = renderToString(number);
  startCountUp(document.body.firstElementChild as HTMLElement);
}
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const moving = () => document.querySelector("span[aria-hidden]")?.textContent;

test("the server's page contains the final number, with thousands separators", () => {
  expect(renderToString(<CountUp total={500} />)).toContain(">500<");
  expect(renderToString(<CountUp total={1990} />)).toContain(">1,990<");
  expect(renderToString(<CountUp total={350_000} suffix="+" />)).toContain("350,000");
});

test("it counts up over 2.5 s once half of it is in view, and only once", () => {
  start(<CountUp total={1990} />);
  const counted = () => Number(moving()?.replace(/\D/g, ""));
  expect(moving()).toBe("1,990");
  see(0.4);
  pass(100);
  expect(moving()).toBe("1,990");

  see(0.5);
  pass(32);
  expect(counted()).toBeLessThan(200);
  pass(2300);
  expect(counted()).toBeLessThan(1990);
  expect(moving(), "on the way too").toMatch(/^1,\d{3}$/);
  pass(250);
  expect(moving()).toBe("1,990");

  see(0.9);
  pass(500);
  expect(moving()).toBe("1,990");
});

test("screen readers get only the final number, which also reserves the width", () => {
  start(<CountUp total={500} suffix="+" />);
  see(1);
  pass(500);
  expect(document.querySelector(".figures > span:not([aria-hidden])")?.textContent).toBe("500+");
});

test("missing digits and commas keep their width", () => {
  expect(padded("7+", "1,990+")).toBe("\u2007\u2008\u2007\u20077+");
});

test("a ring counts up with its number", () => {
  start(<Ring percent={87} />);
  const dash = () =>
    Number(document.querySelectorAll("circle")[1]?.getAttribute("stroke-dasharray")?.split(" ")[0]);
  expect(dash()).toBe(87);
  see(1);
  pass(200);
  expect(dash()).toBeLessThan(87);
  pass(2500);
  expect(dash()).toBe(87);
  expect(moving()).toBe("87%");
});

test("with reduced motion it does not count", () => {
  reducedMotion = true;
  start(<CountUp total={1990} />);
  see(1);
  pass(300);
  expect(moving()).toBe("1,990");
});
