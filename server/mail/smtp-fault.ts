/**
 * What a mail server's answer to one mail means. RFC 5321: 4xx may be tried again, 5xx may not. RFC 3463: 5.1.x is about
 * the address.
 * - bounced: it refuses this recipient; `unknown` when it says that there is nobody of this address
 * - refused: it refuses this mail, whoever it is to
 * - later: it asks to try this mail again
 * - unavailable: it was not reached, takes nothing from us, or the connection broke. Whether it had the mail by then is
 *   not known
 */
export type SmtpFault = {
  kind: "bounced" | "refused" | "later" | "unavailable";
  unknown: boolean;
  /** The codes alone, which name nobody: "550 5.1.1", "ECONNREFUSED". */
  codes: string;
};

type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string };

const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
/** Nobody of this address, no such domain, no valid address, moved away: RFC 3463, 5.1.1 to 5.1.3 and 5.1.6, and RFC 7505, 5.1.10. */
const nobody = /^5\.1\.(?:1|2|3|6|10)$/;
/** What servers without enhanced codes say. */
const nobodyInWords =
  /user unknown|unknown user|no such (?:user|mailbox|recipient|person)|(?:user|mailbox|recipient|address) (?:not found|does not exist|unknown)|does not exist/i;

/** Reads what an adapter's `send` threw. */
export function smtpFault(error: unknown): SmtpFault {
  const { code = "", command = "", responseCode = 0, response = "" } = error as SmtpError;
  const status = enhanced.exec(response)?.[1];
  const codes = responseCode ? [responseCode, status].filter(Boolean).join(" ") : code || "no answer";
  const permanent = responseCode >= 500;
  const unknown =
    permanent && (status ? nobody.test(status) : responseCode <= 553 && nobodyInWords.test(response));
  return { kind: kindOf({ code, command, responseCode, permanent }), unknown, codes };
}

type Step = { code: string; command: string; responseCode: number; permanent: boolean };

function kindOf({ code, command, responseCode, permanent }: Step): SmtpFault["kind"] {
  // 421 is said at any step: of the connection, not of the mail.
  if (responseCode === 421) return "unavailable";
  // No plain address, or a mail beyond the server's size: the server was not asked.
  if (responseCode === 0 && code === "EENVELOPE") return "bounced";
  if (responseCode === 0 && code === "EMESSAGE") return "refused";
  if (command === "RCPT TO") return permanent ? "bounced" : "later";
  if (command === "DATA") return permanent ? "refused" : "later";
  return "unavailable";
}
