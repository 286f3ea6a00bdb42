// @vitest-environment happy-dom

import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { plainText } from "#app/lib/words.server.ts";
import { adWords } from "./ad.words.ts";
import { type AdCard, openAdCard, rotationMs } from "./ad-card.ts";
import type { Ad } from "./ad-media.ts";
import { unfoldDelayMs } from "./ad-overlap.ts";

const ad = (id: number, more: Partial<Ad> = {}): Ad => ({
  id,
  title: `Project ${id}`,
  description: `What project ${id} is`,
  media_type: "image",
  media_url: `/art/${id}.svg`,
  captions_url: null,
  ...more,
});

const onClose = vi.fn();
let reducedMotion = false;
let hidden = false;

let opened: AdCard | undefined;
const openAds = (...ads: Ad[]) => {
  opened = openAdCard(document.body, { ads, t: plainText("en", adWords), onClose });
};
const card = () => document.querySelector<HTMLElement>(".ad-card");
/** The card is folded to its tab; neither is there while a form is in use. */
const state = () => {
  const [cardAside, tabAside] = [".ad-card", ".ad-tab"].map((part) =>
    document.querySelector(part)?.hasAttribute("data-aside"),
  );
  return cardAside ? (tabAside ? "away" : "folded") : tabAside ? "open" : "both";
};
const pressTab = () => fireEvent.click(document.querySelector(".ad-tab button") as HTMLElement);
const shown = () => card()?.querySelector(".ad-text p")?.textContent;
const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

/** Reports that an observed element comes under the card, or leaves it for longer than the delay. */
let setOverlap: (isIntersecting: boolean) => void;
/** The observed elements. */
let watched: Element[] = [];

class FakeObserver {
  constructor(callback: (looks: { target: Element; isIntersecting: boolean }[]) => void) {
    watched = this.watched;
    setOverlap = (isIntersecting) => {
      callback(this.watched.map((target) => ({ target, isIntersecting })));
      if (!isIntersecting) vi.advanceTimersByTime(unfoldDelayMs);
    };
  }
  private readonly watched: Element[] = [];
  observe(element: Element) {
    this.watched.push(element);
  }
  disconnect() {}
}

