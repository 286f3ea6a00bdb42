/** The envelope of every reply, except where a bare array is required (ALL-04). */
export type Refusal = { success: false; message: string; needs?: Needed };

/** What whoever asks must do first: prove again who they are, or set up a second factor. */
export const needed = ["proof", "second factor"] as const;
export type Needed = (typeof needed)[number];

export const succeed = <Fields extends object>(fields: Fields) => ({ success: true as const, ...fields });
export const refuse = (message: string): Refusal => ({ success: false, message });

/** A size for people: "5 MB". */
export const megabytes = (bytes: number) => `${bytes / (1024 * 1024)} MB`;
const sizeText = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : megabytes(bytes));

/** The server's own texts, beyond those that docs/requirements.md quotes. Written for the person who reads them. */
export const serverMessages = {
  notSignedIn: "Session expired. Please log in again.",
  noPermission: "Your role does not include this. An administrator can change your roles.",
  proofNeeded: "Please confirm that it is you, then try again. In another program: sign in again first.",
  secondFactorNeeded: "Your role needs a second factor. Set it up in the dashboard, then go on.",
  unknownCall: "There is no such call.",
  unknownPage: "There is no such page.",
  noForm: "Nothing can be sent to this page. Please open it again.",
  unknownMethod: "This address accepts only page requests and forms.",
  brokenBody: "The request could not be read.",
  brokenAddress: "The address could not be read.",
  tooSlow: "The request did not arrive in time.",
  headersTooLarge: "The request's headers are too large.",
  wrongContentType: "This kind of request body is not supported.",
  tooLarge: (maxBytes: number) => `The request is too large. At most ${sizeText(maxBytes)} can be sent.`,
  fieldTooLarge: (maxBytes: number) =>
    `A field of the form is too large. At most ${megabytes(maxBytes)} can be sent.`,
  lengthMissing: "The request does not give its length. Please send the form from our pages.",
  tooManyFields: "The form has too many fields.",
  collision: "Somebody else changed this at the same moment. Please reload and try again.",
  tooManyFiles: "Send one file at a time.",
  internal: (supportCode: string) =>
    `Something went wrong on our side. Please try again. If it happens again, tell us the code ${supportCode}.`,
  badKey: "The Idempotency-Key must be 16 to 100 letters, digits, - or _.",
  notSaved: "Nothing was saved with this key.",
  stillSaving: "Your first try is still being saved. Please wait a moment, then try again.",
  savedOtherwise:
    "Your earlier attempt was saved after all, with the text you had then. Close this form and edit the entry in the list.",
  savedAndGone: "This was saved, but somebody has deleted it since.",
  diskFull: "The server has no space left. Nothing was saved. Please tell its administrator.",
  diskReadOnly: "The server cannot write to its disk. Nothing was saved. Please tell its administrator.",
  storageUnavailable:
    "Files cannot be stored or read at the moment. Nothing was saved. Please try again in a few minutes.",
  databaseUnavailable:
    "The site cannot reach its records at the moment. Please try again in a few minutes. If you were sending something, look first whether it was saved.",
  unknownField: (field: string) => `This call has no field named "${field}". Nothing was done.`,
  wrongForm: "The request does not have the format that this call expects.",
  otherSite: "This form was not sent from our site. Please open the page again and send it from there.",
  overloaded: "The site is very busy. Please try again in a moment.",
  tooManyTries: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  brokenFilm: "This film was broken off before its index and can never play. Please export or copy it again.",
  hevcFilm:
    "Many phones and browsers cannot play this film: it is in HEVC (H.265). Please export it as H.264 and replace it.",
  unstorableText: "The text contains a character that cannot be stored.",
  tooLong: (label: string, max: number) =>
    `${label} must be at most ${max.toLocaleString("en-US")} characters.`,
} as const;

/** What the browser says when a reply itself says nothing usable: ALL-06. */
export const clientMessages = {
  httpError: (status: number) => `HTTP error! status: ${status}`,
  heroHttpError: (status: number, body: string) => `HTTP error! status: ${status}, message: ${body}`,
  nonJson: "Server returned non-JSON response",
  invalidJson: "Server returned invalid JSON response",
  networkError: "Network error",
  aborted: "The upload was cancelled. Nothing was saved.",
} as const;
