/* Newsletters as staff write and send them: limits and texts. No zod here. */

export const newsletterLimits = {
  subject: 150,
  /** What mail programs show beside the subject. */
  preheader: 150,
  /** Characters of Markdown: with its look about half of the 100 KB beyond which Gmail cuts a mail. */
  content: 30_000,
  perMinute: { min: 1, usual: 100, max: 6000 },
  /** Of one page of the list. */
  list: 20,
} as const;

/** After so many newsletters in a row that bounced, a reader is set aside. */
export const mostBounces = 3;

const readersText = (readers: number) =>
  `${readers.toLocaleString("en-US")} ${readers === 1 ? "reader" : "readers"}`;

export const newslettersMessages = {
  subjectMissing: "Please enter a subject.",
  contentMissing: "Please enter a text.",
  perMinute: `Mails per minute must be a whole number from 1 to ${newsletterLimits.perMinute.max.toLocaleString("en-US")}.`,
  badLanguage: "Please choose a language from the list.",
  badHour: "Please enter a day and a time.",
  badId: "The request does not say which newsletter is meant.",
  badQuery: "The list was requested with an invalid value.",
  notFound: "There is no such newsletter any more.",
  stale:
    "Somebody else has changed this newsletter since you opened it. Your text is still here; choose what to keep.",
  notDraft: "This newsletter has been sent already, or is being sent. Its text no longer changes.",
  notSending: "This newsletter is not being sent at the moment.",
  notPaused: "This newsletter is not paused.",
  over: "This newsletter has been sent already, or was cancelled.",
  untested: "Nobody has sent a test mail of this text. Send one first, or confirm that it goes out untested.",
  noMailServer: "Email is not set up yet, so nothing can be sent.",
  nobody: "Nobody has confirmed their address yet, so there is nobody to send it to.",
  tooTangled:
    "This text could not be displayed. Please simplify it, with fewer signs such as *, _, >, [ and | in a row.",
  foreignPicture: (address: string) =>
    `The text shows a picture that is not on this site: ${address}. Upload it with the Picture button.`,
  lostLink: (line: number, address: string) =>
    `Line ${line}: the link to ${address} leads nowhere. Enter a page of this site, such as /donate, or a full address that starts with https://.`,

  created: "Draft saved.",
  updated: "Draft saved.",
  deleted: "Draft deleted.",
  tested: (email: string) => `A test mail is on its way to ${email}.`,
  sent: "Sending has begun.",
  started: (readers: number) => `Sending to ${readersText(readers)}.`,
  scheduled: (readers: number, hour: string) => `Goes to ${readersText(readers)} from ${hour} on.`,
  paused: "Paused. Mails that are on their way still arrive.",
  resumed: "Sending goes on.",
  cancelled: "Cancelled. Nobody else gets it.",
  broughtBack: "This reader gets newsletters again.",
  notSetAside: "This reader is not set aside.",

  loadFailed: "Failed to load the newsletters.",
  saveFailed: "The draft could not be saved. Your text is still here. Please try again.",
  deleteFailed: "The draft could not be deleted. Please try again.",
  previewFailed: "The preview could not be created. Your text is safe.",
  actionFailed: "That did not work. Please try again.",
  postsFailed: "Failed to load the posts.",
} as const;

/** What stands in `trouble` when the mail itself was refused again and again. */
export const refusedTooOften = (codes: string) => `refused: ${codes}`;
