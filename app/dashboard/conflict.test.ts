import { expect, it } from "vitest";
import { type ConflictField, conflictRows, firstChoices, unchosen } from "./conflict.ts";

const field = (name: string, opened: string | undefined, mine: string, theirs: string): ConflictField => ({
  name,
  label: name.toUpperCase(),
  opened,
  mine,
  theirs,
});

it("names who changed what since the common version, and leaves out equal fields", () => {
  const rows = conflictRows([
    field("none", "a", "a", "a"),
    field("alike", "a", "b", "b"),
    field("ends", "a", "one\ntwo ", "one\r\ntwo"),
    field("me", "a", "b", "a"),
    field("them", "a", "a", "b"),
    field("both", "a", "b", "c"),
    field("unknown", undefined, "b", "c"),
  ]);
  expect(rows.map(({ name, changedBy }) => [name, changedBy])).toEqual([
    ["me", "me"],
    ["them", "them"],
    ["both", "both"],
    ["unknown", "unknown"],
  ]);
  const choices = firstChoices(rows);
  expect(choices).toEqual({ me: "mine", them: "theirs" });
  expect(unchosen(rows, choices).map(({ label }) => label)).toEqual(["BOTH", "UNKNOWN"]);
});

it("chooses theirs where mine is not possible", () => {
  const rows = conflictRows([{ ...field("picture", undefined, "a", "b"), mineLost: "It is gone." }]);
  expect(firstChoices(rows)).toEqual({ picture: "theirs" });
});
