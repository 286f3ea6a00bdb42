// @vitest-environment happy-dom

import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { plainText } from "#app/lib/words.server.ts";
import { adWords } from "./ad.words.ts";
import { openAdCard, roomBeside, rotationMs } from "./ad-card.ts";
import type { Ad } from "./ad-media.ts";

const ad = (id: number): Ad => ({
  id,
  title: `Project ${id}`,
  description: `What project ${id} is`,
  media_type: "image",
  media_url: `/art/${id}.svg`,
  captions_url: null,
});

const onClose = vi.fn();
/** The media queries that match. */
let matching: string[] = [];
let removeCard: () => void;
const fold = (...ads: Ad[]) => {
  removeCard = openAdCard(document.body, { ads, t: plainText("en", adWords), onClose });
};
const card = () => document.querySelector(".ad-card") as HTMLDetailsElement;
const part = (name: string) => card().querySelector(`[data-part=${name}]`) as HTMLElement;
const pressTab = () => fireEvent.click(card().querySelector("summary") as HTMLElement);
const open = (...ads: Ad[]) => {
  fold(...ads);
  pressTab();
};
const shown = () => part("title").textContent;
const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  vi.useFakeTimers();
  matching = ["(hover: hover)"];
  onClose.mockClear();
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: matching.includes(query) }),
  );
  document.body.innerHTML = '<main id="main" tabindex="-1"><a href="/blogs">Stories</a></main>';
});
afterEach(() => {
  removeCard();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("it begins as a tab that loads no picture, and a press opens it", () => {
  fold(ad(1));
  expect([card().open, card().querySelector("img")]).toEqual([false, null]);
  pressTab();
  expect([card().open, shown()]).toEqual([true, "Project 1"]);
  pressTab();
  expect(card().open).toBe(false);
});

test("it shows title, description and picture, and previous and next wrap", () => {
  open(ad(1), ad(2), ad(3));
  expect(shown()).toBe("Project 1");
  expect(screen.getByText("What project 1 is")).toBeTruthy();
  expect(card().querySelector("img")?.getAttribute("src")).toBe("/art/1.svg");
  press("Previous project");
  expect(shown()).toBe("Project 3");
  press("Next project");
  expect(shown()).toBe("Project 1");
});

test("a single ad has no paging and no pause", () => {
  open(ad(1));
  expect(screen.queryByRole("button", { name: "Next project" })).toBeNull();
  wait(rotationMs * 3);
  expect(shown()).toBe("Project 1");
});

describe("the next comes by itself", () => {
  test("every 10 s, and is not read out", () => {
    open(ad(1), ad(2));
    expect(rotationMs).toBe(10_000);
    expect(part("text").getAttribute("aria-live")).toBe("off");
    wait(9_999);
    expect(shown()).toBe("Project 1");
    wait(1);
    expect(shown()).toBe("Project 2");
    wait(10_000);
    expect(shown()).toBe("Project 1");
  });

  test.each<[string, () => void]>([
    ["it is folded", pressTab],
    ["it is expanded", () => press(/See larger/)],
    ["it is paused", () => press("Hold this project")],
    ["the mouse is on it", () => vi.spyOn(card(), "matches").mockReturnValue(true)],
    ["focus is in it", () => screen.getByRole("button", { name: "Next project" }).focus()],
    ["the tab is hidden", () => vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")],
  ])("not while %s", (_case, action) => {
    open(ad(1), ad(2));
    action();
    wait(rotationMs * 3);
    expect(shown()).toBe("Project 1");
  });

  test("not with reduced motion", () => {
    matching.push("(prefers-reduced-motion: reduce)");
    open(ad(1), ad(2));
    wait(rotationMs * 3);
    expect(shown()).toBe("Project 1");
  });
});

test("a click on the picture expands it, the next one and Escape shrink it; once more Escape folds the card", () => {
  open(ad(1), ad(2));
  const picture = screen.getByRole("button", { name: /See larger/ });
  const expanded = () => picture.getAttribute("aria-expanded");
  fireEvent.click(picture);
  expect(expanded()).toBe("true");
  fireEvent.click(picture);
  expect(expanded()).toBe("false");
  fireEvent.click(picture);
  fireEvent.keyDown(picture, { key: "Escape" });
  expect([expanded(), card().open]).toEqual(["false", true]);
  fireEvent.keyDown(picture, { key: "Escape" });
  expect(card().open).toBe(false);
  expect(document.activeElement).toBe(card().querySelector("summary"));
});

describe.each<[string, (link: HTMLElement) => void]>([
  ["a press beside it", (link) => fireEvent.pointerDown(link)],
  ["focus beside it", (link) => link.focus()],
])("%s", (_what, leave) => {
  test("folds it", () => {
    open(ad(1));
    press(/See larger/);
    leave(screen.getByRole("link"));
    expect([card().open, card().hasAttribute("data-expanded")]).toEqual([false, false]);
  });

  test("makes it small where it stands beside the page, and open by itself", () => {
    matching.push(roomBeside);
    fold(ad(1));
    expect([card().open, shown()]).toEqual([true, "Project 1"]);
    press(/See larger/);
    leave(screen.getByRole("link"));
    expect([card().open, card().hasAttribute("data-expanded")]).toEqual([true, false]);
  });
});

test("closing it tells the gate, and focus goes to the page", () => {
  open(ad(1));
  press("Close for now");
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe("main");
});
