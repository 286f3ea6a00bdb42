import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type BookedReceipt,
  climb,
  dayLink,
  inclusionProof,
  leafHash,
  leafText,
  merkleRoot,
  nodeHash,
  proves,
  textHash,
} from "./merkle.ts";

const hex = (letters: string, length: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: length, maxLength: length }).map((all) => all.join(""));

const receipt: fc.Arbitrary<BookedReceipt> = fc.record({
  number: fc.integer({ min: 1, max: 999_999 }).map((serial) => `UWF-2027-${String(serial).padStart(6, "0")}`),
  amountPaisa: fc.integer({ min: 1, max: 10_000_000_000 }),
  fund: fc.constantFrom("zakat", "general", "clean-water-projects"),
  day: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`),
  salt: hex("0123456789abcdef", 32),
  said: fc.record({
    givenOn: fc.constantFrom("2026-10-31", "2026-11-01"),
    document: hex("0123456789abcdef", 64),
    person: hex("0123456789abcdef", 64),
  }),
});
const receipts = fc.array(receipt, { minLength: 1, maxLength: 40 });
const leavesOf = (day: readonly BookedReceipt[]) => Promise.all(day.map(leafHash));
const runs = { numRuns: 60 };

describe("the proof of the open books (BOOKS-04)", () => {
  test("every receipt of a day proves that it is in the day's root", async () => {
    await fc.assert(
      fc.asyncProperty(receipts, async (day) => {
        const leaves = await leavesOf(day);
        const root = await merkleRoot(leaves);
        for (const [place, one] of day.entries()) {
          const steps = await inclusionProof(leaves, place);
          if (!(await proves(one, steps, root))) return false;
        }
        return true;
      }),
      runs,
    );
  });

  test("a receipt with any other word in it proves nothing", async () => {
    const changes: ((one: BookedReceipt) => BookedReceipt)[] = [
      (one) => ({ ...one, amountPaisa: one.amountPaisa + 1 }),
      (one) => ({ ...one, number: `${one.number}0` }),
      (one) => ({ ...one, fund: `${one.fund}s` }),
      (one) => ({ ...one, day: "2026-12-01" }),
      (one) => ({ ...one, said: { ...one.said, givenOn: "2026-12-01" } }),
      (one) => ({ ...one, said: { ...one.said, document: one.said.person + one.said.document } }),
      (one) => ({ ...one, said: { ...one.said, person: "" } }),
      (one) => ({ ...one, salt: one.salt.replace(/^./, (digit) => (digit === "0" ? "1" : "0")) }),
    ];
    await fc.assert(
      fc.asyncProperty(receipts, fc.nat(), fc.constantFrom(...changes), async (day, at, change) => {
        const place = at % day.length;
        const leaves = await leavesOf(day);
        const steps = await inclusionProof(leaves, place);
        const one = day[place];
        return one !== undefined && !(await proves(change(one), steps, await merkleRoot(leaves)));
      }),
      runs,
    );
  });

  test("a proof with another neighbour, order or length leads to another root", async () => {
    const leaves = await leavesOf(fc.sample(receipt, 13));
    const root = await merkleRoot(leaves);
    const steps = await inclusionProof(leaves, 5);
    const leaf = leaves[5] ?? "";
    expect((await climb(leaf, steps)).at(-1)).toBe(root);
    const [first, second, ...rest] = steps;
    if (!first || !second) throw new Error("a proof of thirteen leaves has steps");
    const wrong = [
      [second, first, ...rest],
      [second, ...rest],
      [{ ...first, side: first.side === "left" ? "right" : "left" } as const, second, ...rest],
      [{ ...first, hash: leaf }, second, ...rest],
    ];
    for (const other of wrong) expect((await climb(leaf, other)).at(-1)).not.toBe(root);
  });

  test("the order of the serial numbers is part of the root", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(receipt, { selector: leafText, minLength: 2, maxLength: 20 }),
        async (day) => {
          const leaves = await leavesOf(day);
          return (await merkleRoot(leaves)) !== (await merkleRoot(leaves.toReversed()));
        },
      ),
      runs,
    );
  });

  test("a list with its last receipts doubled has another root", async () => {
    for (const size of [1, 2, 3, 5, 6, 7]) {
      const leaves = await leavesOf(fc.sample(receipt, size));
      const root = await merkleRoot(leaves);
      for (let doubled = 1; doubled <= size; doubled += 1) {
        expect(await merkleRoot([...leaves, ...leaves.slice(-doubled)])).not.toBe(root);
      }
    }
  });

  test("an inner node is no receipt", async () => {
    const [left = "", right = ""] = await leavesOf(fc.sample(receipt, 2));
    const asLeaf = createHash("sha256")
      .update("umeed-books/2/leaf\n")
      .update(left + right, "hex")
      .digest("hex");
    expect(await nodeHash(left, right)).not.toBe(asLeaf);
  });

  test("a day without a receipt has a root too, and no leaf has a proof outside its list", async () => {
    expect(await merkleRoot([])).toMatch(/^[0-9a-f]{64}$/);
    await expect(inclusionProof([], 0)).rejects.toThrow(RangeError);
  });

  test("a text that is no hash is refused", async () => {
    await expect(nodeHash("00", "ZZ")).rejects.toThrow("64 hexadecimal digits");
  });
});

/** Computed with another language, as docs/open-books.md prints it. */
describe("the example of the document", () => {
  test("gives these hashes", async () => {
    const said = {
      givenOn: "2027-06-28",
      document: "7ab5c3764baa1cbd91989e42e3fdb3f2927c7282cc3263e9372d3a144aa869ff",
      person: "04aff4c19cdb85fed5e8a0c9e34a86915dc953aabf83a3945b3107f28e67b85b",
    };
    const receipt: BookedReceipt = {
      number: "UWF-2027-000004",
      amountPaisa: 250_000,
      fund: "zakat",
      day: "2027-07-03",
      salt: "00112233445566778899aabbccddeeff",
      said,
    };
    const others = [
      "refund|UWF-2027-000001|5050|2027-07-03|2027-07-03|0123456789abcdef0123456789abcdef",
      "payout|7|4000|zakat|2027-07-02|2027-07-03|e8c64e517b4f462fed3a8ed513c8375d5315178828caa6a0bba4ac5242f1dcab|ffffffffffffffffffffffffffffffff",
      "cancelled|6|2027-07-03|1220e0b9ce2147e2a315bcc93ddb1435d5befb1c4e385b311b912c671512cab3|00000000000000000000000000000001",
    ];
    const leaves = [await leafHash(receipt), ...(await Promise.all(others.map(textHash)))];
    expect(leaves).toEqual([
      "4a5f5affe5f6e019019ad8247e93d9b1026312f7a1c60e9d65e78e0de262ed98",
      "83a111465a16172f99b5460bc2e5d9fb9f4b9d6c5a782cf13831390469fa1435",
      "bea3a13508fdf0939807b516297cfcf596ff3f2846794824a66928f289722557",
      "6162b1db1256721246387a3ad294f451265138e2407a021fd4285fb829f0ab4a",
    ]);
    const root = await merkleRoot(leaves);
    expect(root).toBe("6c418ea10aae6e2316b849f366bb78f1bc371f8160487acb3db7a4f3e09a8022");
    const previous = "c5176fa60df3ed879cb8c37c019a98c32cdbf439c80c75964b31357112e880d6";
    const moved = {
      refunds: 1,
      refundedPaisa: 5050,
      payouts: 2,
      paidOutPaisa: 3000,
      corrections: 0,
      correctedPaisa: 0,
      entries: 0,
      enteredPaisa: 0,
      helps: 0,
      cancelledHelps: 0,
    };
    expect(await dayLink(previous, { day: "2027-07-03", root, count: 1, totalPaisa: 250_000, moved })).toBe(
      "71294489865f49e3781ee1db2fcefa700246111aed2cb7063a2e97abdbf7b223",
    );
    const next = [
      "corrected|UWF-2027-000002|500000|2027-07-04|fedcba9876543210fedcba9876543210",
      "opening|1|10000000||zakat|2027-07-01|2027-07-04|e8c64e517b4f462fed3a8ed513c8375d5315178828caa6a0bba4ac5242f1dcab|00000000000000000000000000000002",
      "transfer|2|150000|general|zakat|2027-07-04|2027-07-04|e8c64e517b4f462fed3a8ed513c8375d5315178828caa6a0bba4ac5242f1dcab|00000000000000000000000000000003",
      "cancelled-entry|1|2027-07-04|1220e0b9ce2147e2a315bcc93ddb1435d5befb1c4e385b311b912c671512cab3|00000000000000000000000000000002",
    ];
    const nextRoot = await merkleRoot(await Promise.all(next.map(textHash)));
    expect(nextRoot).toBe("bf623af37842ecfc9e3267ace2806c8122673254cabf5efc430f3990ece11735");
    const extended = {
      refunds: 0,
      refundedPaisa: 0,
      payouts: 0,
      paidOutPaisa: 0,
      ...{
        corrections: 1,
        correctedPaisa: 500_000,
        entries: 3,
        enteredPaisa: 0,
        helps: 0,
        cancelledHelps: 0,
      },
    };
    const after = { day: "2027-07-04", root: nextRoot, count: 0, totalPaisa: 0, moved: extended };
    expect(await dayLink("71294489865f49e3781ee1db2fcefa700246111aed2cb7063a2e97abdbf7b223", after)).toBe(
      "809eed796e4fdbd2d5f9ce27e4c43fc446b3c9d598407df208d6c60865e0d2a9",
    );
    expect(await merkleRoot([])).toBe("70bcb4ae697cadf2e60136e133969ecd6c94dbeaed7c6d02b4a66895a34ebbc0");
    expect(await proves(receipt, await inclusionProof(leaves, 0), root)).toBe(true);
  });
});
