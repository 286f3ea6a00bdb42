/*
 * How everything that people type, paste or send is cleaned, whatever field it stands in: decision 082. No zod: public
 * pages use it.
 */

/** What nobody sees and no text needs: soft hyphens, zero-width blanks, invisible signs, and the reversing of all that follows. */
const neverSeen = /[\u00ad\u200b\u202d\u202e\u2060-\u2065\u206a-\u206f\ufeff]/g;
/** Marks of direction: they come along with what is copied out of a chat. */
const directions = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g;
/** The joiner and non-joiner. */
const joiners = /[\u200c\u200d]/g;
const dashes = /[\u2010-\u2015\u2212\uff0d]/g;
const blanks = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

const plainDigits = (text: string) =>
  text.replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

/** Of an amount, a phone, an email address, a code: nothing invisible, one kind of hyphen and blank, full-width digits plain. */
export const cleanCode = (typed: string): string =>
  plainDigits(typed.replace(neverSeen, "").replace(directions, "").replace(joiners, ""))
    .replace(dashes, "-")
    .replace(blanks, " ")
    .trim();

/**
 * Urdu parts and joins letters by joiners, and pictures of several are joined: there they are kept. Elsewhere they are only
 * what makes two equal names differ.
 */
const strayJoiners =
  /(?<![\p{Script=Arabic}\p{M}])\u200c|\u200c(?!\p{Script=Arabic})|(?<![\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d|\u200d(?![\p{Script=Arabic}\p{Extended_Pictographic}])/gu;

/** A dash between two blanks parts sentences. Any other stands for a hyphen. */
const hyphenLike = /(?<! )[\u2010-\u2015\u2212\uff0d]|[\u2010-\u2015\u2212\uff0d](?! )/g;

/**
 * Of a text that is shown. In one line as `cleanCode`, but for joiners in Urdu and in pictures, and dashes between
 * blanks. A text of several lines keeps its signs, and loses only what is never seen. It is trimmed.
 */
export function cleanText(typed: string): string {
  const text = plainDigits(typed.replace(neverSeen, "")).trim();
  if (/[\n\r]/.test(text)) return text;
  return text
    .replace(directions, "")
    .replace(strayJoiners, "")
    .replace(blanks, " ")
    .replace(hyphenLike, "-")
    .trim();
}
