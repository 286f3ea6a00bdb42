import { expect, test } from "vitest";
import { dashboardMenu } from "#app/dashboard/dashboard-menu.ts";
import { findCommands, newRecords, pageLetters } from "./commands.ts";
import { letterTimeout, readShortcuts } from "./shortcut-keys.ts";

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  timeStamp: 0,
  ...more,
});
const free = { typing: false, letters: true };

test("g and a letter lead to a page, if the letter follows soon", () => {
  const read = readShortcuts();
  expect(read(key("g"), free)).toBeUndefined();
  expect(read(key("m"), free)).toEqual({ go: "/dashboard/messages" });
  expect(read(key("m"), free)).toBeUndefined();
  read(key("g"), free);
  expect(read(key("n", { timeStamp: letterTimeout }), free)).toBe("new");
  read(key("g"), free);
  expect(read(key("n", { timeStamp: letterTimeout - 1 }), free)).toEqual({ go: "/dashboard/banner" });
  read(key("g"), free);
  expect(read(key("z"), free)).toBeUndefined();
});

test("keys of a field, of a composed letter and with Alt are left alone", () => {
  const read = readShortcuts();
  for (const name of ["n", "/", "?", "g"]) {
    expect(read(key(name), { typing: true, letters: true })).toBeUndefined();
    expect(read(key(name), { typing: false, letters: false })).toBeUndefined();
    expect(read(key(name, { isComposing: true }), free)).toBeUndefined();
    expect(read(key(name, { altKey: true }), free)).toBeUndefined();
    expect(read(key(name, { defaultPrevented: true }), free)).toBeUndefined();
  }
  expect(read(key("/"), free)).toBe("search");
  expect(read(key("?"), free)).toBe("list");
  expect(read(key("n", { ctrlKey: true }), free)).toBeUndefined();
  expect(read(key("k", { ctrlKey: true }), { typing: true, letters: false })).toBe("palette");
  expect(read(key("K", { metaKey: true }), free)).toBe("palette");
});

test("every letter and every new record has its page in the menu", () => {
  const pages = dashboardMenu.flatMap(({ entries }) => entries.map(({ to }) => to));
  for (const page of [...Object.values(pageLetters), ...Object.keys(newRecords)]) {
    expect(pages).toContain(page);
  }
});

test("commands are found by any of their words, in any order", () => {
  const labels = (question: string) =>
    findCommands(question, { may: () => true, isOn: () => true }).flatMap(({ items }) =>
      items.map(({ label }) => label),
    );
  expect(labels("post new")).toEqual(["New post"]);
  expect(labels("BLOG")).toEqual(["Blog Management"]);
  expect(labels("create hero")).toEqual(["New hero slide"]);
  expect(labels("no such thing")).toEqual([]);
  expect(labels("").length).toBeGreaterThan(20);
});
