import type { Policy } from "./policy.ts";

const en = (text: string) => ({ en: text });
const row = (...cells: string[]) => cells.map(en);

export const privacyPolicy: Policy = {
  title: en("Privacy policy"),
  summary: en(
    "What we learn about you on this site, why, where it is kept, how long, who sees it, and how to have it erased.",
  ),
  changed: "2026-11-24",
  sections: [
    {
      id: "in-short",
      heading: en("In short"),
      paragraphs: [],
      list: [
        en(
          "You can read every page without telling us who you are. Nothing follows you, and we show no advertising of others.",
        ),
        en(
          "What you send us by a form is kept so that a person can answer it. It is not sold, and not passed on to advertisers.",
        ),
        en(
          "No other company learns of your visit until you press something of theirs: a map, a film, a link.",
        ),
        en("You may ask to see what we keep about you, have it corrected, or have it erased."),
      ],
    },
    {
      id: "who",
      heading: en("Who is responsible"),
      paragraphs: [
        en(
          "The foundation that runs this site. Its address, phone and mail stand at the end of this page, and on the contact page.",
        ),
      ],
      list: [],
    },
    {
      id: "visiting",
      heading: en("When you only read"),
      paragraphs: [
        en(
          "The server counts page views by day and page. It stores neither your address on the internet nor your browser, sets no cookie for it, and cannot tell whether two views were the same person.",
        ),
        en(
          "Its log records of each request the time, the page's address without anything after a question mark, and whether it went well. It holds no names, no mail addresses and no addresses on the internet. The company that hosts the server may keep logs of its own.",
        ),
        en(
          "When you send a form, the server counts how often your address on the internet, and the mail address or phone in the form, were used within the hour, so that robots cannot flood us, and how often a mail address was written to within the day, so that nobody floods it through us. For the count they are turned into a code from which they cannot be read; it is of no use after the hour or the day. Depending on how the server is set up it is held in memory or in the database.",
        ),
      ],
      list: [],
    },
    {
      id: "stored",
      heading: en("What we store"),
      paragraphs: [
        en(
          "Everything that is listed here is in one database, on the server that runs this site. Ask us where that server stands, and who hosts it.",
        ),
        en(
          "Nothing that you send us is deleted by itself. Our staff delete it when it is no longer needed, and all that stands under your address or number whenever you ask. Backups of the database, where we keep any, hold it until they are replaced.",
        ),
      ],
      list: [],
      table: {
        head: row("What", "What it holds", "What for", "Until when"),
        rows: [
          row(
            "Messages from the contact form",
            "Name, mail address, subject, message, the time, whether it was read, and a note by staff.",
            "To answer you.",
            "Until staff delete it.",
          ),
          row(
            "Registrations: internship, membership, volunteers, career",
            "Name, mail address, phone, city, your answers, the time, a note by staff.",
            "To answer you, and to work with you.",
            "Until staff delete it.",
          ),
          row(
            "Blood donors",
            "Name, phone, blood group, city; mail address, date of birth, gender and last donation where you gave them; the words that you agreed to, and when. Calls to you: when, by whom, and how they went.",
            "To call you when your group is needed, and not too soon after a donation.",
            "Until staff delete it. Whoever registers the same phone again replaces the entry; what it said before stands in the log of calls.",
          ),
          row(
            "Requests for blood",
            "The patient's blood group, units, hospital and city, until when, the name and phone of whoever asks, a note, the time, a note by staff.",
            "To find donors, and to call you back.",
            "Until staff delete it.",
          ),
          row(
            "Stories that you share",
            "Your story, the programme and city, your name unless you leave it out, your mail address or phone, whether we may publish it, the time, a note by staff.",
            "To read it, and to publish it only as you have allowed.",
            "Until staff delete it. What was published is taken down when you ask.",
          ),
          row(
            "Guests of events",
            "Your name and phone, the event and its day, the time, a note by staff.",
            "To plan the event, and to call you if its day or place changes.",
            "Until staff delete it, or the event.",
          ),
          row(
            "Newsletter subscribers",
            "The mail address, and whether and when you confirmed.",
            "To send the newsletter. Without your confirmation there is none.",
            "After you unsubscribe the address stays, marked as left, until staff delete it. So does one that was never confirmed.",
          ),
          row(
            "Gifts",
            "The amount, what it is for, how and when it was sent and received, its reference, every step of its payment; your name, mail address, dedication and own reference where you gave them; a note by staff.",
            "To book the money, to answer you, and to be able to show what became of it.",
            "Kept, as books must be; one that was begun and never arrived too. When you ask, your name, address and words are taken out of it; the sum stays.",
          ),
          row(
            "Receipts",
            "Its number, the day, the amount, what it is for, how it was paid, and your name where you gave it.",
            "For your tax return, and so that anybody to whom you show one can check it.",
            "Kept, as books must be. Your name is taken out when you ask.",
          ),
          row(
            "Reports of transfers",
            "The name and number of the account that you sent from, the bank, the transaction, the day, and the picture of the slip where you sent one. Of our bank's statements: the lines with money for us.",
            "To find your transfer in the statement of our bank.",
            "The picture and the account until you ask us to erase them; the sum stays with the gift.",
          ),
          row(
            "Monthly support",
            "Your name and mail address, the amount, what it is for, the day of the month, and whether it is paused or stopped.",
            "To remind you once a month, until you stop it.",
            "Until you ask us to erase it. A stopped one sends nothing.",
          ),
          row(
            "Mails that we send (outbox)",
            "The recipient's address, the address for replies, the subject, and the text until the mail has gone out.",
            "So that no mail is lost while the mail server is away.",
            "The text is removed once the mail was sent; subject, addresses and times stay. A mail that could not be sent keeps its text.",
          ),
          row(
            "Page views",
            "A number for each day and page.",
            "To know what is read.",
            "Kept. It names nobody.",
          ),
          row(
            "Accounts and sessions of our staff",
            "Name, mail address, the password as a code from which it cannot be read, and open sessions.",
            "So that only staff see the above.",
            "Sessions end after 12 hours without use, after 7 days in any case, and are deleted daily. Links for a new password last 30 minutes.",
          ),
          row(
            "The log of changes (audit log)",
            "Which member of staff changed what and when. Of your entries only that one was changed, exported or deleted, not what it said.",
            "To be able to answer for what was done.",
            "Kept.",
          ),
        ],
      },
    },
    {
      id: "gifts",
      heading: en("When you give"),
      paragraphs: [
        en(
          "No card number and no PIN is ever typed on this site. You send the money from your own bank or wallet, or on the page of the bank, JazzCash or EasyPaisa to which we lead you; they learn the amount and our reference from us, and not your name. What they tell us of the payment is kept with your gift.",
        ),
        en(
          "Our open books show sums by purpose and month, and for each day one code that is made from all its receipts. No donor can be read from either. Whoever holds your receipt with its code can check its amount, and learns nothing about you.",
        ),
      ],
      list: [],
    },
    {
      id: "mail",
      heading: en("What goes out by mail"),
      paragraphs: [
        en(
          "The office is told by mail when something arrives. A message, a registration or a request for blood stands in that mail, so that it can be answered at once; of a blood donor it names the group and the city only, of a story the city and the programme, of a reported transfer the amount and our reference. What is in the office's mailbox stays there until it is deleted.",
        ),
        en(
          "You get a mail from us when somebody, we hope you, asked for the newsletter or for a yearly statement of gifts with your address, or began monthly support with it; with the receipt of a gift that came with your address, and when a transfer that you reported could not be found; for monthly support once a month, and when it changes; and when one of us answers you.",
        ),
      ],
      list: [],
    },
    {
      id: "who-sees-it",
      heading: en("Who sees it"),
      paragraphs: [
        en(
          "Those of our staff who have an account on this site. All of them can see all entries. They may take them out as a file, for a list of calls or for a reply; that they did is written down.",
        ),
        en(
          "Blood donors never appear on a page. Their number is used to call them, and is not given to the patient's family.",
        ),
        en(
          "The companies that host our server and carry our mail could technically read what passes through them. Nobody else gets it, unless a court of Pakistan orders it.",
        ),
      ],
      list: [],
    },
    {
      id: "others",
      heading: en("Other companies"),
      paragraphs: [
        en(
          "No page asks another company for anything when it opens: pictures and letters come from our own server. After a press of yours, and not before, these learn your address on the internet and what your browser tells them:",
        ),
      ],
      list: [
        en("OpenStreetMap, when you press 'Show the map' on the contact page."),
        en(
          "YouTube, when you start a film; we use the address of theirs that sets no cookies before the film plays.",
        ),
        en(
          "Facebook, Twitter, LinkedIn, Instagram or WhatsApp, when you follow a link to them. Our links are plain links, without a button of theirs.",
        ),
      ],
    },
    {
      id: "children",
      heading: en("Children"),
      paragraphs: [
        en(
          "The site asks nothing of children. Blood donors are from 18 to 60 years old. If a child has sent us something, tell us and we erase it.",
        ),
      ],
      list: [],
    },
    {
      id: "erasure",
      heading: en("How to see, correct or erase it"),
      paragraphs: [
        en(
          "Write, call or come by. Say what you sent us and roughly when, and write from the address or call from the number that you gave us: then we know that it is yours. A member of staff looks it up, and corrects or deletes it, here and in the office's mailbox. You need give no reason, it costs nothing, and we tell you when it is done.",
        ),
        en(
          "To leave the newsletter, use the link at the end of each of them. If you also want the address erased, tell us.",
        ),
      ],
      list: [],
    },
    {
      id: "changes",
      heading: en("Changes to this page"),
      paragraphs: [en("When what we do changes, this page changes first, and the date at its top with it.")],
      list: [],
    },
  ],
};
