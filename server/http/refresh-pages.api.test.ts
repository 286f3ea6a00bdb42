import { expect, test } from "vitest";
import { findAccount, openSession } from "#server/db/sessions.ts";
import { allCalls } from "#tests/support/calls.ts";
import { staffWriteNames, startStaffWrites } from "#tests/support/staff-writes.ts";

test("the sign-in shows the first passkey, and that there is none any more: ALL-24a", async () => {
  const { app, db, secretary, writes } = await startStaffWrites();
  const account = await findAccount(db, secretary.email);
  if (!account) throw new Error("The secretary is missing");
  const token = await openSession(db, account, app.clock.now(), { device: "" });
  for (const name of ["createPasskey", "deletePasskey"] as const) {
    await app.get("/login");
    expect(app.deps.pageCache.size.entries).toBe(1);
    expect((await app.call(name, { token, ...writes[name] })).status).toBeLessThan(300);
    expect(app.deps.pageCache.size.entries, name).toBe(0);
  }
});

test("a write of staff that can change a public page empties the page cache, and no other does: ALL-24a", async () => {
  const { app, token, writes } = await startStaffWrites();
  const kept: string[] = [];
  const emptied: string[] = [];
  // Without those that end the caller's own session.
  for (const name of staffWriteNames.filter((each) => !("own" in allCalls[each]))) {
    await app.get("/terms");
    const { status } = await app.call(name, { token, ...writes[name] });
    const isKept = app.deps.pageCache.size.entries > 0;
    // What an earlier call has removed is refused, and changes nothing.
    if (status >= 300) expect({ name, status, isKept }).toEqual({ name, status, isKept: true });
    else (isKept ? kept : emptied).push(name);
  }
  expect(emptied).toMatchInlineSnapshot(`
    [
      "saveHeadline",
      "saveImpactUpdates",
      "createGalleryItem",
      "updateGalleryItem",
      "deleteGalleryItem",
      "createHeroSlide",
      "updateHeroSlide",
      "deleteHeroSlide",
      "saveBanner",
      "deleteBanner",
      "deleteUser",
      "createEvent",
      "deleteEvent",
      "saveBlog",
      "createBlogCategory",
      "updateBlogCategory",
      "deleteBlogCategory",
      "updatePicture",
      "replacePicture",
      "deletePicture",
      "createAd",
      "deleteAd",
      "saveContent",
      "verifyTransfer",
      "verifyMatches",
      "bookStatementLine",
      "takeStatementLineBack",
      "bookDonation",
      "confirmDonation",
      "refundDonation",
      "correctDonation",
      "takePaymentBack",
      "askGatewayAgain",
      "settleReview",
      "createPayout",
      "translatePayout",
      "cancelPayout",
      "createFundEntry",
      "cancelFundEntry",
      "payHelp",
      "acknowledgeSealAlert",
      "decideApproval",
      "restoreBinItem",
      "deleteSampleContent",
      "switchPart",
      "confirmParts",
    ]
  `);
  expect(kept.length).toBeGreaterThan(emptied.length);
});
