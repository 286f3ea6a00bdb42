// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}

import { fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { heroWords } from "#app/features/stories/hero/hero.words.ts";
import { defaultContent } from "#server/content.ts";
import { PageFrame } from "#tests/support/page-frame.tsx";
import { startHero } from "./hero-script.ts";
import { HeroSlider } from "./hero-slider.tsx";

const slide = (id: number, headline: string, rest = {}) => ({
  id,
  headline,
  subtitle: "What it is about",
  cta_text: "Read on",
  cta_link: "/services/health",
  display_order: id,
  is_active: 1 as const,
  image_url: "/art/hero-clinic.svg",
  video_url: null,
  ...rest,
});
const slides = [slide(1, "First"), slide(2, "Second"), slide(3, "Third")];

const { years } = defaultContent("timeline");
const texts = {
  figures: defaultContent("figures"),
  promise: defaultContent("home").promise,
  film: "",
  claims: { registration: true, rating: true },
  years,
};
type Slider = Parameters<typeof HeroSlider>[0];
type Props = Pick<Slider, "slides" | "headline" | "captions"> & Partial<Pick<Slider, "film" | "claims">>;
/** What the server renders. */
function render(props: Props) {
  document.body.innerHTML = renderToString(
    <PageFrame of={[heroWords]}>
      <HeroSlider {...texts} {...props} />
    </PageFrame>,
  );
}
function draw(props: Props) {
  render(props);
  startHero();
}
const shown = () => document.querySelector("[role=group][data-shown] h2")?.textContent;
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
});

