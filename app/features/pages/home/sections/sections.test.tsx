// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}

import { readFileSync } from "node:fs";
import { fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { blogStatesWords } from "#app/features/stories/blog/blog-states.words.ts";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import { contents } from "#content/contents.ts";
import { localize } from "#content/define-content.ts";
import { defaultContent, sampleValue } from "#server/content.ts";
import { readCaptions } from "#server/media/captions.ts";
import { PageFrame, testSite } from "#tests/support/page-frame.tsx";
import { BlogSection } from "./blog-section.tsx";
import { BooksSection } from "./books-section.tsx";
import { CareerSection } from "./career-section.tsx";
import { EventSection } from "./event-section.tsx";
import { FaqSection } from "./faq-section.tsx";
import { FilmSection } from "./film-section.tsx";
import { homeWords } from "./home.words.ts";
import { ProgrammeSection } from "./programme-section.tsx";
import { startEventTabs, startFilms, startScrollButtons, startTestimonials } from "./section-scripts.ts";
import { SinceSection } from "./since-section.tsx";
import { SuccessSection } from "./success-section.tsx";
import { TestimonialSection } from "./testimonial-section.tsx";
import { ToldStorySection } from "./told-story-section.tsx";

afterEach(() => {
  document.body.innerHTML = "";
});

const pageWords = [homeWords, blogWords, blogStatesWords, eventsWords, eventsStatesWords];

/** What the server renders, started. */
function draw(section: ReactNode) {
  document.body.innerHTML = renderToString(<PageFrame of={pageWords}>{section}</PageFrame>);
  startScrollButtons();
  startFilms();
  startEventTabs();
  startTestimonials();
}
const home = defaultContent("home");
const figures = defaultContent("figures");
const { opening, films } = defaultContent("films");
const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

test("nine programmes link to their stories, and one button to joining", () => {
  draw(<ProgrammeSection {...defaultContent("programmes")} figures={figures.programmes} />);
  expect(screen.getByRole("heading", { name: "Transforming Lives Daily" })).toBeTruthy();
  const cards = within(screen.getByRole("list")).getAllByRole("link");
  expect(cards).toHaveLength(9);
  expect(cards[0]?.getAttribute("href")).toBe("/details/education-for-every-child");
  expect(hrefOf("Join Our Mission")).toBe("/get-involved");
});

test("the first story that is told in full is, and without one there is no section: HOME-13a", () => {
  const { stories } = localize(sampleValue("stories"), "en");
  draw(<ToldStorySection stories={stories} />);
  const region = screen.getByRole("region", { name: "They asked her father twice" });
  expect(region.textContent).toContain("She was twelve and first in her class");
  expect(within(region).getByText("A student, Kasur")).toBeTruthy();
  expect(hrefOf("How a visit works")).toBe("/our-work");
  draw(<ToldStorySection stories={stories.map(({ told, ...story }) => story)} />);
  expect(screen.queryByRole("region")).toBeNull();
  expect(document.body.textContent).toBe("");
});

const links = [
  { to: "/verify-receipt", text: "Check any receipt" },
  { to: "/transparency", text: "See every fund" },
];

test("the books show what came in less refunds, what went out and the balance: HOME-13", () => {
  const sums = [
    { name: "Came in", paisa: 2_500_00 },
    { name: "Went out", paisa: 1_000_00 },
    { name: "Balance", paisa: 1_500_00 },
  ];
  draw(<BooksSection books={home.books} sums={sums} links={links} />);
  const shown = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(shown).toEqual(["PKR 2,500", "PKR 1,000", "PKR 1,500"]);
  expect(hrefOf("Check any receipt")).toBe("/verify-receipt");
  expect(hrefOf("See every fund")).toBe("/transparency");
});

test.each([
  [[], 1],
  [undefined, 0],
])("before the first gift the books say so, and without their sums nothing of them: %j", (sums, said) => {
  draw(<BooksSection books={home.books} sums={sums} links={links} />);
  expect(screen.queryAllByText(home.books.none)).toHaveLength(said);
  expect(screen.queryByRole("definition")).toBeNull();
});

test("'Support Our Mission' is a plain link to donating, beside four counters", () => {
  draw(<SinceSection since={home.since} figures={figures} registered />);
  expect(hrefOf("Support Our Mission")).toBe("/donate");
  expect(screen.getAllByText(/^\+12%/)).toHaveLength(4);
  expect(screen.getByText("Government-verified")).toBeTruthy();
  draw(<SinceSection since={home.since} figures={figures} registered={false} />);
  expect(screen.queryByText("Government-verified")).toBeNull();
});

test("the success stories move 280 px per click", () => {
  draw(<SuccessSection {...localize(sampleValue("stories"), "en")} />);
  const row = screen.getByRole("list", { name: "Success stories" });
  const scrolled = vi.fn();
  row.scrollBy = scrolled;
  fireEvent.click(screen.getByRole("button", { name: "Scroll right" }));
  fireEvent.click(screen.getByRole("button", { name: "Scroll left" }));
  expect(scrolled.mock.calls).toEqual([[{ left: 280 }], [{ left: -280 }]]);
  expect(within(row).getAllByRole("article")).toHaveLength(8);
  expect(hrefOf("Get Involved Today")).toBe("/get-involved");
  expect(hrefOf("Share Your Story")).toBe("/share-story");
});

describe("the films", () => {
  const online = films.map((film, place) => ({ ...film, film: `abcdefghij${place}` }));

  const ours = () => films.filter(({ film }) => film.startsWith("/"));
  const notOnline = films.map((film) => ({ ...film, film: "" }));

  test("one without an id links to the channel and says so, and nothing plays", () => {
    draw(<FilmSection opening={opening} films={notOnline} />);
    expect(screen.queryByRole("button")).toBeNull();
    const links = screen.getAllByRole("link", {
      name: /^.+ \(On our YouTube channel, opens in a new tab\)$/,
    });
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("target")])).toEqual(
      Array(6).fill([testSite.identity.social.youtube, "_blank"]),
    );
    expect(document.querySelector("iframe")).toBeNull();
  });

  test.each([
    ["", true],
    ["abcdefghijk", true],
    ["/backendReact/uploads/videos/0123456789ab.mp4", true],
    ["/films/the-pump.mp4", true],
    ["abc", false],
    ["abcdefghij/", false],
    ["/backendReact/uploads/images/0123456789ab.png", false],
    ["/backendReact/uploads/videos/../slips/a.mp4", false],
    ["//elsewhere.example/films/a.mp4", false],
    ["https://elsewhere.example/a.mp4", false],
  ])("the platform's id, an upload or nothing is a film: %j, HOME-06b", (film, taken) => {
    const { schema, defaults } = contents.films;
    expect(schema.safeParse({ ...defaults, story: film }).success).toBe(taken);
    const [first, ...others] = defaults.films;
    expect(schema.safeParse({ ...defaults, films: [{ ...first, film }, ...others] }).success).toBe(taken);
  });

  test("captions are files of ours, and need their language", () => {
    const { schema, defaults } = contents.films;
    const accepts = (file: string) => schema.safeParse({ ...defaults, storyCaptions: [file] }).success;
    const stored = "/backendReact/uploads/captions/0123456789ab";
    expect([`${stored}.ur.vtt`, `${stored}.vtt`, "https://elsewhere.example/a.en.vtt"].map(accepts)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("two of a new installation are ours, whose files are there, small, and indexed at their start", async () => {
    expect(ours()).toHaveLength(2);
    for (const { film, captions = [] } of ours()) {
      const bytes = readFileSync(`public${film}`);
      expect(bytes.length).toBeLessThan(300_000);
      expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
      const languages = captions.map((file) => readCaptions(readFileSync(`public${file}`))?.language);
      expect(languages).toEqual(["en", "ur"]);
    }
  });

  test("one of ours plays in the picture's place after a press, with its captions, and is a link without JavaScript", () => {
    draw(<FilmSection opening={opening} films={films} />);
    expect(document.querySelector("video")).toBeNull();
    const [{ film = "", title = "" } = {}] = ours();
    const link = screen.getByRole("link", { name: `Play: ${title}` });
    expect(link.getAttribute("href")).toBe(film);
    expect(link.closest(".without-script")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: `Play: ${title}` }));
    const video = document.querySelector("video");
    expect(video?.getAttribute("src")).toBe(film);
    expect(["autoplay", "controls", "playsinline"].every((name) => video?.hasAttribute(name))).toBe(true);
    const tracks = [...(video?.querySelectorAll("track") ?? [])];
    expect(tracks.map(({ srclang, default: shown }) => [srclang, shown])).toEqual([
      ["en", true],
      ["ur", false],
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Close the film" }));
    expect(document.querySelector("video")).toBeNull();
  });

  test("one plays after a click, from the host without cookies, and can be closed", () => {
    draw(<FilmSection opening={opening} films={online} />);
    expect(document.querySelector("iframe")).toBeNull();
    const [first, second] = screen.getAllByRole("button", { name: /^Play: / });
    fireEvent.click(first as HTMLElement);
    const src = document.querySelector("iframe")?.getAttribute("src");
    expect(src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/.+autoplay=1/);
    fireEvent.click(second as HTMLElement);
    expect(document.querySelectorAll("iframe")).toHaveLength(1);
    const close = screen.getByRole("button", { name: "Close the film" });
    expect(document.activeElement).toBe(close);
    fireEvent.click(close);
    expect(document.activeElement).toBe(screen.getAllByRole("button", { name: /^Play: / })[1]);
    expect(document.querySelector("iframe")).toBeNull();
    expect(screen.getAllByRole("button", { name: /^Play: / })).toHaveLength(6);
  });

  test("the channel opens in a new tab", () => {
    draw(<FilmSection opening={opening} films={films} />);
    expect(screen.getByRole("link", { name: /Join Our YouTube Family/ }).getAttribute("target")).toBe(
      "_blank",
    );
  });
});

describe("stories", () => {
  const heading = () => screen.getByRole("heading", { level: 2, name: "Stories from our work" });

  test("without any the heading and the link to all of them stay, and it says so", () => {
    draw(<BlogSection posts={[]} />);
    expect(heading()).toBeTruthy();
    expect(screen.getByText("No blog posts available. Check back later for updates.")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(hrefOf("View All Blog Posts")).toBe("/blogs");
  });

  test("a failed section says so, and Try Again reloads the page", () => {
    draw(<BlogSection posts={undefined} />);
    expect(heading()).toBeTruthy();
    const alert = within(screen.getByRole("alert"));
    expect(alert.getByRole("heading", { name: "Unable to Load Stories" })).toBeTruthy();
    expect(alert.getByText("Failed to load blogs")).toBeTruthy();
    expect(alert.getByRole("link", { name: "Try Again" }).getAttribute("href")).toBe("/");
    expect(hrefOf("View All Blog Posts")).toBe("/blogs");
  });
});

describe("events", () => {
  const event = (id: number, title: string, event_date: string, status: "Upcoming" | "Completed") => ({
    id,
    title,
    event_date,
    event_time: id === 1 ? "09:30" : null,
    location: "Lahore",
    description: "Bring your card",
    image_url: null,
    image_alt: "",
    kind: "event" as const,
    cancelled: false,
    status,
  });
  const home = {
    events: [
      event(1, "Eye camp", "2026-12-04", "Upcoming"),
      event(2, "Water week", "2026-11-01", "Completed"),
    ],
    shown: { all: 2, upcoming: 1, past: 1 },
    total: { all: 1_206, upcoming: 5, past: 1_201 },
  };
  const none = { all: 0, upcoming: 0, past: 0 };
  const titles = () => screen.queryAllByRole("heading", { level: 4 }).map((title) => title.textContent);

  test("upcoming events are shown first; each tab counts what there is, and months are in order", () => {
    draw(<EventSection home={home} />);
    expect(titles()).toEqual(["Eye camp"]);
    expect(screen.getByText("09:30")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /Past Events\s*1,201/ }));
    expect(titles()).toEqual(["Water week"]);
    expect(screen.getByText("All Day")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /All Events\s*1,206/ }));
    expect(titles()).toEqual(["Water week", "Eye camp"]);
    expect(screen.getAllByRole("heading", { level: 3 }).map((month) => month.textContent)).toEqual([
      "November 2026",
      "December 2026",
    ]);
    expect(hrefOf("View Details of Eye camp")).toBe("/events/1");
  });

  test("the link to the calendar says how many more there are", () => {
    draw(<EventSection home={home} />);
    expect(hrefOf("See the whole calendar (4 more)")).toBe("/events");
    expect(screen.getByRole("status").textContent).toBe("1 of 5 events shown");
    fireEvent.click(screen.getByRole("button", { name: /Past Events/ }));
    expect(hrefOf("See the whole calendar (1,200 more)")).toBe("/events");
    draw(<EventSection home={{ ...home, total: home.shown }} />);
    expect(hrefOf("See the whole calendar")).toBe("/events");
  });

  test.each([
    ["All Events", "No Events Scheduled"],
    ["Upcoming", "No Upcoming Events"],
    ["Past Events", "No Past Events"],
  ])("an empty tab '%s' says so", (tab, text) => {
    draw(<EventSection home={{ events: [], shown: none, total: none }} />);
    fireEvent.click(screen.getByRole("button", { name: new RegExp(tab) }));
    expect(screen.getByRole("heading", { name: text })).toBeTruthy();
  });

  test("a failed section says so, and Try Again reloads the page", () => {
    draw(<EventSection home={undefined} />);
    expect(screen.getByRole("heading", { name: "Unable to Load Events" })).toBeTruthy();
    expect(screen.getByText("Unable to load events. Please try again later.")).toBeTruthy();
    expect(hrefOf("Try Again")).toBe("/");
  });
});

