import { defineWords } from "#app/lib/words.ts";

/** PROG-05. Only the server says them: no page carries the catalogue. */
export const lastGiftWords = defineWords("last-gift", {
  gave: { en: "Somebody gave {when}.", ur: "{when} کسی نے عطیہ دیا۔" },
  gaveFor: { en: "Somebody gave for {fund} {when}.", ur: "{when} کسی نے ”{fund}“ کے لیے عطیہ دیا۔" },
  hoursAgo: {
    en: "{hours, plural, =0 {within the last hour} =1 {an hour ago} other {{hours} hours ago}}",
    ur: "{hours, plural, =0 {پچھلے ایک گھنٹے میں} =1 {ایک گھنٹہ پہلے} other {{hours} گھنٹے پہلے}}",
  },
  today: { en: "today", ur: "آج" },
  yesterday: { en: "yesterday", ur: "کل" },
  daysAgo: { en: "{days} days ago", ur: "{days} دن پہلے" },
});
