/** The envelope of every reply, except where a bare array is required (ALL-04). */
export type Refusal = { success: false; message: string };

export const succeed = <Fields extends object>(fields: Fields) => ({ success: true as const, ...fields });
export const refuse = (message: string): Refusal => ({ success: false, message });

/** A size for people: "5 MB". */
export const megabytes = (bytes: number) => `${bytes / (1024 * 1024)} MB`;
const sizeText = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : megabytes(bytes));

/** The server's own texts, beyond those that docs/requirements.md quotes. Written for the person who reads them. */
export const serverMessages = {
  notSignedIn: "Session expired. Please log in again.",
  unknownCall: "There is no such call.",
  unknownMethod: "A page can be read, and a form can be sent. Nothing else is done here.",
  brokenBody: "The request could not be read.",
  brokenAddress: "The address could not be read.",
  tooSlow: "The request did not arrive in time.",
  headersTooLarge: "The request's headers are too large.",
  wrongContentType: "This kind of request body is not supported.",
  tooLarge: (maxBytes: number) => `The request is too large. At most ${sizeText(maxBytes)} can be sent.`,
  fieldTooLarge: (maxBytes: number) =>
    `A field of the form is too large. At most ${megabytes(maxBytes)} can be sent.`,
  lengthMissing: "The request does not say how long it is. Please send the form from our own pages.",
  tooManyFields: "The form has too many fields.",
  collision: "Somebody else changed the same thing at this moment. Please load it again and try again.",
  tooManyFiles: "Send one file at a time.",
  internal: (supportCode: string) =>
    `Something went wrong on our side. Please try again; if it stays so, tell us the code ${supportCode}.`,
  badKey: "The Idempotency-Key must be 16 to 100 letters, digits, - or _.",
  notSaved: "Nothing was saved with this key.",
  stillSaving: "Your first try is still being saved. Please wait a moment, then try again.",
  savedOtherwise:
    "An earlier try was saved after all, with the text as it was then. Close this form and change what is in the list.",
  savedAndGone: "This was saved, and somebody has deleted it since.",
  diskFull: "The server has no room left. Nothing was saved; please tell whoever looks after it.",
  storageUnavailable:
    "Files cannot be stored or read at the moment. Nothing was saved. Please try again in a few minutes.",
  unknownField: (field: string) => `This call has no field named "${field}". Nothing was done.`,
  wrongForm: "The request is not in the form that this call expects.",
  otherSite: "This form was not sent from our own pages. Please open the page again and send it from there.",
  overloaded: "The site is very busy. Please try again in a moment.",
  tooManyTries: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
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
