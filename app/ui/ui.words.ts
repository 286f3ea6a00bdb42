import { defineWords } from "#app/lib/words.ts";

/** What the parts of every page say by themselves. */
export const uiWords = defineWords("ui", {
  pause: { en: "Pause {what}", ur: "{what} روکیں" },
  move: { en: "Let {what} move", ur: "{what} چلنے دیں" },
  previous: { en: "Previous", ur: "پچھلا" },
  next: { en: "Next", ur: "اگلا" },
  placeOf: { en: "{place} of {count}: {name}", ur: "{count} میں سے {place}: {name}" },
  cancel: { en: "Cancel", ur: "رہنے دیں" },
  close: { en: "Close", ur: "بند کریں" },
  dismiss: { en: "Dismiss", ur: "ہٹا دیں" },
  copy: { en: "Copy", ur: "کاپی کریں" },
  copied: { en: "Copied", ur: "کاپی ہو گیا" },
  copyWhat: { en: "Copy {what}", ur: "{what} کاپی کریں" },
  copiedWhat: { en: "Copied {what}.", ur: "{what} کاپی ہو گیا۔" },
  notCopied: {
    en: "Your browser does not allow copying. Please select {what} by hand.",
    ur: "آپ کا براؤزر کاپی کی اجازت نہیں دیتا۔ {what} خود منتخب کر کے کاپی کریں۔",
  },
  hidePassword: { en: "Hide password", ur: "پاس ورڈ چھپائیں" },
  showPassword: { en: "Show password", ur: "پاس ورڈ دکھائیں" },
  asTable: { en: "As a table", ur: "جدول کی صورت میں" },
  month: { en: "Month", ur: "مہینہ" },
  all: { en: "All", ur: "کل" },
  soFar: { en: "{month} so far", ur: "{month}، اب تک" },
  newTab: { en: "(opens in a new tab)", ur: "(نئے ٹیب میں کھلے گا)" },
});
