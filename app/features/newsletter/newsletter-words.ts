/* What the pages that a mail links to say around the answers of newsletter.constants.ts. */

export const linkWords = {
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
