import { expect, test } from "vitest";
import {
  digitForms,
  isPhone,
  numberAsked,
  numberKeys,
  phoneKey,
  phoneLink,
  phoneText,
  spreadsheetPhone,
  whatsAppLink,
} from "./phone.ts";

test.for([
  "0300 1234567",
  "+92 300 1234567",
  "0092-300-1234567",
  "(042) 111.222",
  "1234567",
  "123456789012345",
  "۰۳۰۰ ۱۲۳۴۵۶۷",
  "٠٣٠٠-١٢٣٤٥٦٧",
  "\u202a+92 300 1234567\u202c",
  "0300\u20111234567\u00ad",
  "\ufeff(042)\u202f１１１–２２２",
])("%s is a phone number", (phone) => expect(isPhone(phone)).toBe(true));

test.for(["", "123456", "1234567890123456", "0300 12x4567", "phone"])("%j is none", (phone) =>
  expect(isPhone(phone)).toBe(false),
);

test("the same line is the same key, however it is written", () => {
  const ways = [
    "0300 1234567",
    "+92 300 1234567",
    "0092-300-1234567",
    "92 (300) 1234567",
    "+92 (0)300 1234567",
    "300 1234567",
    "۰۳۰۰ ۱۲۳۴۵۶۷",
    "+٩٢ ٣٠٠ ١٢٣٤٥٦٧",
    "０３００－１２３４５６７\u200b",
  ];
  expect(new Set(ways.map(phoneKey))).toEqual(new Set(["923001234567"]));
});

test.for([
  ["051-1234567", "92511234567"],
  ["+92 51 1234567", "92511234567"],
  ["92 (0)61 1234567", "92611234567"],
  ["0992 123456", "92992123456"],
  ["042 35761234", "924235761234"],
  ["042 111 222 333", "9242111222333"],
  ["0800-12345", "9280012345"],
  ["1234567", "1234567"],
  ["+44 20 7946 0000", "442079460000"],
  ["35202-1234567-1", "3520212345671"],
] as const)("land lines of every length have one key: %s", ([phone, key]) => {
  expect(phoneKey(phone)).toBe(key);
  for (const form of digitForms(key)) expect(phoneKey(form)).toBe(key);
});

test("the numbers of a text are found whole and in part, however they are typed: SEARCH-12", () => {
  expect(numberKeys("Sana: 0321-7654321,\n500 of 35202-1234567-1 or +92 (0)51 ١٢٣٤٥٦٧.")).toEqual([
    "923217654321",
    "3520212345671",
    "92511234567",
  ]);
  for (const question of [
    "0321-7654321",
    "+92 321 765 4321",
    "۰۳۲۱۷۶۵۴۳۲۱",
    "0321765",
    "765 4321",
    "00923217654321",
  ])
    expect("923217654321", question).toContain(numberAsked(question));
  for (const question of ["", "0321", "B-", "Sana 03217654321", "12"])
    expect(numberAsked(question), question).toBeUndefined();
});

test("a stored number is called, written and written to as its line", () => {
  expect(phoneLink("923001234567")).toBe("tel:+923001234567");
  expect(phoneLink("0300 123-4567")).toBe("tel:03001234567");
  expect(phoneLink("۰۳۰۰ ۱۲۳-۴۵۶۷")).toBe("tel:03001234567");
  expect(phoneLink("+44 20 7946 0000")).toBe("tel:+442079460000");
  expect(phoneText("923001234567")).toBe("0300 1234567");
  expect(phoneText("442079460000")).toBe("442079460000");
  expect(whatsAppLink("0300 1234567")).toBe("https://wa.me/923001234567");
  expect(whatsAppLink("0300 1234567", "Salam & ہاں")).toBe(
    "https://wa.me/923001234567?text=Salam%20%26%20%DB%81%D8%A7%DA%BA",
  );
});

test.for([
  ["03001234567", "0300 1234567"],
  ["+92-300-1234567", "0300 1234567"],
  ["923001234567", "0300 1234567"],
  ["۰۴۲۳ ۵۷۶۱۲۳۴", "0423 5761234"],
  ["+442079460000", "0044 2079460000"],
  ["+44 20 7946 0000", "0044 20 7946 0000"],
  ["111222333", "1112 22333"],
  ["", ""],
] as const)("a spreadsheet gets %j as the text %j", ([phone, text]) =>
  expect(spreadsheetPhone(phone)).toBe(text),
);
