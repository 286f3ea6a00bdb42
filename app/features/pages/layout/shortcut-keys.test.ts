import { expect, test } from "vitest";
import { dashboardMenu } from "#app/dashboard/dashboard-menu.ts";
import { findCommands, newRecords } from "./commands.ts";
import { readShortcut } from "./shortcut-keys.ts";

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});
const free = { typing: false, letters: true };

test("keys of a field, of a composed letter and with Alt are left alone", () => {
  for (const name of ["n", "/", "?"]) {
    expect(readShortcut(key(name), { typing: true, letters: true })).toBeUndefined();
    expect(readShortcut(key(name), { typing: false, letters: false })).toBeUndefined();
    expect(readShortcut(key(name, { isComposing: true }), free)).toBeUndefined();
    expect(readShortcut(key(name, { altKey: true }), free)).toBeUndefined();
    expect(readShortcut(key(name, { defaultPrevented: true }), free)).toBeUndefined();
  }
  expect(readShortcut(key("n"), free)).toBe("new");
  expect(readShortcut(key("/"), free)).toBe("search");
  expect(readShortcut(key("?"), free)).toBe("list");
  expect(readShortcut(key("n", { ctrlKey: true }), free)).toBeUndefined();
  expect(readShortcut(key("k", { ctrlKey: true }), { typing: true, letters: false })).toBe("palette");
  expect(readShortcut(key("K", { metaKey: true }), free)).toBe("palette");
});

test("every new record has its page in the menu", () => {
  const pages = dashboardMenu.flatMap(({ entries }) => entries.map(({ to }) => to));
  for (const page of Object.keys(newRecords)) expect(pages).toContain(page);
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
