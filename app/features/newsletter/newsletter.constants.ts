/* Texts. No zod here: the footer stands on every public page. */

export const newsletterMessages = {
  badEmail: "Please enter a valid email address.",
  /** The same for every address: nobody learns who reads our letter. */
  asked: "Almost done. We have sent you a mail; open its link to confirm.",
  confirmed: "Welcome. You are on our list now.",
  left: "You will get no more letters from us.",
  badLink: "This link is not valid. Please subscribe again.",
  failed: "Your address could not be saved. Please try again later.",
} as const;
