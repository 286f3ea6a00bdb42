// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { PageWords } from "#tests/support/words.tsx";
import { feedWords } from "./feed.words.ts";
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
    <PageWords of={[feedWords]}>
      <MemoryRouter>
        <ImpactCarousel updates={list} />
      </MemoryRouter>
    </PageWords>,
  );

afterEach(cleanup);

test("the first update is shown, and each for 3.5 s", () => {
  draw(updates);
  expect(document.querySelector("[data-shown] h3")?.textContent).toBe("A pump");
  expect(document.querySelector("[data-carousel]")?.getAttribute("data-carousel")).toBe("3500");
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
