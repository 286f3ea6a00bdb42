import type { Language } from "#app/contract/language.ts";
import { formatTime } from "#app/lib/dates.ts";

/* Texts and limits of answers to messages. No zod here. */

/** In characters, with what is quoted. */
export const maxAnswer = 20_000;
/** So much of a message is quoted: here, and in the link that opens a mail program, which takes less. */
const quoted = { here: 4000, link: 1000 };

export const answerMessages = {
  noSubject: "Please enter a subject.",
  noText: "Please write your answer.",
  badAnswered: "Answered must be true or false.",
  noMailServer: "No mail server is set, so no mail can go. Nothing was changed.",
  sent: "The answer is on its way.",
  marked: "Marked as answered.",
  unmarked: "Marked as not answered.",
  already: (by: string) => `${by} has answered this message already. Nothing was sent.`,
  notAnswered: "This message is marked as not answered already.",
  mailed: "It was answered by a mail from here. That stays.",
  badTaken: "Taken must be true or false.",
  taken: "You are on it.",
  left: "Nobody is on it now.",
  takenBy: (name: string) => `${name} is on it already.`,
  notTaken: "Nobody was on it.",
  takeFailed: "It could not be saved. Please try again.",
  sendFailed: "The answer could not be sent. Please try again.",
  markFailed: "It could not be saved. Please try again.",
} as const;

type Message = {
  name: string;
  subject: string;
  message: string;
  received_at: string;
  language: Language;
};

/** What an answer says around what staff write, in the language of whoever wrote. */
const frames: Readonly<
  Record<
    Language,
    {
      greeting: (name: string) => string;
      /** Of a message without a subject. */
      subject: string;
      quoted: (name: string, time: string) => string;
      /** @param name of the foundation, in English as the dashboard is */
      signature: (name: string) => string;
    }
  >
> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    subject: "Your message",
    quoted: (name, time) => `On ${time}, ${name} wrote:`,
    signature: (name) => name,
  },
  ur: {
    greeting: (name) => `السلام علیکم ${name}،`,
    subject: "آپ کا پیغام",
    quoted: (name, time) => `${time} کو ${name} نے لکھا:`,
    signature: () => "امید ویلفیئر فاؤنڈیشن",
  },
};

/** "Re:" in both languages: mail programs know an answer by it. */
export const answerSubject = ({ subject, language }: Pick<Message, "subject" | "language">): string =>
  `Re: ${subject ? subject.replace(/^(?:re:\s*)+/i, "") : frames[language].subject}`;

/** What somebody wrote, with a sign before each line, as mail programs quote. */
export function quoteOf(
  { name, message, received_at, language }: Message,
  most: keyof typeof quoted,
): string {
  const max = quoted[most];
  const shown = message.length > max ? `${message.slice(0, max).toWellFormed()}…` : message;
  const lines = shown.split(/\r\n|[\n\r]/).map((line) => `> ${line}`);
  return `${frames[language].quoted(name, formatTime(received_at, language))}\n${lines.join("\n")}`;
}

/** What an answer begins with. The caret stands after the greeting. */
export const answerDraft = (message: Message, foundation: string) => {
  const { greeting, signature } = frames[message.language];
  const before = `${greeting(message.name)}\n\n`;
  return {
    text: `${before}\n\n${signature(foundation)}\n\n${quoteOf(message, "here")}`,
    caret: before.length,
  };
};
