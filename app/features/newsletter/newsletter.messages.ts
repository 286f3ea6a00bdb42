/* Texts. No zod here: the footer is on every public page. */

export const newsletterMessages = {
  badEmail: "Please enter a valid email address.",
  /** The same for every address: nobody learns who subscribes to our newsletter. */
  asked: "Almost done. We have sent you a mail; open its link to confirm.",
  /** As above, while no mail server is set up. */
  askedWithoutMail:
    "Thank you, we have saved your address. Our email is not set up yet: the link to confirm comes once it is.",
  confirmed: "Thank you. You are subscribed.",
  left: "You will get no more newsletters from us.",
  badLink: "This link is not valid. Please subscribe again.",
  failed: "Your address could not be saved. Please try again later.",
} as const;

/** The newsletter, as the footer of every page offers it. */
export const newsletterTexts = {
  title: "The Umeed newsletter",
  about:
    "News of our work by email: what we did, where, and what it cost. Every issue has an unsubscribe link.",
} as const;

/* The texts of the pages that a mail links to. Their results are in newsletterMessages. */

export const linkPageTexts = {
  confirm: {
    title: "Confirm your address",
    text: "Confirm that you want our newsletter at this address.",
    button: "Yes, send me the newsletter",
  },
  leave: {
    title: "Unsubscribe",
    text: "This address will get no more newsletters from us. You can subscribe again at any time.",
    button: "Unsubscribe this address",
  },
} as const;
