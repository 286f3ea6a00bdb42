import { describe, expect, it } from "vitest";
import { applyFormat, type Format } from "./markdown-toolbar.ts";

/** `[` and `]` mark the selection, `|` a caret without one; before and after. */
function press(format: Format, shown: string): string {
  const caret = shown.indexOf("|");
  const start = caret >= 0 ? caret : shown.indexOf("[");
  const end = caret >= 0 ? caret : shown.indexOf("]") - 1;
  const text = shown.replace(/[[\]|]/g, "");
  const edit = applyFormat(format, text, start, end);
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  if (edit.selectFrom === edit.selectTo) {
    return `${after.slice(0, edit.selectFrom)}|${after.slice(edit.selectFrom)}`;
  }
  const { selectFrom, selectTo } = edit;
  return `${after.slice(0, selectFrom)}[${after.slice(selectFrom, selectTo)}]${after.slice(selectTo)}`;
}

describe("on a stretch of text", () => {
  it.each<[Format, string, string]>([
    ["bold", "A [warm] quilt", "A **[warm]** quilt"],
    ["bold", "A **[warm]** quilt", "A [warm] quilt"],
    ["bold", "A [**warm**] quilt", "A [warm] quilt"],
    ["bold", "A[ warm ]quilt", "A **[warm]** quilt"],
    ["bold", "Words |", "Words **[bold text]**"],
    ["italic", "A [warm] quilt", "A _[warm]_ quilt"],
    ["italic", "A _[warm]_ quilt", "A [warm] quilt"],
    ["italic", "|", "_[italic text]_"],
    ["bold", "ایک [گرم] رضائی", "ایک **[گرم]** رضائی"],
  ])("%s: %s", (format, before, after) => {
    expect(press(format, before)).toBe(after);
  });
});

describe("on whole lines", () => {
  it.each<[Format, string, string]>([
    ["heading-1", "Ti|tle", "# Ti|tle"],
    ["heading-1", "# Ti|tle", "Ti|tle"],
    ["heading-2", "# Ti|tle", "## Ti|tle"],
    ["heading-1", "One\n|\nTwo", "One\n# [Heading]\nTwo"],
    ["bullets", "[tea\nsugar]", "[- tea\n- sugar]"],
    ["bullets", "[- tea\n- sugar]", "[tea\nsugar]"],
    ["numbers", "[- tea\n- sugar]", "[1. tea\n2. sugar]"],
    ["numbers", "[tea\n\nsugar\n]milk", "[1. tea\n\n2. sugar]\nmilk"],
    ["quote", "He sa[id] so", "[> He said so]"],
    ["quote", "|", "> [Quote]"],
  ])("%s: %j", (format, before, after) => {
    expect(press(format, before)).toBe(after);
  });
});
