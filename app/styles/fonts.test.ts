import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const sheet = readFileSync("app/styles/fonts.css", "utf8");

type Face = { file: string; weight: string; characters: Set<number> };

/** The @font-face rules of a family that load a file. */
function facesOf(family: string): Face[] {
  return [...sheet.matchAll(/@font-face \{([^}]*)\}/g)]
    .map(([, rule = ""]) => rule)
    .filter((rule) => rule.includes(`font-family: "${family}"`))
    .map((rule) => ({
      file: /url\("([^"]+)"\)/.exec(rule)?.[1] ?? "",
      weight: /font-weight: ([^;]+);/.exec(rule)?.[1] ?? "",
      characters: charactersOf(/unicode-range:([^;]*);/.exec(rule)?.[1] ?? ""),
    }));
}

function charactersOf(ranges: string): Set<number> {
  const all = new Set<number>();
  for (const [, from = "", to = from] of ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)) {
    const last = Number.parseInt(to, 16);
    for (let one = Number.parseInt(from, 16); one <= last; one += 1) all.add(one);
  }
  return all;
}

const alphabet = "اآبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہۂھءیئےۓأ،؛؟۔ًٌٍَُِّْٰ۰۱۲۳۴۵۶۷۸۹ﷺ";

test("Urdu has a regular and a bold font of its own letters, each of at most 115 KB: ALL-28a", () => {
  const faces = facesOf("Noto Nastaliq Urdu");
  expect(faces.map(({ weight }) => weight)).toEqual(["400 649", "650 700"]);
  for (const { file, characters } of faces) {
    expect(statSync(`app/styles/${file}`).size, file).toBeLessThan(115_000);
    expect([...alphabet].filter((letter) => !characters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
    // A space, a hyphen or a figure of English must never load it.
    expect(Math.min(...characters)).toBeGreaterThanOrEqual(0x600);
  }
});

test("the other letters of Arabic script come from the whole font, which no letter of Urdu loads", () => {
  const [urdu] = facesOf("Noto Nastaliq Urdu");
  const [others] = facesOf("Noto Nastaliq Beyond");
  expect([...(others?.characters ?? [])].filter((one) => urdu?.characters.has(one))).toEqual([]);
  // Letters of Sindhi and Pashto.
  for (const letter of "ڄڏښۍ") expect(others?.characters.has(letter.codePointAt(0) ?? 0), letter).toBe(true);
});
