import type { Policy } from "./policy.ts";

const en = (text: string) => ({ en: text });
const row = (...cells: string[]) => cells.map(en);

export const privacyPolicy: Policy = {
  title: en("Privacy policy"),
  summary: en(
    "What we learn about you on this site, why, where and for how long we keep it, who sees it, and how to have it erased.",
  ),
  changed: "2026-11-24",
  sections: [
    {
      id: "in-short",
      heading: en("In short"),
      paragraphs: [],
      list: [
        en(
          "You can read every page without telling us who you are. We do not track you, and show no advertising for other companies.",
        ),
        en(
          "We keep what you send us through a form so that a person can answer it. We do not sell it or pass it on to advertisers.",
        ),
        en(
          "No other company learns of your visit until you click on something that comes from it: a map, a film or a link.",
        ),
        en("You may ask to see what we keep about you, have it corrected, or have it erased."),
      ],
    },
    {
      id: "who",
      heading: en("Who is responsible"),
      paragraphs: [
        en(
          "The foundation that runs this site. You find its address, phone number and email address at the end of this page and on the contact page.",
        ),
      ],
      list: [],
    },
    {
      id: "visiting",
      heading: en("When you only read"),
      paragraphs: [
        en(
          "The server counts page views by day and page. For this it stores neither your IP address nor your browser and sets no cookie, so it cannot tell whether two views came from the same person.",
        ),
        en(
          "For each request its log records the time, the page's address without anything after a question mark, and whether the request succeeded. It holds no names, no email addresses and no IP addresses. The company that hosts the server may keep logs of its own.",
        ),
        en(
          "When you send a form, the server counts how often your IP address and the email address or phone number in the form were used within the hour, so that robots cannot flood us. It also counts how often we write to an email address within the day, so that nobody can flood it through us. It counts with codes from which the addresses cannot be read, and which are useless after the hour or the day. Depending on how the server is set up, they are held in memory or in the database.",
        ),
      ],
      list: [],
    },
    {
      id: "stored",
      heading: en("What we store"),
      paragraphs: [
        en(
          "Everything listed here is in one database on the server that runs this site. Ask us where that server is and who hosts it.",
        ),
        en(
          "What you send us is deleted when its time is over; the table gives the usual times, and our staff may set others. They delete it earlier when it is no longer needed. When you ask, they delete everything under your email address or phone number. Backups of the database, if we keep any, hold it until they are replaced.",
        ),
      ],
      list: [],
      table: {
        head: row("What", "What it holds", "What for", "Until when"),
        rows: [
          row(
            "Messages from the contact form",
            "Name, email address, subject, message, the time, whether it was read, what we answered, and a note by staff.",
            "To answer you.",
            "Two years after it came or was last worked on.",
          ),
          row(
            "Registrations: internship, membership, volunteers, career",
            "Name, email address, phone number, city, your answers, the time, a note by staff, what we decided, and when we asked whether you stay.",
            "To answer you, and to work with you.",
            "Two years after we last had to do with it, we ask by email whether you want to stay. Without an answer we ask once more and then delete it.",
          ),
          row(
            "Blood donors",
            "Name, phone number, blood group and city; email address, date of birth, gender and last donation if you gave them; the statement that you agreed to, and when. Our calls to you: when, by whom, and the outcome.",
            "To call you when your group is needed, and not too soon after a donation.",
            "Two years after we last called you, we ask by email whether you want to stay. Without an answer we ask once more and then delete it. Without an email address, until staff delete it. If the same phone number registers again, the new entry replaces the old one, which stays in the log of calls.",
          ),
          row(
            "Requests for blood",
            "The patient's blood group, the number of bags, the hospital and city, the day by which it is needed, the name and phone number of the person who asks, a note, the time, and a note by staff.",
            "To find donors, and to call you back.",
            "Two years after it came or was last worked on.",
          ),
          row(
            "Stories that you share",
            "Your story, the programme and city, your name unless you leave it out, your email address or phone number, whether we may publish it, the time, and a note by staff.",
            "To read it, and to publish it only as you have allowed.",
            "Until staff delete it. We take a published story down when you ask.",
          ),
          row(
            "Guests of events",
            "Your name and phone, the event and its day, the time, a note by staff.",
            "To plan the event, and to call you if its day or place changes.",
            "Two years after the event, or until it is taken off the site.",
          ),
          row(
            "What our staff delete",
            "Messages, registrations, and events with their guests, as they were.",
            "To bring back what was deleted by mistake.",
            "Thirty days after it was deleted. When you ask, we delete it at once.",
          ),
          row(
            "Newsletter subscribers",
            "The email address, whether and when you confirmed it; which newsletters went to it and when, whether your mail server took them, and by which of them you unsubscribed. Not whether you open them or what you click: nothing in them is tracked.",
            "To send you the newsletter, once you have confirmed, and to stop writing to an address that does not exist.",
            "After you unsubscribe, the address stays, marked as unsubscribed, until staff delete it. So does an address that was never confirmed. Which newsletters went to it is deleted with the address, and in any case after a year.",
          ),
          row(
            "Gifts",
            "The amount, the purpose, how and when it was sent and received, its reference and every step of the payment; your name, email address, dedication and own reference if you gave them; a note by staff.",
            "To book the money, to answer your questions, and to show what we did with it.",
            "Permanently, because accounts must be kept. A gift that was started and never arrived is deleted after a year. When you ask, we remove your name, your email address and your words; the sum stays.",
          ),
          row(
            "Receipts",
            "Its number, the day, the amount, the purpose, how it was paid, and your name if you gave it.",
            "For your tax return, and so that anybody to whom you show it can check it.",
            "Permanently, because accounts must be kept. We remove your name when you ask.",
          ),
          row(
            "Reports of transfers",
            "The name and number of the account from which you sent the money, the bank, the transaction, the day, and the picture of the slip if you sent one. From our bank statements: the lines with money for us.",
            "To find your transfer in our bank statement.",
            "The picture: a year after we found the money. The account: until you ask us to erase it. The sum stays with the gift.",
          ),
          row(
            "Monthly support",
            "Your name and email address, the amount, the purpose, the day of the month, and whether it is paused or stopped.",
            "To remind you once a month, until you stop it.",
            "Until you ask us to erase it. Once you have stopped it, we send no reminders.",
          ),
          row(
            "Mails that we send (outbox)",
            "The recipient's address, the address for replies, the subject, and the text until the mail has been sent.",
            "So that no mail is lost while the mail server is unavailable.",
            "The text is deleted once the mail is sent; the subject, the addresses and the times after 90 days. A mail that could not be sent is deleted after 90 days.",
          ),
          row(
            "Page views",
            "A number for each day and page.",
            "To know which pages are read.",
            "By day for 90 days, then by month. It contains no personal data.",
          ),
          row(
            "Accounts and sessions of our staff",
            "Name, email address, the password as a code from which it cannot be read, open sessions, who is invited, and what proves a second factor: the encrypted secret of an authenticator app, recovery codes as codes from which they cannot be read, and public keys of passkeys.",
            "So that only staff see all this.",
            "Sessions end after 12 hours without use and after 7 days in any case, and are deleted daily. Links for a new password work for 30 minutes, invitations for 72 hours; one that nobody takes up is deleted 30 days later.",
          ),
          row(
            "The log of changes (audit log)",
            "Which member of staff changed what, and when. For your entries it records only that one was changed, exported or deleted, not what it said.",
            "To be able to account for every change.",
            "Three years. Entries about refunds stay, because accounts must be kept.",
          ),
        ],
      },
    },
    {
      id: "gifts",
      heading: en("When you give"),
      paragraphs: [
        en(
          "You never type a card number or a PIN on this site. You send the money from your own bank or wallet, or on the page of the bank, JazzCash or EasyPaisa that we link to. From us they learn the amount and our reference, but not your name. We keep what they tell us about the payment with your gift.",
        ),
        en(
          "Our open books show totals by purpose and month, and for each day a code calculated from all its receipts. Neither reveals any donor. Anybody who has your receipt and its code can check the amount, but learns nothing about you.",
        ),
      ],
      list: [],
    },
    {
      id: "mail",
      heading: en("Emails that we send"),
      paragraphs: [
        en(
          "Where our email is set up, the office gets an email when something arrives. It contains the whole message, registration or request for blood, so that we can answer at once. For a blood donor it contains only the blood group and the city, for a story the city and the programme, and for a reported transfer the amount and our reference. These emails stay in the office's mailbox until they are deleted.",
        ),
        en(
          "Our newsletters count nothing: they contain no hidden picture, and their links lead straight to where they say. Their pictures come from our own server, at addresses that are the same for every reader. Only the link to unsubscribe is your own.",
        ),
        en(
          "You may get an email from us when somebody, we hope you, enters your address for the newsletter, a yearly statement of gifts or monthly support; with the receipt for a gift that was given with your address; when we cannot find a transfer that you reported; once a month for monthly support, and when it changes; when we ask whether you want to stay registered; and when one of us answers you.",
        ),
      ],
      list: [],
    },
    {
      id: "who-sees-it",
      heading: en("Who sees it"),
      paragraphs: [
        en(
          "The members of our staff who have an account on this site. All of them can see all entries. They can export entries as a file, for example to make a list of calls. Each export is recorded.",
        ),
        en(
          "Blood donors never appear on a page. We use their number to call them, and do not give it to the patient's family.",
        ),
        en(
          "The companies that host our server and carry our email could technically read what passes through them. Nobody else gets it, unless a court in Pakistan orders it.",
        ),
      ],
      list: [],
    },
    {
      id: "others",
      heading: en("Other companies"),
      paragraphs: [
        en(
          "No page loads anything from another company when it opens: pictures and fonts come from our own server. Only after you click do these companies learn your IP address and what your browser tells them:",
        ),
      ],
      list: [
        en("OpenStreetMap, when you click 'Show the map' on the contact page."),
        en("YouTube, when you start a film. We use its address that sets no cookies before the film plays."),
        en(
          "Facebook, Twitter, LinkedIn, Instagram or WhatsApp, when you follow a link to them. Our links are plain links without any of their code.",
        ),
      ],
    },
    {
      id: "children",
      heading: en("Children"),
      paragraphs: [
        en(
          "This site asks children for nothing. Blood donors are 18 to 60 years old. If a child has sent us something, tell us and we will erase it.",
        ),
      ],
      list: [],
    },
    {
      id: "erasure",
      heading: en("How to see, correct or erase it"),
      paragraphs: [
        en(
          "Write, call or visit us. Say what you sent us and roughly when, and write from the email address or call from the number that you gave us, so that we know it is yours. A member of staff looks it up and corrects or deletes it, here and in the office's mailbox. You need not give a reason, it costs nothing, and we tell you when it is done.",
        ),
        en(
          "To unsubscribe from the newsletter, use the link at the end of any issue. If you also want your address erased, tell us.",
        ),
      ],
      list: [],
    },
    {
      id: "changes",
      heading: en("Changes to this page"),
      paragraphs: [en("When our practice changes, we change this page and the date at its top first.")],
      list: [],
    },
  ],
};
