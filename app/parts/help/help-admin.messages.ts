import { formatMoney } from "#app/lib/money.ts";
import { type HelpState, helpLimits } from "./help.messages.ts";

/* What staff read of help requests. */

export const helpStateWords: Record<HelpState, string> = {
  new: "New",
  "visit-planned": "Visit planned",
  visited: "Visited",
  approved: "Approved",
  declined: "Declined",
  referred: "Referred",
  helping: "Being helped",
  closed: "Closed",
};

export const helpPersonWords = {
  self: "The person who asks",
  family: "Their family",
  other: "Somebody whom they know",
} as const;
export const helpChannelWords = { site: "The site", phone: "By phone", door: "At the door" } as const;
export const payeeWords = {
  family: "The family",
  hospital: "A hospital",
  school: "A school",
  shop: "A shop",
} as const;

export const helpAdminMessages = {
  badQuery: "The filter is not valid.",
  badId: "The id must be a number.",
  notFound: "There is no such request.",
  stale: "Somebody has changed this request meanwhile. Look at it again before you save.",
  badState: "The state is not known.",
  badKind: "Please choose a kind of help.",
  badDay: "Please give a day.",
  pastDay: "The visit cannot be planned for a day that is over.",
  futureDay: "The day of a visit that was made cannot be ahead.",
  badResponsible: "Please choose who is responsible: somebody with the role care.",
  badHousehold: "The number of people must be from 1 to 40.",
  badPhone: "Please give a phone number.",
  badCnic: "A CNIC has 13 digits: 35201-1234567-1.",
  noName: "Please give the name.",
  noCity: "Please give the city.",
  noAnswer: "Please answer each question of Zakat, or none.",
  badAnswer: "The answer must be yes or no.",
  badFund: "Please choose a fund.",
  badAmount: "Please enter the amount in digits, such as 12,000.",
  largeAmount: "That is more than a decision can be.",
  badMonths: "Help goes on for 1 to 24 months.",
  badMonth: "Please choose the first month.",
  badPayee: "Please say who is paid.",
  badPayWay: "Please say how the money gets there.",
  badIban:
    "Please check the IBAN (PK and 22 letters and digits), or enter an account number of at least 8 digits.",
  badWallet: "Please enter the wallet's mobile number.",
  noAccountTitle: "Please say in whose name the account is.",
  noReason: "Please say why, in words for the family.",
  noWords: "Please write what has happened.",
  noNote: "Please write the note.",
  notVisited: "Record the visit first: nothing is approved unseen.",
  notNow: (state: HelpState) => `This cannot be done while the request is “${helpStateWords[state]}”.`,
  firstAid: (limit: number) =>
    `Before the visit a family is helped once, with at most ${formatMoney(limit)}. The payment is a case of its own, and this request goes on to its visit.`,
  firstAidGiven: (reference: string) =>
    `This request has its first aid: ${reference}. The rest needs the visit.`,
  firstAidOpened: (reference: string) => `First aid before the visit: ${reference}`,
  zakatUnknown: "Zakat cannot be decided upon: the questions of Zakat have no answer yet.",
  zakatNo: "Zakat cannot be decided upon: by the recorded answers this family may not receive it.",
  waits: ({ above_paisa, visitor }: { above_paisa: number | null; visitor: boolean }) =>
    [
      above_paisa !== null && `More than ${formatMoney(above_paisa)} in all waits for a second person.`,
      visitor && "Whoever visited the family does not decide alone.",
    ]
      .filter(Boolean)
      .join(" "),
  accountSeen: "Care and the treasurer see the account until the case is closed; nobody else does.",
  payeeAlone:
    "A payment of this case was made: fund, amount, months and first month stand. Who is paid may change.",
  zakatNotAuthorised:
    "The family has not authorised the foundation to receive Zakat for it: record that at the visit before it is paid.",
  sameRequest: "A request cannot be joined with itself.",
  otherFamily: "These two share neither phone nor CNIC, so they cannot be joined.",
  planned: "The visit is planned.",
  visited: "The visit is recorded.",
  corrected: "Saved.",
  noted: "Noted.",
  noPaper: "Please choose a photo.",
  wrongPaper: "Please choose photos (JPEG, PNG or WebP).",
  largePaper: "A photo may have up to 5MB.",
  enoughPapers: `A request has at most ${helpLimits.papers} photos.`,
  papersAdded: (count: number) =>
    count === 1 ? "Added a photo of papers." : `Added ${count} photos of papers.`,
  paperRemoved: "Removed a photo of papers.",
  linkMade: "A new link for photos of papers.",
  decided: { approved: "Approved.", declined: "Declined.", referred: "Referred." },
  joined: "Joined. The other request is closed.",
  closed: "Closed.",
  entered: (reference: string) => `Received as ${reference}.`,
  suspect: "Possibly a robot",
  paperGone: "This photo is not there any more.",
  erased: "The family's data was erased.",
  /** Of events that nobody of the staff has made. */
  form: "The form",
} as const;
