import { z } from "zod";
import { defineContent, localText, paragraphs } from "./define-content.ts";

const mail = z.object({
  subject: localText(120),
  text: localText(3000).meta({
    description: `The greeting with the name stands above it, the foundation's name below. ${paragraphs}`,
  }),
});

/** The mails about registrations of one kind, each by the state that it tells of. */
const repliesOf = (title: string) =>
  z
    .object({
      touch: mail.meta({ title: "In touch", description: "Goes only where staff tick it." }),
      approved: mail.meta({ title: "Approved" }),
      declined: mail.meta({ title: "Declined" }),
    })
    .meta({ title });

const of = (subject: string, text: string) => ({ subject: { en: subject }, text: { en: text } });

/** What people who registered are told by mail when staff say how far it has come: REG-11. */
export const replies = defineContent({
  title: "Mails about registrations",
  description:
    "What volunteers, members, interns and applicants get when you are in touch, approve or decline.",
  pages: [],
  schema: z.object({
    volunteer: repliesOf("Volunteers"),
    membership: repliesOf("Members"),
    internship: repliesOf("Interns"),
    career: repliesOf("Applicants for work"),
  }),
  defaults: {
    volunteer: {
      touch: of(
        "Your registration as a volunteer",
        "thank you for offering your time. We have read your registration and will call you in the next days to find a task near you.",
      ),
      approved: of(
        "Welcome among our volunteers",
        "we are glad to have you with us. From today you are one of our volunteers.\n\nWe will write to you as soon as there is a task that fits your time. On your first day somebody experienced works with you. If your plans change, an answer to this mail is enough.",
      ),
      declined: of(
        "Your registration as a volunteer",
        "thank you for offering your time. At the moment we have no task near you that fits what you can do, and we do not want to let you wait for one.\n\nYou are welcome to register again later, or to come to one of our open days.",
      ),
    },
    membership: {
      touch: of(
        "Your wish to become a member",
        "thank you for asking to join us. We have read your lines and will invite you to meet our staff.",
      ),
      approved: of(
        "Welcome as a member",
        "we are glad to welcome you as a member. You have a voice and a vote, and we will invite you to the next members' meeting.\n\nIf you have a question about the work or the accounts, an answer to this mail reaches us.",
      ),
      declined: of(
        "Your wish to become a member",
        "thank you for asking to join us. We cannot take you as a member at the moment.\n\nIf you want to know why, please answer this mail. Our events and open days are for everybody.",
      ),
    },
    internship: {
      touch: of(
        "Your application for an internship",
        "thank you for your application. We are looking for a supervisor for you and will write again with a day to talk.",
      ),
      approved: of(
        "Your internship with us",
        "we would like to work with you. Your supervisor will write to you in the next days to agree on the months, the days of the week and your project.\n\nIf something has changed on your side, please answer this mail.",
      ),
      declined: of(
        "Your application for an internship",
        "thank you for your application. We have no supervisor free in the months that you named, so we cannot offer you a place this time.\n\nYou are welcome to apply again.",
      ),
    },
    career: {
      touch: of(
        "Your application",
        "thank you for your application. Two of us have read it, and we will call you to agree on a day for an interview.",
      ),
      approved: of(
        "Your application: yes",
        "we would like to work with you, and are glad that you want to work with us. We will call you about the contract and your first day.\n\nWe never charge for a post. If anybody asks you for money, please tell us.",
      ),
      declined: of(
        "Your application",
        "thank you for your application and the time that you put into it. We have given the post to somebody else.\n\nWe wish you well, and would be glad to hear from you about another post.",
      ),
    },
  },
});
