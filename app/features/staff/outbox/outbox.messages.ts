/* The texts of the outbox. No zod here. */

export const outboxMessages = {
  retried: "Trying again now.",
  allRetried: (mails: number) =>
    mails === 0
      ? "No mail has failed."
      : `${mails} ${mails === 1 ? "mail" : "mails"} will be tried again now.`,
  notFound: "There is no failed mail with this number.",
  loadFailed: "Failed to load the outbox.",
  retryFailed: "The mail could not be put back. Please try again.",
} as const;
