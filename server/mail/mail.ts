import { setTimeout as wait } from "node:timers/promises";

/** One message; the adapter sets the sender. */
export type Message = {
  /** The same at each try: a mail that comes twice after a crash is known by it (RFC 5322, Message-ID). */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Whether somebody of staff has written it; else it says that a program did (RFC 3834), and no program answers it. */
  byHand?: boolean;
  /** Where a POST ends mails of this kind for this reader, at one click (RFC 8058). */
  unsubscribeUrl?: string;
};

export type Mail = {
  /** Resolves when the server has accepted the message, throws otherwise. */
  send(message: Message): Promise<void>;
  close(): void;
};

const maxTries = 50;
const retryMs = 200;

/**
 * Writes down that a mail has left, or what else became of it. A database that is away for a moment is asked again: without
 * the note the mail would be sent once more when its lease ends.
 * @throws what the last of the tries threw, ten seconds later
 */
export async function persistently(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await write();
      return;
    } catch (error) {
      if (tries === maxTries) throw error;
      await wait(retryMs);
    }
  }
}
