import { expect, test } from "vitest";
import { nearPaths, pathInWords } from "./near-paths.ts";

const pages = [
  { path: "/contact", title: "Contact" },
  { path: "/events", title: "Events" },
  { path: "/services/blood-donation", title: "Blood donation" },
  { path: "/about-us/team", title: "Our team" },
];
const near = (asked: string) => nearPaths(asked, pages).map(({ path }) => path);

test.for([
  ["/contcat", ["/contact"]],
  ["/contakt", ["/contact"]],
  ["/event", ["/events"]],
  ["/blod-donation", ["/services/blood-donation"]],
  ["/about/team", ["/about-us/team"]],
  ["/nowhere", []],
  ["/", []],
] as const)("%s is near %o", ([asked, found]) => expect(near(asked)).toEqual(found));

test.for([
  ["/زکوٰۃ-کیلکولیٹر", ["/zakat-calculator"]],
  ["/زكوة-کلکولیٹر", ["/zakat-calculator"]],
  ["/رابطا", ["/contact"]],
  ["/services/خون", []],
  ["/کتاب", []],
] as const)("a page is found by its name in Urdu: %s", ([asked, found]) => {
  const named = [
    { path: "/zakat-calculator", title: "Zakat calculator", names: ["Zakat calculator", "زکوٰۃ کیلکولیٹر"] },
    { path: "/contact", title: "Contact", names: ["Contact", "رابطہ"] },
  ];
  expect(nearPaths(asked, named).map(({ path }) => path)).toEqual(found);
});

test("at most three are suggested, the nearest first", () => {
  const many = ["camp-aaaa", "camp-aaab", "camp-aabb", "camp-abbb"].map((slug) => ({
    path: `/${slug}`,
    title: slug,
  }));
  expect(nearPaths("/camp-aaab", many).map(({ title }) => title)).toEqual([
    "camp-aaab",
    "camp-aaaa",
    "camp-aabb",
  ]);
});

test("a very long path is compared by its beginning", () => {
  expect(near(`/${"x".repeat(15_000)}`)).toEqual([]);
});

test("the last part of a path is read as words", () => {
  expect(pathInWords("/services/blood_donors-lahore/")).toBe("blood donors lahore");
  expect(pathInWords("/blood\0\u001bdonors")).toBe("blood donors");
  expect(pathInWords("/")).toBe("");
});
