import type { Policy } from "./policy.ts";

const en = (text: string) => ({ en: text });

export const termsPolicy: Policy = {
  title: en("Terms"),
  summary: en("What you may expect of this site, what we ask of those who use it, and what holds for gifts."),
  changed: "2026-11-22",
  sections: [
    {
      id: "site",
      heading: en("This site"),
      paragraphs: [
        en(
          "The site tells what the foundation does and where gifts are sent, and takes messages and registrations. It is free of charge and needs no account. We try to keep it right and running, and cannot promise either at every hour.",
        ),
      ],
      list: [],
    },
    {
      id: "figures",
      heading: en("Figures and stories"),
      paragraphs: [
        en(
          "The figures are the foundation's own statements; how they are counted stands in the impact report. In stories people are named by role and place, unless they have asked us to use their name.",
        ),
        en("A figure that you find to be wrong: tell us. We correct it, and say that we have."),
      ],
      list: [],
    },
    {
      id: "gifts",
      heading: en("Gifts"),
      paragraphs: [
        en(
          "A gift is made freely and gives no claim to anything in return. Given for a purpose, it is spent on that purpose; given without one, where it is needed most. When a purpose is fulfilled or can no longer be, we ask you where we can reach you, and else use the gift for what is nearest to it.",
        ),
        en(
          "Given by mistake, or twice? Write to us with the reference as soon as you can, and we look into it together.",
        ),
      ],
      list: [],
    },
    {
      id: "help",
      heading: en("Asking for help"),
      paragraphs: [
        en(
          "Whoever asks for help is heard, and owes us nothing for it. We cannot promise that each request can be met. What is on this site about health is information and no medical advice. In danger of life do not write to us: call an ambulance or go to the nearest hospital.",
        ),
      ],
      list: [],
    },
    {
      id: "what-you-send",
      heading: en("What you send us"),
      paragraphs: [],
      list: [
        en("Send only what is true, and what you have a right to send."),
        en(
          "Registering as a blood donor, a volunteer or a member is an offer, not a contract. You can take it back at any time.",
        ),
        en(
          "A story or a picture that you send is published only after somebody has talked with you about it. What others would recognise a person by needs that person's word.",
        ),
      ],
    },
    {
      id: "our-work",
      heading: en("Our words and pictures"),
      paragraphs: [
        en(
          "You may quote our texts with our name and a link, and print any page for yourself, a class or a newspaper. To use our pictures, our name or our mark to collect money, you need our written consent. Nobody collects for us at a door without a letter of ours that names them: call us and ask.",
        ),
      ],
      list: [],
    },
    {
      id: "misuse",
      heading: en("What is not allowed"),
      paragraphs: [],
      list: [
        en("Trying to enter the part of our staff, or to see entries of others."),
        en(
          "Flooding the forms, or sending advertising through them. The server stops accepting forms from whoever sends very many.",
        ),
        en("Copying the phone number of a donor, a patient or one of us for any other use."),
      ],
    },
    {
      id: "links",
      heading: en("Links to others"),
      paragraphs: [
        en(
          "Pages of others that we link to are theirs. We look at them when we set the link, and not each day.",
        ),
      ],
      list: [],
    },
    {
      id: "law",
      heading: en("Law"),
      paragraphs: [en("The law of Pakistan applies. Before anybody goes to a court, come and talk to us.")],
      list: [],
    },
  ],
};
