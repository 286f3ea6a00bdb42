import { expect, it } from "vitest";
import { differencesOf } from "./differences.ts";
import type { FileChange } from "./file-change.ts";

it("shows labelled fields that differ, in words; line ends and white space at the ends are no difference", () => {
  const labels = { title: "Title", text: "Text", active: "Shown", kind: "Kind", place: "Place" };
  const words = { kind: (kind: string) => (kind === "camp" ? "Eye camp" : "Class") };
  const mine = { title: "A", text: "one\ntwo ", active: true, kind: "camp", place: "", other: 1 };
  const values = { title: "A", text: "one\r\ntwo", active: false, kind: "class", place: "Lahore", other: 2 };
  expect(differencesOf({ labels, words }, mine, undefined, { row: {}, values })).toEqual([
    { label: "Shown", mine: "Yes", theirs: "No" },
    { label: "Kind", mine: "Eye camp", theirs: "Class" },
    { label: "Place", mine: "", theirs: "Lahore" },
  ]);
});

const library: FileChange = { kind: "library", picture: { path: "c.png", alt: "" } };
const chosen: FileChange = { kind: "chosen", file: new File(["x"], "mine.png") };

it.each<[change: FileChange, theirs: string, shown: string[]]>([
  [{ kind: "unchanged" }, "a.png", []],
  [{ kind: "unchanged" }, "b.png", ["Not changed", "Another file"]],
  [{ kind: "removed" }, "", []],
  [library, "", ["Chosen from the library", "Removed"]],
  [chosen, "a.png", ["mine.png", "Not changed"]],
])("says what each side has done with a file: %j, then %j", (change, path, shown) => {
  const file = { label: "Picture", change, setChange: () => undefined, pathOf: (row: string) => row };
  const found = differencesOf({ file }, {}, "a.png", { row: path, values: {} });
  expect(found.flatMap(({ mine, theirs }) => [mine, theirs])).toEqual(shown);
});
