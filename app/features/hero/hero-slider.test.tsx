// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HeroSlider } from "./hero-slider.tsx";
import { StoryDialog } from "./hero-slider-story.tsx";

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

const draw = (props: Parameters<typeof HeroSlider>[0]) =>
  render(
    <MemoryRouter>
      <HeroSlider {...props} />
    </MemoryRouter>,
  );
const shown = () => document.querySelector("[role=group][data-shown] h2")?.textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the dashboard's headline stands over the slides as the page's heading", () => {
  draw({ slides, headline: "Hope is work, done daily" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Hope is work, done daily");
});

test("the trust bar and the row of figures say what the seeds say", () => {
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

test("without slides: 'Create Lasting Change', 'Start Making Impact' to giving, and nothing to turn", () => {
  draw({ slides: [], headline: undefined });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Create Lasting Change");
  expect(screen.getByRole("link", { name: "Start Making Impact" }).getAttribute("href")).toBe("/donate");
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
});

test("a slide turns after 6 s, unless the mouse is over its picture", () => {
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

test("a slide without words for its link gets the seeds' defaults", () => {
  draw({ slides: [slide(1, "First", { cta_text: "", cta_link: "" })], headline: undefined });
  expect(screen.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/donate");
});

describe("pictures of later slides", () => {
  const waiting = () => document.querySelectorAll(".hero-medium[data-waiting]").length;

  test("come one by one, each while the one before it is in sight", () => {
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

  test("come at once where they are asked for", () => {
    draw({ slides, headline: undefined });
    fireEvent.click(screen.getByRole("button", { name: "Previous" }));
    expect(shown()).toBe("Third");
    pass(0);
    expect(waiting(), "the second").toBe(1);
  });
});

describe("a film as a slide", () => {
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("runs while its slide shows, and stops with the slides", () => {
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

  test("opens over the page, holds the slides, and closes", () => {
    draw({ slides, headline: undefined });
    fireEvent.click(screen.getAllByRole("button", { name: "Watch Our Story" })[0] as HTMLElement);
    expect(within(story()).getByText("Our film is not finished yet.")).toBeTruthy();
    expect(within(story()).getByRole("link", { name: "Read the stories" }).getAttribute("href")).toBe(
      "/blogs",
    );
    pass(30_000);
    expect(shown()).toBe("First");
    fireEvent.click(within(story()).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    pass(6000);
    expect(shown()).toBe("Second");
  });

  test("plays the film that is configured, from the host without cookies", () => {
    render(<StoryDialog film="abc" onClose={() => {}} />);
    expect(document.querySelector("iframe")?.getAttribute("src")).toBe(
      "https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0",
    );
  });
});
