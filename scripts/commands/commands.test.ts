import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands, helpOf } from "./commands.ts";

const names = Object.keys(commands) as (keyof typeof commands)[];

test.each(names)("%s --help names each option that it reads, and no other: RELEASE-10", (name) => {
  const source = readFileSync(new URL(`./${name.replace(":", "-")}.ts`, import.meta.url), "utf8");
  const [, read = ""] = /readOptions\(args, \{([\s\S]*?)\}\);/.exec(source) ?? [];
  const options = Array.from(read.matchAll(/["']?([\w-]+)["']?: \{ type:/g), ([, option]) => `--${option}`);
  const help = helpOf(name, "./umeed");
  const told = Array.from(help.matchAll(/^ {2}(--[\w-]+)/gm), ([, option]) => option);
  expect(told.toSorted()).toEqual(options.toSorted());
  expect(help).toMatch(new RegExp(`^\\./umeed ${name}`, "m"));
});

test("in a clone npm needs two dashes before what a command takes", () => {
  expect(helpOf("restore", "npm run")).toContain("\nnpm run restore -- ARCHIVE [options]\n  --to PLACE");
  expect(helpOf("db:status", "npm run")).toBe(
    "db:status: which migrations the database has\nnpm run db:status\n",
  );
});
