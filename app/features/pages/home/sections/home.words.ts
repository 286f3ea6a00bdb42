import { defineWords } from "#app/lib/words.ts";

/** What the home page says beside its content (HOME-01 to HOME-14). */
export const homeWords = defineWords("home", {
  stories: { en: "Stories from our work", ur: "ہمارے کام کی کہانیاں" },
  storiesFailed: { en: "Unable to Load Stories", ur: "کہانیاں نہیں آ سکیں" },
  viewAllPosts: { en: "View All Blog Posts", ur: "تمام تحریریں دیکھیں" },
  noStories: { en: "No Stories Found", ur: "کوئی کہانی نہیں ملی" },
  events: { en: "Upcoming Events", ur: "آنے والی تقریبات" },
  eventsFailed: { en: "Unable to Load Events", ur: "تقریبات نہیں آ سکیں" },
  moreEvents: { en: " ({count} more)", ur: " (مزید {count})" },
  eventsShown: {
    en: "{shown} of {count} events shown",
    ur: "{count} میں سے {shown} تقریبات دکھائی جا رہی ہیں",
  },
  whichEvents: { en: "Which events", ur: "کون سی تقریبات" },
  wholeCalendar: { en: "See the whole calendar", ur: "پورا کیلنڈر دیکھیں" },
  partnerWithUs: { en: "Partner With Us", ur: "ہمارے شراکت دار بنیں" },
  contactTeam: { en: "Contact Our Team", ur: "ہماری ٹیم سے رابطہ کریں" },
  playFilm: { en: "Play: {title}", ur: "چلائیں: {title}" },
  closeFilm: { en: "Close the film", ur: "فلم بند کریں" },
  onChannel: { en: "({label}, opens in a new tab)", ur: "({label}، نئے ٹیب میں کھلے گا)" },
  tryAgain: { en: "Try Again", ur: "دوبارہ کوشش کریں" },
  checkRegistration: { en: "Check our registration", ur: "ہماری رجسٹریشن کی تصدیق کریں" },
  onLastYear: { en: "on last year", ur: "پچھلے سال کے مقابلے میں" },
  back: { en: "Scroll left", ur: "پیچھے" },
  onward: { en: "Scroll right", ur: "آگے" },
  successStories: { en: "Success stories", ur: "کامیابی کی کہانیاں" },
  rating: { en: "{rating} of 5 stars", ur: "5 میں سے {rating} ستارے" },
  testimonials: { en: "Testimonials", ur: "لوگوں کی رائے" },
  pauseTestimonials: { en: "Pause the testimonials", ur: "آرا روکیں" },
  playTestimonials: { en: "Play the testimonials", ur: "آرا چلائیں" },
});
