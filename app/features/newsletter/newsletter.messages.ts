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

/** The letter, as the foot of every page offers it. */
export const newsletterTexts = {
  title: "The letter of Umeed",
  about:
    "News of the work by mail: what was done, where, and what it cost. Every letter has a link to stop it.",
} as const;

/* What the pages that a mail links to say around the answers of newsletter.constants.ts. */

export const linkPageTexts = {
  confirm: {
    title: "Confirm your address",
    text: "One press, and our letter comes to this address from now on.",
    button: "Yes, send me the letter",
  },
  leave: {
    title: "Leave the letter",
    text: "One press, and this address gets no more letters from us. You can come back at any time.",
    button: "Send me no more letters",
  },
} as const;
