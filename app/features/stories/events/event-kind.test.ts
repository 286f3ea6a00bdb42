import { expect, test } from "vitest";
import { sampleEvents } from "#content/sample-events.ts";
import { kindByWords } from "./event-kind.ts";

test.for([
  ["Winter blood drive", "Come"],
  ["Blood Donation Camp", "Come"],
  ["خون کے عطیے کا کیمپ", "آئیے"],
  ["Open day", "A doctor is there, and whoever likes can give blood."],
  ["Open day", "With a blood bank of the city."],
  ["کیمپ", "عطیہ خون کے لیے آئیے"],
] as const)("people can give blood at %j, %j", ([title, description]) => {
  expect(kindByWords({ title, description })).toBe("blood-drive");
});

test("its Urdu words count too", () => {
  expect(kindByWords({ title: "Open day", description: "Come", title_ur: "خون کا عطیہ" })).toBe(
    "blood-drive",
  );
});

test.for([
  ["Free eye and sugar camp", "We measure blood pressure and blood sugar."],
  ["Blood pressure camp", "Bring your old prescriptions."],
  ["Blood test for children", "Free of charge"],
  ["Quilt night", "The bloodline of the town"],
] as const)("nobody gives blood at %j, %j", ([title, description]) => {
  expect(kindByWords({ title, description })).toBe("event");
});

test("the sample events have one blood drive", () => {
  const drives = sampleEvents.filter((event) => kindByWords(event) === "blood-drive");
  expect(drives.map(({ title }) => title)).toEqual(["Winter blood drive"]);
});
