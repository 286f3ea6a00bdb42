import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalEmail, emailPattern, mailboxOf } from "./email-address.ts";

/** The documents' own check: something, an @, a domain with a dot. */
const simple = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

test.for([
  "ayesha@home.example",
  "Ayesha.Bibi@Home.Example",
  "m.a.khan+umeed@mail.co.uk",
  "o'neil_87@umeed-foundation.org.pk",
  "1@a.pk",
  "a@xn--mgbai9azgqp6j.pk",
  "a@b.xn--mgbai9azgqp6j",
  `${"a".repeat(64)}@home.example`,
])("%s is an address", (address) => {
  expect(emailPattern.test(address)).toBe(true);
});

test.for([
  ...[
    "",
    "a",
    "a@b",
    "@home.example",
    "a@.example",
    "a@home..example",
    "a@home.example.",
    "a@home",
    "a b@home.example",
  ],
  ...["<v@home.example>", "v@home.example>", "<v@home.example", "(x)v@home.example", "v(x)@home.example"],
  ...["v@home.example(x)", "v@(x)home.example", '"v"@home.example', '"v w"@home.example', "v\\@home.example"],
  ...["V <v@home.example>", "v@home.example,w@home.example", "v@home.example;w", "list:v@home.example;"],
  ...[
    "mailto:v@home.example",
    "v@home.example\n",
    "v@home.example\r\nBcc: w@home.example",
    "v\0@home.example",
  ],
  ...[
    "v@home.example\u200b",
    "\u202ev@home.example",
    "v\u00ad@home.example",
    "ｖ@home.example",
    "v@hｏme.example",
  ],
  ...[
    "v@home。example",
    "v＠home.example",
    "v@[127.0.0.1]",
    "v@127.0.0.1",
    "v@-home.example",
    "v@home-.example",
  ],
  ...[".v@home.example", "v.@home.example", "v..w@home.example", "v@w@home.example", "v@home_1.example"],
  ...[`${"a".repeat(65)}@home.example`, `v@${"a".repeat(64)}.example`, `v@${"home.".repeat(60)}example`],
])("%j is no address", (text) => {
  expect(emailPattern.test(text)).toBe(false);
});

test("what is an address here is one by the documents' check too", () => {
  const unit = fc.constantFrom(..."aZ9@.-_+'<>(),; \"\\é\u200b");
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 16 }), (text) => {
      if (emailPattern.test(text)) expect(text).toMatch(simple);
    }),
    { numRuns: 5_000, seed: 23 },
  );
});

test("a long text that is nearly an address is refused in a time that grows with its length", () => {
  for (const text of [
    `${"a.".repeat(50_000)}@b.co`,
    `a@${"b-".repeat(50_000)}`,
    `a@${"b.".repeat(50_000)}!`,
  ]) {
    expect(emailPattern.test(text)).toBe(false);
  }
});

test("an address has one form", () => {
  expect(canonicalEmail("\u00a0 Reader@Home.Example\n")).toBe("reader@home.example");
  expect(canonicalEmail("Ame\u0301lie@home.example")).toBe("am\u00e9lie@home.example");
});

test.for([
  ["Victim@Home.Example", "victim@home.example"],
  ["victim+7@home.example", "victim@home.example"],
  ["v.ic.tim+a+b@gmail.com", "victim@gmail.com"],
  ["victim@googlemail.com", "victim@gmail.com"],
  ["v.ictim@home.example", "v.ictim@home.example"],
  ["+1@home.example", "+1@home.example"],
] as const)("mail to %s counts for %s", ([address, mailbox]) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.for(["0x200b-0x200f", "0x202a-0x202e", "0x2060-0x2069", "0xfeff-0xfeff", "0xad-0xad"])(
  "the invisible signs %s are no part of an address",
  (range) => {
    const [from = 0, to = 0] = range.split("-").map(Number);
    for (let code = from; code <= to; code += 1)
      expect(canonicalEmail(`\u00a0v${String.fromCharCode(code)}@home.example`)).toBe("v@home.example");
  },
);

test("a hyphen of any kind and a full-width digit in an address are the plain ones", () =>
  expect(canonicalEmail("Sana\u2011２@home\u2212one.example")).toBe("sana-2@home-one.example"));
