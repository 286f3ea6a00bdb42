import { expect, test } from "vitest";
import { foldText } from "#app/lib/fold-text.ts";
import { urduForms, urduPattern } from "./roman-urdu.ts";

/* Each word in Latin letters, and the Urdu it stands for: SEARCH-07. */
test.for([
  ["khoon khun khoun", "خون"],
  ["imdad imdaad", "امداد"],
  ["madad maddad", "مدد"],
  ["rashan raashan", "راشن"],
  ["khairat khayrat khairaat", "خیرات"],
  ["sadqa sadqah sadaqah", "صدقہ"],
  ["fitrana fitraana", "فطرانہ"],
  ["zakat zakaat", "زکات"],
  ["yateem yatim", "یتیم"],
  ["taleem talim taaleem", "تعلیم"],
  ["ilaj ilaaj", "علاج"],
  ["mareez mariz", "مریض"],
  ["bimar beemar", "بیمار"],
  ["dawai dawaai", "دوائی"],
  ["dua duaa", "دعا"],
  ["ghar", "گھر"],
  ["kapray kapre", "کپڑے"],
  ["bachay bachche", "بچے"],
  ["khana khaana", "کھانا"],
  ["pani paani", "پانی"],
  ["eid", "عید"],
  ["umeed umid", "امید"],
  ["idara idaara", "ادارہ"],
  ["atiya", "عطیہ"],
  ["qurbani kurbani", "قربانی"],
  ["shikayat", "شکایت"],
  ["nikah", "نکاح"],
  ["bewa bewah", "بیوہ"],
  ["lahore", "لاہور"],
  ["naukri nokri", "نوکری"],
  ["school skool", "اسکول"],
  ["school", "سکول"],
  ["hospital haspatal", "ہسپتال"],
  ["doctor", "ڈاکٹر"],
  ["ration", "راشن"],
] as const)("%s is %s", ([roman, urdu]) => {
  for (const word of roman.split(" ")) expect(urduPattern(word)?.test(foldText(urdu)), word).toBe(true);
});

test.for([
  ["khoon", "خان"],
  ["blood", "بلد"],
  ["need", "نند"],
  ["madad", "مدعا"],
  ["rashan", "روشن"],
  ["pani", "پان"],
  ["ghar", "گہرا"],
] as const)("%s is not %s", ([roman, urdu]) => expect(urduPattern(roman)?.test(foldText(urdu))).toBe(false));

test.for(["", "ab", "خون", "b12", "x".repeat(21), "biuiun"])("%j is no word in Latin letters", (word) =>
  expect(urduPattern(word)).toBeUndefined(),
);

test("the words of a vocabulary are found, five at most, none that is too short", () => {
  const vocabulary = ["ہم", "کم", "خون", "کہون"];
  expect(urduForms("khoon", vocabulary)).toEqual(["خون", "کہون"]);
  expect(urduForms("home", vocabulary)).toEqual(["ہم"]);
  expect(urduForms("home", vocabulary, 4)).toEqual([]);
  expect(
    urduForms(
      "khoon",
      Array.from({ length: 9 }, () => "خون"),
    ),
  ).toHaveLength(5);
});
