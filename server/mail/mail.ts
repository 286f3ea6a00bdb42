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
