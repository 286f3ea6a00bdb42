import { defineWords } from "#app/lib/words.ts";

/** LEGAL-01. */
export const policiesWords = defineWords("policies", {
  changed: { en: "Last changed on <day/>", ur: "آخری تبدیلی: <day/>" },
  contentsOfPage: { en: "Contents of this page", ur: "اس صفحے کے عنوانات" },
  contents: { en: "Contents", ur: "عنوانات" },
  contact: { en: "Contact", ur: "رابطہ" },
  writeToUs: { en: "Write to us about this page", ur: "اس صفحے کے بارے میں ہمیں لکھیں" },
  aboutPolicies: { en: "About your policies", ur: "آپ کی پالیسیوں کے بارے میں" },
});
