import { expect, test } from "vitest";
import { canonicalPath } from "#server/http/canonical-path.ts";
import { slugify } from "./slug.ts";

test.for([
  ["One pint of blood", "one-pint-of-blood"],
  ["It’s Ali's 2nd winter!", "its-alis-2nd-winter"],
  ["خون کا عطیہ", "خون-کا-عطیہ"],
  ["زکوٰۃ: کس کو، کتنی؟", "زکوۃ-کس-کو-کتنی"],
  ["اُمِّید کی کہانی۔", "امید-کی-کہانی"],
  ["خوش‌نما ـــ صبح", "خوشنما-صبح"],
  ["سنة ٢٠٢٦ اور ۲۰۲۷", "سنۃ-2026-اور-2027"],
  ["❤️ Ramadan", "ramadan"],
  ["Ramadan 1️⃣ of 2️⃣ ❤️‍🔥", "ramadan-1-of-2"],
  ["A︎li‘s 👩🏽‍⚕️ ①⃝", "alis-1"],
  ["❤️", "post"],
  ["…", "post"],
] as const)("%s has the address %s", ([title, slug]) => expect(slugify(title)).toBe(slug));

test("a title has the same address from an Urdu and an Arabic keyboard", () => {
  expect(slugify("علي كي كهاني")).toBe(slugify("علی کی کہانی"));
  expect(slugify("آ\u0653ج".normalize("NFD"))).toBe(slugify("آج"));
});

test("at most 80 letters stay, in Urdu whole words", () => {
  const long = slugify("گاؤں کی ایک لمبی کہانی ".repeat(9));
  expect(Array.from(long).length).toBeLessThanOrEqual(80);
  expect(["گاؤں", "کی", "ایک", "لمبی", "کہانی"]).toContain(long.split("-").at(-1));
  expect(slugify("ک".repeat(200))).toBe("ک".repeat(80));
  expect(slugify("ab ".repeat(60))).toHaveLength(80);
});

test("an address in Urdu stays as it is, encoded or not", () => {
  const path = `/blog/${slugify("زکوٰۃ: کس کو، کتنی؟")}`;
  expect(canonicalPath(encodeURI(path))).toBe(encodeURI(path));
  expect(canonicalPath(Buffer.from(path).toString("latin1"))).toBe(encodeURI(path));
});
