import { expect, test } from "vitest";
import { readDonationDetails } from "#app/features/giving/donations-desk/donation-details.server.ts";
import { startTestApp } from "#tests/support/app.ts";
import { givePaid } from "#tests/support/receipts.ts";

test("a gift whose receipt has boxes needs review, and its page names the letters (RECEIPT-02c)", async () => {
  const { deps } = await startTestApp();
  const { db, clock } = deps;
  const details = async (donorName: string) => {
    const { reference } = await givePaid(db, { now: clock.now(), donorName });
    return readDonationDetails(db, clock.now(), reference, { mayAct: true });
  };
  const boxes = await details("Ali 𒀀𒀁");
  expect(boxes).toMatchObject({ needs_review: true, unprintable: "𒀀 𒀁" });
  expect(boxes?.events).toContainEqual(
    expect.objectContaining({ kind: "note", detail: { unprintable: "𒀀 𒀁" } }),
  );
  expect(await details("İbrahim राम ڪريم 🌙")).toMatchObject({ needs_review: false, unprintable: "" });
});