/** Reports the initial size at once; a browser does so with its next frame. */
class Sizes {
  readonly observe: () => void;
  constructor(callback: () => void) {
    this.observe = callback;
  }
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  vi.stubGlobal("ResizeObserver", Sizes);
  reducedMotion = false;
  hidden = false;
  onClose.mockClear();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: reducedMotion }));
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (hidden ? "hidden" : "visible"));
});
afterEach(() => {
  opened?.remove();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("it shows title, description and picture, and previous and next wrap", () => {
  openAds(ad(1), ad(2), ad(3));
  expect(shown()).toBe("Project 1");
  expect(screen.getByText("What project 1 is")).toBeTruthy();
  expect(card()?.querySelector("img")?.getAttribute("src")).toBe("/art/1.svg");
  press("Previous project");
  expect(shown()).toBe("Project 3");
  press("Next project");
  expect(shown()).toBe("Project 1");
});

test("a single ad has no paging and no pause", () => {
  openAds(ad(1));
  expect(screen.queryByRole("button", { name: "Next project" })).toBeNull();
  wait(rotationMs * 3);
  expect(shown()).toBe("Project 1");
});

describe("the next comes by itself", () => {
  test("every 10 s, and is not read out", () => {
    openAds(ad(1), ad(2));
    expect(rotationMs).toBe(10_000);
    expect(card()?.querySelector(".ad-text")?.getAttribute("aria-live")).toBe("off");
    wait(9_999);
    expect(shown()).toBe("Project 1");
    wait(1);
    expect(shown()).toBe("Project 2");
    wait(10_000);
    expect(shown()).toBe("Project 1");
  });

  test.each<[string, () => void]>([
    ["it is expanded", () => press(/See larger/)],
    ["it is paused", () => press("Hold this project")],
    ["the mouse is on it", () => fireEvent.mouseEnter(card() as HTMLElement)],
    ["focus is in it", () => fireEvent.focus(screen.getByRole("button", { name: "Next project" }))],
    [
      "the tab is hidden",
      () => {
        hidden = true;
        fireEvent(document, new Event("visibilitychange"));
      },
    ],
  ])("not while %s", (_case, action) => {
    openAds(ad(1), ad(2));
    action();
    wait(rotationMs * 3);
    expect(shown()).toBe("Project 1");
  });

  test("not with reduced motion", () => {
    reducedMotion = true;
    openAds(ad(1), ad(2));
    wait(rotationMs * 3);
    expect(shown()).toBe("Project 1");
  });
});

test("a click on the picture expands it, the next one and Escape shrink it", () => {
  openAds(ad(1), ad(2));
  const picture = screen.getByRole("button", { name: /See larger/ });
  fireEvent.click(picture);
  expect(picture.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(picture);
  expect(picture.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(picture);
  fireEvent.keyDown(picture, { key: "Escape" });
  expect(picture.getAttribute("aria-expanded")).toBe("false");
});

test("a video plays in the expanded card only", () => {
  openAds(ad(1, { media_type: "video", media_url: "film.mp4" }));
  expect(card()?.querySelector("video")?.hasAttribute("controls")).toBe(false);
  press(/Watch larger/);
  const film = card()?.querySelector("video");
  expect(film?.hasAttribute("controls")).toBe(true);
  expect(film?.getAttribute("src")).toBe("/backendReact/uploads/videos/film.mp4");
  press("Make smaller");
  expect(card()?.hasAttribute("data-expanded")).toBe(false);
});

test("a broken picture becomes the box 'Advertisement'", () => {
  openAds(ad(1));
  fireEvent.error(card()?.querySelector("img") as HTMLElement);
  expect(screen.getByText("Advertisement")).toBeTruthy();
});

test("it hides while a form is in use", () => {
  document.body.insertAdjacentHTML("beforeend", '<form id="form"><input id="field"></form>');
  openAds(ad(1), ad(2));
  setOverlap(false);
  document.getElementById("field")?.focus();
  expect(state()).toBe("away");
  document.getElementById("field")?.blur();
  expect(state()).toBe("open");
});

test.each([
  ["a way to give", '<a href="/donate">Donate</a>'],
  ["any other link", '<a href="/blogs">Stories</a>'],
  ["a button", "<button type='button'>More</button>"],
  ["a question that opens", "<details><summary>Why?</summary>Because</details>"],
  ["a story's text", "<div data-no-overlay>Once upon a time</div>"],
  ["any other text", "<main><p>Once upon a time</p></main>"],
])("it folds to a tab where it would cover %s, unless it is expanded", (_what, html) => {
  document.body.insertAdjacentHTML("beforeend", `<div id="below">${html}</div>`);
  openAds(ad(1));
  expect(state(), "until it is known").toBe("folded");
  const below = document.getElementById("below");
  expect(watched).toEqual([below?.querySelector("a, button, summary, p, [data-no-overlay]")]);
  setOverlap(true);
  expect(state()).toBe("folded");
  setOverlap(false);
  expect(state()).toBe("open");
  press(/See larger/);
  setOverlap(true);
  expect(state()).toBe("open");
});

test("it folds over the page's title and its lead picture, and over no other picture", () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    '<main><h1>Water</h1><img id="lead" src="/art/a.svg" alt=""><img src="/art/b.svg" alt=""></main>',
  );
  openAds(ad(1));
  expect(watched.map((element) => element.id || element.localName)).toEqual(["h1", "lead"]);
  setOverlap(true);
  expect(state()).toBe("folded");
});

test("after shrinking it stays until the overlap is measured again", () => {
  document.body.insertAdjacentHTML("beforeend", '<a href="/donate">Donate</a>');
  openAds(ad(1));
  setOverlap(false);
  press(/See larger/);
  setOverlap(true);
  press(/See larger/);
  expect(state()).toBe("open");
  setOverlap(true);
  expect(state()).toBe("folded");
});

describe("folded to its tab", () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML("beforeend", "<main><p>Once upon a time</p></main>");
    openAds(ad(1), ad(2));
    setOverlap(true);
  });

  test("the ads go on by their clock, whatever comes below it", () => {
    wait(6_000);
    setOverlap(false);
    wait(rotationMs - 6_000 - unfoldDelayMs);
    expect([state(), shown()]).toEqual(["open", "Project 2"]);
    setOverlap(true);
    wait(rotationMs);
    expect([state(), shown()]).toEqual(["folded", "Project 1"]);
  });

  test("it says so, and a press opens it over the text with the focus on the ad", () => {
    const tab = screen.getByRole("button", { name: "Future Project" });
    expect(tab.getAttribute("aria-expanded")).toBe("false");
    pressTab();
    expect(state()).toBe("open");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "See larger: Project 1" }));
    setOverlap(true);
    expect(state()).toBe("open");
  });

  test.each<[string, () => void]>([
    ["a press beside it", () => fireEvent.pointerDown(document.querySelector("p") as HTMLElement)],
    ["scrolling on", () => fireEvent.scroll(window)],
    ["Escape", () => fireEvent.keyDown(document.activeElement as HTMLElement, { key: "Escape" })],
  ])("once opened, %s folds it again", (_what, leave) => {
    pressTab();
    // By mouse: the focus shows no ring.
    fireEvent.focusOut(document.activeElement as HTMLElement);
    leave();
    expect(state()).toBe("folded");
  });
});

test.each(["Next project", "Previous project"])("a taller ad after '%s' does not fold away", (button) => {
  document.body.insertAdjacentHTML("beforeend", "<main><p>Once upon a time</p></main>");
  openAds(ad(1), ad(2));
  setOverlap(false);
  press(button);
  setOverlap(true);
  expect([state(), shown()]).toEqual(["open", "Project 2"]);
  fireEvent.scroll(window);
  expect(state(), "once the visitor goes on with the page").toBe("folded");
});

test("it unfolds once its place has been free for a moment, not between two buttons", () => {
  document.body.insertAdjacentHTML("beforeend", '<a id="give" href="/donate">Donate</a>');
  openAds(ad(1));
  setOverlap(true);
  setOverlap(false);
  setOverlap(true);
  wait(unfoldDelayMs * 3);
  expect(state()).toBe("folded");
});

test("it never covers the focused element, even when expanded; focus on the main element does not count", () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    '<main id="main" tabindex="-1"></main><section id="voices" tabindex="0"></section>',
  );
  openAds(ad(1));
  press(/See larger/);
  document.getElementById("main")?.focus();
  expect(watched).toEqual([]);
  document.getElementById("voices")?.focus();
  expect(watched).toEqual([document.getElementById("voices")]);
  setOverlap(true);
  expect(state()).toBe("folded");
  setOverlap(false);
  expect(state()).toBe("open");
});

test("closing it tells the gate", () => {
  openAds(ad(1));
  press("Close for now");
  expect(onClose).toHaveBeenCalledOnce();
});
