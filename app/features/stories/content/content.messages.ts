export const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;

/** Of a paper: a PDF, or a picture of it. */
export const paperMaxBytes = 10 * 1024 * 1024;
export const filmMaxBytes = 50 * 1024 * 1024;

export const contentMessages = {
  missing: "There is no such content.",
  reset: "The original text is on the site again.",
  stale: "Somebody else has saved this content since you opened it.",
  noVersion: "The version must be a number.",
  unfit: "This version no longer fits the page and cannot be restored.",
  /** Of what waits for a second person, by its limit. */
  held: {
    accounts: {
      title: "Change of account numbers",
      denied: "You may not change account numbers. Ask an administrator or the treasurer.",
      changed:
        "These account numbers have been changed since. Decline this, and ask anew if it is still wanted.",
    },
    eligibility: {
      title: "Change of the questions of Zakat",
      denied:
        "You may not change the questions of Zakat. Ask an administrator, or an editor who is also care staff.",
      changed:
        "The questions of Zakat have been changed since. Decline this, and ask anew if it is still wanted.",
    },
  },
  original: "The site already shows the original text.",

  listFailed: "The content could not be loaded.",
  unreachable: "The server could not be reached. Check your connection and try again.",
  previewFailed: "The preview could not be created.",
  restoreFailed: "The original could not be restored.",

  paperType: "Please choose a PDF, or a picture (JPEG, PNG, GIF, WebP).",
  paperSize: "The file must be at most 10MB.",
  filmType: "Please choose a film (MP4, WebM, OGG).",
  filmSize: "The film must be at most 50MB.",
  fileMissing: "Please choose a file.",
  fileFailed: "The file could not be uploaded. Please try again.",
  fileUploaded: "The file is uploaded. The site shows it once you save.",
} as const;

/** What is wrong with one value. The editor and the server say the same. */
export const valueMessages = {
  required: "Please fill this in.",
  wrong: "This value does not fit here.",
  tooLong: (max: number) => `At most ${count(max, "character", "characters")}.`,
  tooShort: (min: number) => `At least ${count(min, "character", "characters")}.`,
  tooFew: (min: number) => `At least ${count(min, "entry", "entries")}.`,
  tooMany: (max: number) => `At most ${count(max, "entry", "entries")}.`,
  number: "Please enter a number.",
  whole: "Please enter a whole number.",
  atLeast: (min: number) => `At least ${min.toLocaleString("en-US", { useGrouping: min >= 10_000 })}.`,
  atMost: (max: number) => `At most ${max.toLocaleString("en-US", { useGrouping: max >= 10_000 })}.`,
  email: "Please enter an email address, such as name@example.com.",
  url: "Please enter a web address that starts with https://.",
  date: "Please choose a day.",
  choice: "Please choose one.",
  iban: "This is no right IBAN. Please compare every character with the bank's paper.",
  unstorable: "The text contains a character that cannot be stored.",
  noFigure: (key: string) => `There is no figure named {${key}}.`,
  figureInUse: (key: string, titles: string) => `{${key}} is used in: ${titles}. It cannot be removed.`,
  pageInMenu: (path: string) => `The menu leads to ${path}. Its page cannot be removed.`,
} as const;

/** What staff are told of a content as a whole. */
export type ContentTexts = {
  saved: string;
  /** Of a field that is empty; without it the places are counted. */
  incomplete?: string;
  loadFailed: string;
  loadUnreachable: string;
  /** Of a reply that is none of ours; as `loadUnreachable` without it. */
  loadUnreadable?: string;
  saveFailed: string;
  saveUnreachable: string;
};

const generalTexts: ContentTexts = {
  saved: "Saved. The site shows it now.",
  loadFailed: contentMessages.listFailed,
  loadUnreachable: contentMessages.unreachable,
  saveFailed: "The content could not be saved. What you typed is still here.",
  saveUnreachable: "The server could not be reached. What you typed is still here.",
};

/** Required: FEED-05a, FEED-06a. */
export const feedTexts = {
  saved: "Homepage Impact Feed updated successfully!",
  incomplete: "Please fill in all fields for all three update slots.",
  loadFailed: "Network connection failed. Check your PHP server/XAMPP.",
  loadUnreachable: "Network connection failed. Check your PHP server/XAMPP.",
  loadUnreadable: "Server returned invalid data format",
  saveFailed: "Failed to update feed data. Check server configuration.",
  saveUnreachable: "Network error. Could not connect to the server.",
} as const satisfies ContentTexts;

/** The contents for which the documents state texts. */
const statedTexts: Record<string, ContentTexts> = { feed: feedTexts };

/** @param name of a content */
export const textsOf = (name: string): ContentTexts => statedTexts[name] ?? generalTexts;

/** What to say of a value with faults. */
export function refusedText(name: string, faults: readonly { message: string }[]): string {
  const { incomplete } = textsOf(name);
  if (incomplete && faults.some(({ message }) => message === valueMessages.required)) return incomplete;
  return `${count(faults.length, "place needs", "places need")} your attention.`;
}