test("the career pages: three in a new tab, the stories in place", () => {
  draw(<CareerSection career={home.career} figures={figures.career} />);
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.getAttribute("href"), link.getAttribute("target")]);
  expect(links).toEqual([
    ["/registration/volunteer", "_blank"],
    ["/blogs?category=volunteers", null],
    ["/registration/internship", "_blank"],
    ["/partnerships", "_blank"],
  ]);
});

test("the testimonials are rendered twice, once for screen readers, and can be paused", () => {
  draw(<TestimonialSection {...localize(sampleValue("testimonials"), "en")} trustedBy={figures.trustedBy} />);
  const panel = screen.getByRole("region", { name: "Testimonials" });
  expect(within(panel).getAllByRole("figure")).toHaveLength(6);
  expect(panel.querySelectorAll("figure")).toHaveLength(12);
  screen.getByRole("button", { name: "Pause the testimonials" }).click();
  expect(panel.hasAttribute("data-paused")).toBe(true);
  screen.getByRole("button", { name: "Play the testimonials" }).click();
  expect(panel.hasAttribute("data-paused")).toBe(false);
});

test("five questions share one name, so that the browser keeps one open", () => {
  draw(<FaqSection texts={home.questions} {...defaultContent("faq")} />);
  const items = [...document.querySelectorAll("details")];
  expect(items.map((item) => item.getAttribute("name"))).toEqual(Array(5).fill("faq"));
  expect(items.every((item) => !item.open)).toBe(true);
  expect(hrefOf("Ask Us Anything")).toMatch(/^mailto:/);
});
