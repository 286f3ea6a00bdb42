/**
 * recent: only shortly after the user has proved who they are; else 403 that says so, and the dashboard asks and repeats
 * the call. by content: the same, where it depends on what the call is to change; its handler decides.
 */
type Proof = "recent" | "by content";

/**
 * What each call of staff needs beside its permission, by its name (FACTOR-08, decision 115). A session that was left open
 * must not be enough for what gives power, takes data out, moves money, decides on people, or cannot be brought back. A
 * call that does not stand here needs its permission alone. Whoever approves an act proves the same as who asks for it.
 */
export const proofs: Readonly<Record<string, Proof | undefined>> = {
  /* One's own account. By content: a new email or password. */
  updateCredentials: "by content",
  startTotp: "recent",
  confirmTotp: "recent",
  deleteTotp: "recent",
  startPasskey: "recent",
  createPasskey: "recent",
  deletePasskey: "recent",
  renewRecoveryCodes: "recent",
  deleteSession: "recent",
  deleteOtherSessions: "recent",

  /* Who may do what. By content: an email, a password, a role or a sign-in; an act that needs a proof itself. */
  createUser: "recent",
  updateUser: "by content",
  deleteUser: "recent",
  createInvitation: "recent",
  renewInvitation: "recent",
  saveTwoFactorRoles: "recent",
  saveApprovalLimit: "recent",
  decideApproval: "by content",

  /* Where money goes, and whose it is. By content: account numbers, questions of Zakat; a gift above PKR 50,000. */
  saveContent: "by content",
  resetContent: "by content",
  restoreVersion: "by content",
  refundDonation: "by content",
  correctDonation: "by content",
  takePaymentBack: "by content",
  closeBooks: "recent",
  decideHelpRequest: "recent",

  /* What cannot be brought back, and what all others lose sight of. */
  switchPart: "recent",
  deleteSampleContent: "recent",
  saveRetentionTerm: "recent",
  erasePersonalData: "recent",

  /* Data of people, as files or by a search through all tables. */
  findPersonalData: "recent",
  exportPersonalData: "recent",
  downloadBackup: "recent",
  readAnnualPaper: "recent",
  exportTaxYear: "recent",
  exportDonations: "recent",
  exportPayouts: "recent",
  exportPledges: "recent",
  exportHelpMonth: "recent",
  exportMessages: "recent",
  exportRegistrations: "recent",
  exportBloodDonors: "recent",
  exportBloodRequests: "recent",
  exportSharedStories: "recent",
  exportEventGuests: "recent",
  exportSubscribers: "recent",
};
