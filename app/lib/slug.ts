import { westernDigits } from "./digits.ts";
import { isUrdu } from "./urdu.ts";

const maxLength = 80;

/** Marks over and under Urdu letters, and tatweel: an address has none, whoever types the title. */
const urduMarks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;

/** What makes a sign a picture or puts it in a frame: it would hang on the next letter. */
const frames = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\p{Me}]/gu;

/** Letters that look alike, as an Arabic keyboard has them. */
const urduLetters: Readonly<Record<string, string>> = { ي: "ی", ى: "ی", ك: "ک", ه: "ہ", ة: "ۃ" };

/**
 * The slug of a title: letters and Western digits stay, the rest becomes single hyphens. Urdu is written in its own
 * letters without marks, so that the same title has the same address from every keyboard. At most 80 characters, in
 * Urdu whole words. A title without letters and digits gets "post".
 */
export function slugify(title: string, fallback = "post"): string {
  const words = westernDigits(
    title
      .normalize("NFKC")
      .replace(/\p{Cf}/gu, "")
      .replace(frames, "")
      .replace(urduMarks, ""),
  )
    .replace(/[يىكهة]/g, (letter) => urduLetters[letter] ?? letter)
    .toLowerCase()
    .replace(/['’‘ʼ`]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  const letters = Array.from(words);
  const cut = letters.slice(0, maxLength).join("");
  const isCut = letters.length > maxLength && letters[maxLength] !== "-" && isUrdu(words);
  return (isCut ? cut.replace(/-[^-]*$/, "") : cut).replace(/-+$/g, "") || fallback;
}

/** The n-th slug to try when the plain one is taken: story, story-2, story-3 ... */
export function numberedSlug(slug: string, attempt: number): string {
  return attempt === 1 ? slug : `${slug}-${attempt}`;
}