test("the dashboard's headline is above the slides, as the page's heading", () => {
  draw({ slides, headline: "Hope is work, done daily" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Hope is work, done daily");
});

test("the trust bar and the row of figures say what HERO-04 says", () => {
  draw({ slides, headline: undefined });
  for (const text of ["Verified Non-Profit", "92% Program Efficiency", "4.9/5 Rating"])
    expect(screen.getByText(text)).toBeTruthy();
  expect([...document.querySelectorAll("dd")].map((figure) => figure.textContent)).toEqual([
    "15+",
    "120+",
    "2M+",
    "92%",
  ]);
});

test("without slides: 'Create Lasting Change', 'Start Making Impact' to donating, and no controls", () => {
  draw({ slides: [], headline: undefined });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Create Lasting Change");
  expect(screen.getByRole("link", { name: "Start Making Impact" }).getAttribute("href")).toBe("/donate");
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
});

test("a slide changes after 6 s, unless the mouse is over its picture", () => {
  draw({ slides, headline: undefined });
  pass(6000);
  expect(shown()).toBe("Second");
  const media = screen.getAllByRole("img", { hidden: true })[0]?.closest(".arch");
  if (!media) throw new Error("no picture");
  fireEvent.pointerEnter(media, { pointerType: "mouse" });
  pass(30_000);
  expect(shown()).toBe("Second");
  fireEvent.pointerLeave(media, { pointerType: "mouse" });
  pass(6000);
  expect(shown()).toBe("Third");
});

test("a slide without words for its link gets the defaults of HERO-03", () => {
  draw({ slides: [slide(1, "First", { cta_text: "", cta_link: "" })], headline: undefined });
  expect(screen.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/donate");
});

describe("pictures of later slides", () => {
  const waiting = () => document.querySelectorAll(".hero-medium[data-waiting]").length;

  test("load one by one, each while the one before it is shown", () => {
    draw({ slides, headline: undefined });
    pass(2499);
    expect(waiting()).toBe(2);
    pass(1);
    expect(waiting(), "the second").toBe(1);
    pass(3500);
    expect(shown()).toBe("Second");
    pass(2500);
    expect(waiting(), "the third").toBe(0);
  });

  test("load at once when they are selected", () => {
    draw({ slides, headline: undefined });
    fireEvent.click(screen.getByRole("button", { name: "Previous" }));
    expect(shown()).toBe("Third");
    pass(0);
    expect(waiting(), "the second").toBe(1);
  });
});

describe("a video as a slide", () => {
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("plays while its slide is shown, and pauses with the slides", () => {
    const film = slide(1, "First", { image_url: null, video_url: "uploads/videos/a.mp4" });
    draw({ slides: [film, slide(2, "Second")], headline: undefined });
    expect(document.querySelector("video")?.getAttribute("src")).toBe("/backendReact/uploads/videos/a.mp4");
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole("button", { name: "Pause the slides" }));
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
  });
});

describe("'Watch Our Story'", () => {
  const story = () => screen.getByRole("dialog", { name: "Our story" });
  const opener = () => screen.getAllByRole("button", { name: "Watch Our Story" })[0] as HTMLElement;
  const year = () => story().querySelector(".story-step[data-shown] h3")?.textContent;
  const press = (name: string | RegExp) => fireEvent.click(within(story()).getByRole("button", { name }));

  test("the server's page contains all of it, and its button opens it without JavaScript", () => {
    render({ slides, headline: undefined });
    const dialog = document.querySelector("dialog");
    expect(dialog?.getAttribute("popover")).toBe("auto");
    const openers = document.querySelectorAll(`button[popovertarget="${dialog?.id}"]`);
    expect([...openers].map((button) => button.textContent || button.getAttribute("aria-label"))).toEqual([
      "Watch Our Story",
      "Watch Our Story",
      "Watch Our Story",
      "Close",
    ]);
    for (const { year, title, description } of years) {
      for (const words of [String(year), title, description]) expect(dialog?.textContent).toContain(words);
    }
    expect(dialog?.querySelector("iframe")).toBeNull();
  });

  test("opens as a dialog, pauses the slides, and closes", () => {
    draw({ slides, headline: undefined });
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.click(opener());
    expect(screen.queryByText(/not finished/)).toBeNull();
    expect(within(story()).getByRole("link", { name: "Read the stories" }).getAttribute("href")).toBe(
      "/blogs",
    );
    pass(30_000);
    expect(shown()).toBe("First");
    press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    pass(6000);
    expect(shown()).toBe("Second");
  });

  test("shows five years, by its buttons, its years and the arrow keys, and stops at both ends", () => {
    draw({ slides, headline: undefined });
    fireEvent.click(opener());
    const titles = years.map(({ title }) => title);
    expect(years.map((entry) => entry.year)).toEqual([2016, 2018, 2020, 2023, 2025]);
    expect(year()).toBe(titles[0]);
    press("Previous year");
    expect(year()).toBe(titles[0]);
    for (const title of titles.slice(1)) {
      press("Next year");
      expect(year()).toBe(title);
    }
    press("Next year");
    expect(year()).toBe(titles[4]);
    expect(within(story()).getByRole("button", { name: "Next year" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    press(/^2020: /);
    expect(year()).toBe(titles[2]);
    expect(within(story()).getByRole("button", { current: "step" }).textContent).toBe("2020");
    // The element with the focus when it opens.
    fireEvent.keyDown(within(story()).getByRole("button", { name: "Close" }), { key: "ArrowRight" });
    expect(year()).toBe(titles[3]);
    fireEvent.keyDown(within(story()).getByRole("button", { name: "Close" }), { key: "ArrowLeft" });
    expect(year()).toBe(titles[2]);
    pass(60_000);
    expect(year(), "by itself").toBe(titles[2]);
    press("Close");
    fireEvent.click(opener());
    expect(year(), "the next time").toBe(titles[0]);
  });

  test.each([
    [200, 100, 1],
    [100, 200, 0],
  ])("changes by swipe", (from, to, expected) => {
    draw({ slides, headline: undefined });
    fireEvent.click(opener());
    const steps = story().querySelector(".swipeable") as HTMLElement;
    fireEvent.pointerDown(steps, { clientX: from, pointerType: "touch" });
    fireEvent.pointerUp(steps, { clientX: to, pointerType: "touch" });
    expect(year()).toBe(years[expected]?.title);
  });

  test("plays the film that is configured, from the host without cookies, while it is open", () => {
    draw({ slides, headline: undefined, film: "abc" });
    expect(document.querySelector("iframe")).toBeNull();
    for (const _time of [1, 2]) {
      fireEvent.click(opener());
      expect(story().querySelector("iframe")?.getAttribute("src")).toBe(
        "https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0",
      );
      expect(story().querySelector<HTMLElement>("[data-part=years]")?.hidden).toBe(true);
      press("Close");
      expect(document.querySelector("iframe")).toBeNull();
    }
  });

  test("plays an uploaded film too, while it is open", () => {
    const film = "/backendReact/uploads/videos/0123456789ab.mp4";
    draw({ slides, headline: undefined, film, captions: ["/backendReact/uploads/captions/0a.ur.vtt"] });
    expect(document.querySelector("video")).toBeNull();
    fireEvent.click(opener());
    expect(story().querySelector("video")?.getAttribute("src")).toBe(film);
    expect(story().querySelector("track")?.srclang).toBe("ur");
    press("Close");
    expect(document.querySelector("video")).toBeNull();
  });
});
