/** One message, addressed by us; the sender is the adapter's. */
export type Message = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
};

/** The port for mail. */
export type Mail = {
  /** Resolves when the server has taken the message; throws when it has not. */
  send(message: Message): Promise<void>;
  close(): void;
};
