import { describe, expect, test } from "vitest";
import { dayOf, newsStream } from "./news-stream.ts";

const post = (slug: string, published_at: string) => ({
  id: 1,
  slug,
  title: slug,
  excerpt: "In short",
  featured_image: null,
  featured_image_alt: "",
  category_id: null,
  category_name: null,
  category_slug: null,
  category_color: null,
  author_name: "Field desk",
  read_time: 5,
  status: "published" as const,
  published_at,
  published_time: null,
  formatted_date: published_at,
});
const event = (id: number, event_date: string, status: "Completed" | "Upcoming", cancelled = false) => ({
  id,
  title: `Event ${id}`,
  event_date,
  event_time: null,
  location: "Lahore",
  description: "What it was",
  image_url: null,
  image_alt: "",
  kind: "event" as const,
  cancelled,
  status,
  version: 1,
});
const update = (id: number, date: string, link = "/details/women-empowerment") => ({
  id,
  title: `Update ${id}`,
  description: "Our results",
  date,
  icon: "Home" as const,
  link,
});

describe("the news", () => {
  test("are posts, past events and updates in one list, newest first, and no more than asked for", () => {
    const sources = {
      posts: [post("new", "2026-11-20"), post("old", "2026-11-01"), post("without-a-day", "")],
      events: [event(1, "2026-11-10", "Completed"), event(2, "2026-12-01", "Upcoming")],
      updates: [update(1, "Nov 15, 2026"), update(2, "Last week")],
    };
    const keys = (limit: number) => newsStream(sources, limit).map(({ key }) => key);
    expect(keys(20)).toEqual([
      "update-2",
      "post-new",
      "update-1",
      "event-1",
      "post-old",
      "post-without-a-day",
    ]);
    expect(keys(2)).toEqual(["update-2", "post-new"]);
  });

  test("leave out events that were cancelled, and links that lead to the news themselves", () => {
    const sources = {
      posts: [],
      events: [event(1, "2026-11-10", "Completed", true)],
      updates: [update(1, "Nov 15, 2026", "/news"), update(2, "Nov 14, 2026", "#")],
    };
    expect(newsStream(sources, 20).map(({ path }) => path)).toEqual([undefined, undefined]);
  });
});

test.for([
  ["Nov 5, 2026", "2026-11-05"],
  [" Jan 31, 2027 ", "2027-01-31"],
  ["Feb 30, 2026", undefined],
  ["Last week", undefined],
  ["نومبر 2026", undefined],
  ["", undefined],
] as const)("the day of '%s' is %s", ([text, day]) => {
  expect(dayOf(text)).toBe(day);
});
