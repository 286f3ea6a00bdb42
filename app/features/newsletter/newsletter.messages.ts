/* Texts. No zod here: the footer is on every public page. */

export const newsletterMessages = {
  badEmail: "Please enter a valid email address.",
  /** The same for every address: nobody learns who subscribes to our newsletter. */
  asked: "Almost done. We have sent you a mail; open its link to confirm.",
  /** As above, while no mail server is set up. */
  askedWithoutMail:
    "Thank you, your address is noted. Our mail is not set up yet: the link to confirm comes once it is.",
  confirmed: "Welcome. You are on our list now.",
  left: "You will get no more newsletters from us.",
  badLink: "This link is not valid. Please subscribe again.",
  failed: "Your address could not be saved. Please try again later.",
} as const;

/** The newsletter, as the footer of every page offers it. */
export const newsletterTexts = {
  title: "The Umeed newsletter",
  about:
    "News of the work by mail: what was done, where, and what it cost. Every newsletter has a link to unsubscribe.",
} as const;

/* The texts of the pages that a mail links to. Their results are in newsletterMessages. */

export const linkPageTexts = {
  confirm: {
    title: "Confirm your address",
    text: "One press, and our newsletter comes to this address from now on.",
    button: "Yes, send me the newsletter",
  },
  leave: {
    title: "Leave the newsletter",
    text: "One press, and this address gets no more newsletters from us. You can come back at any time.",
    button: "Send me no more newsletters",
  },
} as const;
