import fc from "fast-check";
import { expect, test } from "vitest";
import { mailboxOf } from "#app/contract/email-address.ts";
import { emailText } from "#app/lib/call-rules.ts";
import { startTestApp } from "#tests/support/app.ts";

const victim = "victim@gmail.com";

/** 21 ways to write one mailbox. */
const spellings = [
  ...[victim, "<victim@gmail.com>", "victim@gmail.com>", "<victim@gmail.com", "(x)victim@gmail.com"],
  ...[
    "victim@gmail.com(x)",
    "victim(x)@gmail.com",
    "V<victim@gmail.com>",
    '"victim"@gmail.com',
    "victim@gmail.com,",
  ],
  ...[
    "victim@gmail.com;",
    ",victim@gmail.com",
    "x:victim@gmail.com;",
    "VICTIM@Gmail.com",
    " victim@gmail.com ",
  ],
  ...["victim+1@gmail.com", "victim+2@gmail.com", "vic.tim@gmail.com", "victim@googlemail.com"],
  ...["victim@gmail.com\u200b", "ｖictim@gmail.com"],
];

test("21 spellings of one address get three mails a day together", async () => {
  const app = await startTestApp();
  for (const email of spellings) {
    const { status } = await app.call("subscribe", { json: { email } });
    expect([200, 201, 422, 429], email).toContain(status);
  }
  const mails = await app.deps.db.selectFrom("outbox").select("recipient").execute();
  expect(mails).toHaveLength(3);
  expect(new Set(mails.map(({ recipient }) => mailboxOf(recipient)))).toEqual(new Set([victim]));
});

test("the letters to confirm monthly gifts count together too: PLEDGE-01", async () => {
  const app = await startTestApp();
  for (const email of spellings) {
    const json = { amount: 500, paymentMethod: "bank-transfer", email, monthly: true };
    expect([200, 201, 422, 429], email).toContain((await app.call("startDonation", { json })).status);
  }
  expect(await app.deps.db.selectFrom("outbox").select("recipient").execute()).toHaveLength(3);
});

test("whatever stands around or inside an address, it is refused, or counts for its mailbox", () => {
  const rule = emailText("Missing.", "Not an address.");
  const noise = fc.string({ unit: fc.constantFrom(...'<>()[]",;: \\\t\n\u200b\u202e\u00ad+'), maxLength: 3 });
  fc.assert(
    fc.property(noise, noise, fc.nat(victim.length), fc.boolean(), (before, inside, at, upper) => {
      const spelling = `${before}${victim.slice(0, at)}${inside}${victim.slice(at)}`;
      const read = rule.safeParse(upper ? spelling.toUpperCase() : spelling);
      // A plus and what follows it is a tag; a plus at the start or in the host makes another address.
      if (!read.success || /^\+|^[^@]*\+[^@]*$|@.*\+/.test(read.data)) return;
      expect(mailboxOf(read.data)).toBe(mailboxOf(victim.slice(0, at).includes("@") ? victim : read.data));
      if (!read.data.includes("+")) expect(read.data).toBe(victim);
    }),
    { numRuns: 5_000, seed: 23 },
  );
});
