import type { Policy } from "./policy.ts";

const en = (text: string) => ({ en: text });

export const termsPolicy: Policy = {
  title: en("Terms"),
  summary: en("What you can expect of this site, what we ask of you, and the rules for gifts."),
  changed: "2026-11-24",
  sections: [
    {
      id: "site",
      heading: en("This site"),
      paragraphs: [
        en(
          "This site informs you about the foundation and about ways to give, and takes messages and registrations. It is free of charge, and you need no account. We try to keep it correct and available, but cannot promise that it always is.",
        ),
      ],
      list: [],
    },
    {
      id: "figures",
      heading: en("Figures and stories"),
      paragraphs: [
        en(
          "The figures are the foundation's own. The impact report explains how we count them. Our stories name people by role and place, unless they have asked us to use their name.",
        ),
        en("If you find a mistake in a figure, please tell us. We correct it and say so."),
      ],
      list: [],
    },
    {
      id: "gifts",
      heading: en("Gifts"),
      paragraphs: [
        en(
          "A gift is voluntary, and you get nothing in return for it. We spend it on the purpose that you choose, or where it is needed most if you choose none. If the purpose is fulfilled or has become impossible, we ask you what to do. If we cannot reach you, we use the gift for the most similar purpose.",
        ),
        en(
          "If you have given by mistake or twice, write to us with the reference as soon as you can, and we will look into it.",
        ),
      ],
      list: [],
    },
    {
      id: "help",
      heading: en("Asking for help"),
      paragraphs: [
        en(
          "Anybody can ask us for help, and owes us nothing for it. We cannot promise to meet every request. What this site says about health is information, not medical advice. In an emergency do not write to us: call an ambulance or go to the nearest hospital.",
        ),
      ],
      list: [],
    },
    {
      id: "what-you-send",
      heading: en("What you send us"),
      paragraphs: [],
      list: [
        en("Send only what is true and what you have a right to send."),
        en(
          "If you register as a blood donor, a volunteer or a member, you make an offer, not a contract. You can withdraw it at any time.",
        ),
        en(
          "We publish a story or a picture of yours only after we have talked to you about it. If other people can be recognised in it, they must agree too.",
        ),
      ],
    },
    {
      id: "our-work",
      heading: en("Our texts and pictures"),
      paragraphs: [
        en(
          "You may quote our texts with our name and a link, and print any page for yourself, a class or a newspaper. You need our written consent to use our pictures, our name or our logo to collect money. Everybody who collects for us from door to door has a letter from us with their name on it. If in doubt, call us.",
        ),
      ],
      list: [],
    },
    {
      id: "misuse",
      heading: en("What is not allowed"),
      paragraphs: [],
      list: [
        en("Trying to get into the staff area or to see other people's data."),
        en(
          "Flooding the forms, or sending advertising through them. The server stops accepting forms from anybody who sends too many.",
        ),
        en("Using the phone number of a donor, a patient or a member of our staff for anything else."),
      ],
    },
    {
      id: "links",
      heading: en("Links to other sites"),
      paragraphs: [
        en(
          "We are not responsible for other sites that we link to. We check them when we set the link, but not every day.",
        ),
      ],
      list: [],
    },
    {
      id: "law",
      heading: en("Law"),
      paragraphs: [en("The law of Pakistan applies. Please talk to us before you go to court.")],
      list: [],
    },
  ],
};
