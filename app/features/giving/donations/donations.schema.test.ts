import { describe, expect, test } from "vitest";
import { readDonationAmount } from "#app/features/giving/ledger/giving.limits.ts";
import { type FormValues, faultsOf } from "#app/lib/form-faults.ts";
import { rulesIn } from "#app/lib/words.server.ts";
import { donationRules } from "./donations.form.ts";
import { donationMessages as messages } from "./donations.messages.ts";
import { donationWords } from "./donations.words.ts";

const rules = rulesIn(donationRules, donationWords);
const donationForm = rules.en.schema;
const donationFaults = (values: FormValues) => faultsOf(rules.en, values);

const donation = { amount: "2,500", paymentMethod: "bank-transfer" };
const firstMessage = (form: object) => donationForm.safeParse(form).error?.issues[0]?.message;

describe("DONATE-04: the amount", () => {
  test.each([
    ["100", 100_00],
    ["1000000", 1_000_000_00],
    ["1,000,000", 1_000_000_00],
    ["١٠٠٠", 1_000_00],
    [2500.5, 2_500_50],
  ])("%j is taken", (amount, paisa) => {
    expect(readDonationAmount(amount)).toEqual({ paisa });
    expect(donationForm.parse({ ...donation, amount }).amountPaisa).toBe(paisa);
  });

  test.each([
    [99, messages.tooSmall],
    ["99.99", messages.tooSmall],
    [1_000_001, messages.tooLarge],
    ["1000000.01", messages.tooLarge],
    ["99999999999999999999", messages.tooLarge],
    [0, messages.notPositive],
    ["-5", messages.notPositive],
    ["", messages.noAmount],
    [undefined, messages.noAmount],
    [null, messages.noAmount],
    ["1e3", messages.unreadableAmount],
    ["abc", messages.unreadableAmount],
    [true, messages.unreadableAmount],
    [["100"], messages.unreadableAmount],
    ["1".repeat(101), messages.unreadableAmount],
    ["100.005", messages.tooFine],
  ])("%j is refused: %s", (amount, message) => {
    expect(firstMessage({ ...donation, amount })).toBe(message);
  });
});

describe("DONATE-04: the other fields", () => {
  test.each([
    [{ paymentMethod: "paypal" }, messages.badMethod],
    [{ paymentMethod: undefined }, messages.badMethod],
    [{ paymentMethod: 7 }, messages.badMethod],
    [{ email: "nobody" }, messages.badEmail],
    [{ name: " A " }, messages.shortName],
    [{ reference: "r".repeat(51) }, messages.longReference],
    [{ reference: "r".repeat(101) }, messages.longReference],
    [{ dedication: "d".repeat(201) }, "The dedication must be at most 200 characters."],
    [{ postal_address: "p".repeat(301) }, "The postal address must be at most 300 characters."],
    [{ fund: "Zakat!" }, messages.badFund],
    [{ idempotency_key: "1" }, messages.badKey],
    [{ monthly: "maybe" }, messages.badFlag],
  ])("%j: %s", (fields, message) => {
    expect(firstMessage({ ...donation, ...fields })).toBe(message);
  });

  test("the amount is told before anything else, and each field has its own text", () => {
    const values = { amount: "5", paymentMethod: "", name: "A", email: "nobody" };
    expect(firstMessage(values)).toBe(messages.tooSmall);
    expect(donationFaults(values)).toEqual([
      { field: "amount", text: messages.tooSmall },
      { field: "paymentMethod", text: messages.badMethod },
      { field: "name", text: messages.shortName },
      { field: "email", text: messages.badEmail },
    ]);
  });

  test("what may be left out has its default", () => {
    expect(donationForm.parse(donation)).toEqual({
      amountPaisa: 2_500_00,
      paymentMethod: "bank-transfer",
      name: "",
      email: "",
      reference: "",
      dedication: "",
      tax_number: "",
      postal_address: "",
      fund: "general",
      anonymous: false,
      monthly: false,
    });
  });

  test("texts are one line, and the address is in lower case", () => {
    const form = {
      ...donation,
      name: " Ayesha\n Khan ",
      email: "Donor@Mail.example",
      reference: "r".repeat(50),
      anonymous: "true",
      monthly: true,
      idempotency_key: "6F9619FF-8B86-4011-B42D-00CF4FC964FF",
    };
    expect(donationForm.parse(form)).toMatchObject({
      name: "Ayesha Khan",
      email: "donor@mail.example",
      reference: "r".repeat(50),
      anonymous: true,
      monthly: true,
      idempotency_key: "6f9619ff-8b86-4011-b42d-00cf4fc964ff",
    });
  });
});
