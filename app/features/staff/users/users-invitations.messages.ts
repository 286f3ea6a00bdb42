/* Limits and texts of invitations. No zod: the public page imports this file. */

/** How long an invitation's link works; `linkMs.invitation` is the same. */
export const invitationHours = 72;
/** So many invitations are open at a time. */
export const maxInvitations = 50;
/** So many are made or sent again by one user in an hour. */
export const invitationsPerHour = 30;
/** How often an address may try a link in an hour. */
export const acceptsAllowed = 20;
/** An invitation that has ended stays in the list, to be sent again, for so many days. */
export const endedInvitationDays = 30;

export const invitationMessages = {
  noName: "Please enter a name.",
  noEmail: "Please enter an email address.",
  badId: "The invitation is not named.",
  loadFailed: "The invitations could not be loaded.",
  failed: "The invitation could not be made. Please try again.",
  sendFailed: "The invitation could not be sent again. Please try again.",
  withdrawFailed: "The invitation could not be withdrawn. Please try again.",
  mailed: (email: string) => `The invitation is on its way to ${email}.`,
  /** Of a success for which the server has no words. */
  made: "The invitation is made.",
  linked: "The invitation is made. Hand over its link.",
  withdrawn: "The invitation is withdrawn. Its link opens nothing any more.",
  taken: "A user with this email already exists.",
  invited: "This address is invited already. Send that invitation again, or withdraw it.",
  tooMany: `There are ${maxInvitations} open invitations. Withdraw some first.`,
  notFound: "There is no such invitation any more.",

  /* What the invited read. */
  noPassword: "Please choose a password.",
  dead: "This link is no longer valid: it has been used or withdrawn, or its time is over. Ask your colleague for a new one.",
  alreadyUser: "There is an account with your address already. Please sign in.",
  waits: "Your password is saved. A second administrator has to approve your account before you can sign in.",
  accepted: "Your account is ready. Please sign in with your email address and the password that you chose.",
} as const;
