/*
 * What mail servers say, in words for staff. The texts are those of Node's network errors, of nodemailer, and the
 * status codes of SMTP (RFC 5321 and 3463).
 */
const reasons: [RegExp, string][] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS/i, "The mail server's name was not found. Check SMTP_URL."],
  [/ECONNREFUSED/i, "The mail server accepts no connection. Check SMTP_URL, or whether the server runs."],
  [
    /ETIMEDOUT|ESOCKET.*timeout|Greeting never received|Connection timeout/i,
    "The mail server did not answer in time.",
  ],
  [/certificate|SSL|TLS|wrong version number/i, "The encrypted connection to the mail server failed."],
  [
    /EAUTH|Invalid login|\b(?:530|534|535)\b|authentication/i,
    "The mail server rejects the user name or password in SMTP_URL.",
  ],
  [/\b552\b|5\.2\.2|mailbox (?:is )?full|over quota/i, "The recipient's mailbox is full."],
  [
    /\b55[013]\b|5\.1\.\d|no such user|unknown user|does not exist|user unknown/i,
    "The recipient's address does not exist.",
  ],
  [/\b554\b|spam|blocked|blacklist|policy|5\.7\.\d/i, "The recipient's server rejects mail from ours."],
  [/not one plain email address/, "The recipient is not a single plain email address."],
  [/\b4\d\d\b|greylist|try again later/i, "The recipient's server asks to try again later."],
];

/** Why a mail was not sent, in words. The server's own text is shown beside it. */
export function mailErrorText(error: string): string {
  return reasons.find(([pattern]) => pattern.test(error))?.[1] ?? "The mail server did not accept the mail.";
}
