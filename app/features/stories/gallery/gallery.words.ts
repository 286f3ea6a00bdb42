import { defineWords } from "#app/lib/words.ts";

/** GALLERY-01. */
export const galleryWords = defineWords("gallery", {
  /* The list. */
  pictures: { en: "Pictures", ur: "تصاویر" },
  picturesAndFilms: { en: "Pictures and films", ur: "تصاویر اور فلمیں" },
  film: { en: "Film", ur: "فلم" },
  shown: {
    en: "{count, plural, one {# picture or film} other {# pictures and films}}",
    ur: "{count, plural, one {# تصویر یا فلم} other {# تصاویر اور فلمیں}}",
  },
  shownInSection: {
    en: "{count, plural, one {# picture or film} other {# pictures and films}} in {section}",
    ur: "{section}: {count, plural, one {# تصویر یا فلم} other {# تصاویر اور فلمیں}}",
  },
  noneInSection: { en: "No media found for the section", ur: "اس حصے میں کوئی تصویر نہیں ملی" },
  otherSections: {
    en: "There may be pictures in the other sections.",
    ur: "ہو سکتا ہے دوسرے حصوں میں تصاویر ہوں۔",
  },
  noneYet: { en: "There are no pictures yet.", ur: "ابھی کوئی تصویر نہیں ہے۔" },
  seeAll: { en: "See all pictures", ur: "تمام تصاویر دیکھیں" },
  gone: { en: "This picture is no longer in the gallery.", ur: "یہ تصویر اب یہاں موجود نہیں ہے۔" },
  backToNewest: { en: "Back to the newest", ur: "تازہ ترین تصاویر پر واپس" },
  showMore: { en: "Show more", ur: "مزید دکھائیں" },
  seeEarlier: { en: "See earlier pictures", ur: "اس سے پہلے کی تصاویر" },
  loadingMore: { en: "Loading...", ur: "آ رہی ہیں..." },

  /* One item, large. */
  placeOf: { en: "{place} of {count}", ur: "{count} میں سے {place}" },
  close: { en: "Close", ur: "بند کریں" },
  previous: { en: "Previous", ur: "پچھلی" },
  next: { en: "Next", ur: "اگلی" },

  /* For search engines and shared links. */
  sectionTitle: { en: "{section}: Our Impact Gallery", ur: "{section}: ہمارے کام کی تصاویر" },
  description: {
    en: "{shown} from the foundation's work across Pakistan.",
    ur: "پاکستان بھر میں فاؤنڈیشن کے کام کی جھلک: {shown}۔",
  },
  sectionDescription: {
    en: "{shown} from the foundation's work across Pakistan: {section}.",
    ur: "پاکستان بھر میں فاؤنڈیشن کے کام کی جھلک، {section}: {shown}۔",
  },
  itemDescription: {
    en: "{section}: a picture of the foundation's work.",
    ur: "{section}: فاؤنڈیشن کے کام کی ایک تصویر۔",
  },
});
