// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ImpactCarousel } from "./impact-carousel.tsx";

const update = (id: number, title: string, rest = {}) => ({
  id,
  title,
  description: "What happened",
  date: "Nov 21, 2026",
  icon: "Leaf" as const,
  link: "/blogs",
  ...rest,
});
const updates = [update(1, "A pump"), update(2, "A class"), update(3, "A clinic")];
const draw = (list: typeof updates) =>
  render(
    <MemoryRouter>
      <ImpactCarousel updates={list} />
    </MemoryRouter>,
  );
const shown = () => document.querySelector("[data-shown] h3")?.textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("each update is shown for 3.5 s, longer on hover", () => {
  draw(updates);
  pass(3499);
  expect(shown()).toBe("A pump");
  pass(1);
  expect(shown()).toBe("A class");
  const items = document.querySelector(".carousel-stack") as HTMLElement;
  fireEvent.pointerEnter(items, { pointerType: "mouse" });
  pass(20_000);
  expect(shown()).toBe("A class");
  fireEvent.pointerLeave(items, { pointerType: "mouse" });
  pass(3500);
  expect(shown()).toBe("A clinic");
});

test("without updates it says so", () => {
  draw([]);
  expect(screen.getByText("No current impact updates")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("an unknown icon becomes ListPlus, a missing link the news page", () => {
  const odd = update(1, "Odd", { icon: "Rocket", link: "" });
  draw([odd as never]);
  const listPlus = document.querySelector("article path")?.getAttribute("d");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/news");
  cleanup();
  draw([update(1, "Plain", { icon: "ListPlus" })]);
  expect(document.querySelector("article path")?.getAttribute("d")).toBe(listPlus);
});
