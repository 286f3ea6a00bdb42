import { expect, test } from "vitest";
import { staffEndpoints } from "#app/contract/staff-endpoints.ts";
import { staffWriteNames, startStaffWrites } from "#tests/support/staff-writes.ts";

test("a write of staff that can change a public page empties the page cache, and no other does: ALL-24a", async () => {
  const { app, token, writes } = await startStaffWrites();
  const kept: string[] = [];
  const emptied: string[] = [];
  // Without those that end the caller's own session.
  for (const name of staffWriteNames.filter((each) => !("own" in staffEndpoints[each]))) {
    await app.get("/terms");
    const { status } = await app.call(name, { token, ...writes[name] });
    const isKept = app.services.pageCache.size.entries > 0;
    // What an earlier call has removed is refused, and changes nothing.
    if (status >= 300) expect({ name, status, isKept }).toEqual({ name, status, isKept: true });
    else (isKept ? kept : emptied).push(name);
  }
  expect(emptied).toMatchInlineSnapshot(`
    [
      "saveHeadline",
      "saveBanner",
      "deleteBanner",
      "saveImpactUpdates",
      "createEvent",
      "deleteEvent",
      "createGalleryItem",
      "updateGalleryItem",
      "deleteGalleryItem",
      "saveBlog",
      "createBlogCategory",
      "updateBlogCategory",
      "deleteBlogCategory",
      "updatePicture",
      "replacePicture",
      "deletePicture",
      "createAd",
      "deleteAd",
      "createHeroSlide",
      "updateHeroSlide",
      "deleteHeroSlide",
      "saveContent",
      "verifyTransfer",
      "verifyMatches",
      "bookStatementLine",
      "takeStatementLineBack",
      "bookDonation",
      "confirmDonation",
      "refundDonation",
      "askGatewayAgain",
      "settleReview",
      "createPayout",
      "cancelPayout",
      "acknowledgeSealAlert",
      "decideApproval",
      "restoreBinItem",
      "deleteSampleContent",
    ]
  `);
  expect(kept.length).toBeGreaterThan(emptied.length);
});
