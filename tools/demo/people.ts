import { bloodGroups } from "#app/lib/blood-groups.ts";
import type { Chance } from "./chance.ts";

/* Invented people. Their addresses end in .example, which leads nowhere, and no network has given out their numbers. */

const firstNames = [
  ..."Ayesha Bilal Fatima Hamza Sana Usman Zainab Ali Maryam Imran Hira Kamran Nadia Omar Rabia Saad".split(
    " ",
  ),
  ..."Sadia Tariq Amna Faisal Iqra Junaid Khadija Noman Saima Waqas Huma Zubair Asma Yasir".split(" "),
];
const lastNames =
  "Khan Malik Ahmed Butt Raza Hussain Sheikh Iqbal Qureshi Siddiqui Bukhari Chaudhry Mirza Shah Javed Aslam Rehman Nawaz".split(
    " ",
  );
const cities = [
  "Lahore",
  "Lahore",
  "Lahore",
  "Karachi",
  "Islamabad",
  "Faisalabad",
  "Multan",
  "Kasur",
  "Sialkot",
];

export type Person = { name: string; email: string; phone: string; city: string };

export function person(chance: Chance): Person {
  const [first, last] = [chance.of(firstNames), chance.of(lastNames)];
  const number = chance.between(100, 999);
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}${number}@home.example`.toLowerCase(),
    phone: `0300 000${chance.between(1000, 9999)}`,
    city: chance.of(cities),
  };
}

export const bloodGroup = (chance: Chance): string =>
  chance.of(["O+", "O+", "B+", "B+", "B+", "A+", "A+", "AB+", ...bloodGroups]);

export const dedications = [
  "For my mother",
  "In memory of my father",
  "For my children",
  "A sick friend's gift",
];

export const messages = [
  "Assalam o alaikum. Can I bring winter clothes to the office on a Sunday?",
  "I gave Zakat last month and would like to know which families it went to. Thank you.",
  "Our school would like to visit one of your water projects with twenty pupils. Whom do we ask?",
  "My neighbour is a widow with three children and cannot pay her rent. How can she ask for help?",
  "I work in a pharmacy and could give medicines that are six months from their date. Is that useful?",
  "The receipt of my gift has my old name on it. Can you change it?",
  "We are a group of students and would like to collect books for you. Where can we bring them?",
  "Please tell me whether a gift from abroad is possible, and in which currency.",
];

export const stories = [
  "My daughter could not see the board at school. At your camp they gave her glasses, and in the last test she was third in her class.",
  "In the winter of the floods we had one quilt for six people. Your volunteers came at night with four more, and with tea.",
  "I learned to read at forty-five. Now I read the labels on my mother's medicines to her.",
  "I gave blood for the first time at your camp. The doctor was patient with me, because I was afraid of the needle.",
];

export const hospitals = ["Services Hospital", "Mayo Hospital", "Jinnah Hospital", "Children's Hospital"];
