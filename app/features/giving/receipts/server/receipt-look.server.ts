import type { Language } from "#app/contract/language.ts";
import { inks } from "./paper.server.ts";
import type { TextStyle } from "./paper-text.server.ts";

/** Sizes and places on a receipt, in points. */
type Look = {
  label: TextStyle;
  text: TextStyle;
  small: TextStyle;
  title: { up: number; size: number; step: number };
  voided: { size: number; up: number; step: number };
  /** Where the four facts under the title begin (a receipt's number is the widest), and how they stand. */
  facts: { starts: readonly number[]; size: number; down: number; step: number };
  donor: { size: number; height: number; down: number; gap: number };
  amount: { size: number; words: number; gap: number; after: number };
  row: { label: number; above: number; below: number; least: number; height: number; dedication: number };
  tax: { gap: number; size: number };
  /** Where the part begins that says how to check the receipt; everything else stands above it. */
  check: {
    top: number;
    up: number;
    title: { size: number; after: number };
    address: { size: number; up: number; after: number };
    code: { size: number; up: number; after: number };
    foot: number;
  };
  void: { size: number; y: number; colour: string; opacity: number };
};

/** Nastaliq takes twice the height of Latin letters, so the page in Urdu has smaller ones and less between them. */
export const receiptLooks: Readonly<Record<Language, Look>> = {
  en: {
    label: { font: "bold", size: 8.5, colour: inks.soft },
    text: { font: "sans", size: 11 },
    small: { font: "sans", size: 9, colour: inks.soft },
    title: { up: 22, size: 26, step: 46 },
    voided: { size: 12, up: 8, step: 20 },
    facts: { starts: [0, 158, 276, 394], size: 13, down: 13, step: 50 },
    donor: { size: 22, height: 44, down: 14, gap: 16 },
    amount: { size: 38, words: 12.5, gap: 12, after: 14 },
    row: { label: 110, above: 8, below: 14, least: 16, height: 28, dedication: 42 },
    tax: { gap: 18, size: 9.5 },
    check: {
      top: 656,
      up: 4,
      title: { size: 15, after: 2 },
      address: { size: 11, up: 0, after: 2 },
      code: { size: 15, up: 0, after: 4 },
      foot: 779,
    },
    void: { size: 190, y: 270, colour: inks.blood, opacity: 0.16 },
  },
  ur: {
    label: { font: "sans", size: 9, colour: inks.soft },
    text: { font: "sans", size: 10.5 },
    small: { font: "sans", size: 8.5, colour: inks.soft },
    title: { up: 12, size: 22, step: 50 },
    voided: { size: 11, up: 2, step: 24 },
    facts: { starts: [0, 150, 268, 394], size: 11.5, down: 17, step: 48 },
    donor: { size: 18, height: 40, down: 17, gap: 7 },
    amount: { size: 26, words: 11.5, gap: 2, after: 6 },
    row: { label: 110, above: 4, below: 5, least: 22, height: 46, dedication: 46 },
    tax: { gap: 7, size: 9 },
    check: {
      top: 644,
      up: 12,
      title: { size: 13, after: 0 },
      address: { size: 10.5, up: 6, after: -3 },
      code: { size: 14, up: 9, after: -1 },
      foot: 775,
    },
    void: { size: 150, y: 210, colour: "#eedddf", opacity: 1 },
  },
};
