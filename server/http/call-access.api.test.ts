import { expect, test } from "vitest";
import { type Permission, type Role, roles, rolesWith } from "#app/contract/permissions.ts";
import { startTestApp } from "#tests/support/app.ts";
import { allCalls, type CallName } from "#tests/support/calls.ts";
import { knock, roleAccounts } from "#tests/support/users.ts";

/*
 * Who may, written out a second time, call by call: none becomes public, or another role's, by a word in its row or in
 * the table of the roles. A new call, or a change of who may, has to be made here, too.
 */

/** Roles, and the calls that are theirs alone. */
const callsOf: Record<string, string> = {
  administrator: `
    createUser saveApprovalLimit deleteInvitation createInvitation renewInvitation saveTwoFactorRoles
    listParts switchPart confirmParts
    deleteUser updateUser
    downloadBackup
    listOutbox
    retryMail retryFailedMails
    erasePersonalData exportPersonalData findPersonalData
    readRetention listRemovals saveRetentionTerm confirmClock
    deleteSampleContent countSampleContent
    readSystem`,
  "administrator editor": `
    updateAd deleteAd toggleAd createAd
    createEvent deleteEvent updateEvent cancelEvent readEventSummary
    createGalleryItem deleteGalleryItem updateGalleryItem
    deleteBanner saveBanner saveHeadline resetContent readContent saveContent listFigureTopics
    uploadContentFilm uploadPaper previewContent listContents
    saveBlog deleteBlogCategory createBlogCategory updateBlogCategory previewPost deletePostPreview
    readPostPreview createPostPreview renderText
    deleteHeroSlide createHeroSlide updateHeroSlide reorderHeroSlides
    saveImpactUpdates
    deleteNewsletter listNewsletters createNewsletter updateNewsletter cancelNewsletter pauseNewsletter
    previewNewsletter resumeNewsletter sendNewsletter testNewsletter deleteSubscriber listSubscribers
    updateSubscriber exportSubscribers bringBackSubscriber
    deletePicture listPictures uploadPicture updatePicture replacePicture`,
  "administrator treasurer": `
    closeBooks acknowledgeSealAlert
    bookDonation confirmDonation correctDonation askGatewayAgain noteDonation
    takePaymentBack sendReceiptAgain refundDonation settleReview
    createFundEntry cancelFundEntry payHelp listHelpDue createPayout cancelPayout translatePayout
    mailPledgeLink stopPledge
    importStatement takeStatementLineBack recordBalance bookStatementLine excludeStatementLine
    linkStatementLine decideDebit previewStatement importProviderReport splitStatementLine verifyMatches
    rejectTransfer verifyTransfer`,
  "administrator treasurer auditor": `
    listClosings listSealAlerts exportTaxYear
    listDonations exportDonations readAnnualPaper listAnnualPapers readDonationDetails readGivingMonths
    sumDonations readVoidLetter
    listFundEntries listFunds listHelpPayments listPayouts exportPayouts
    listPledges exportPledges
    listStatementLines readTransferMonth listDebits listTransferReports
    readTransferProof`,
  "administrator care": `
    deleteBloodDonor updateBloodDonor logDonorCall recordDonation decideDonorProposal deleteBloodRequest
    updateBloodRequest closePastBloodRequests setBloodRequestGroup setBloodRequestState
    listBloodDonors exportBloodDonors listDonorCalls listBloodRequests exportBloodRequests
    readBloodRequest listOpenBloodRequests readDonorTexts
    deleteEventGuest updateEventGuest exportEventGuests tellEventGuest
    listEventGuests readGuestTexts
    listCasePayments listHelpRequests readHelpMonth exportHelpMonth readHelpRequest readHelpPaper
    correctHelpRequest closeHelpRequest decideHelpRequest enterHelpRequest joinHelpRequests
    addCasePapers makePapersLink removeCasePaper noteHelpRequest planHelpVisit recordHelpVisit
    deleteMessage updateMessage answerMessage markMessageAnswered takeMessage deleteSavedAnswer
    createSavedAnswer updateSavedAnswer
    listMessages exportMessages listSavedAnswers
    deleteRegistration updateRegistration setRegistrationState
    listRegistrations exportRegistrations readRegistrationMails
    deleteSharedStory updateSharedStory
    listSharedStories exportSharedStories`,
  "administrator auditor": `
    listUsers listInvitations readTwoFactorRoles
    listAuditLog readAuditEntry`,
  "administrator treasurer care auditor": `
    listApprovals listApprovalLimits`,
  "administrator editor treasurer care auditor": `
    updateCredentials decideApproval deleteBinItem listBin restoreBinItem
    listOutdatedTexts confirmText readOverview prove startProof
     signOut deleteSession listSessions deleteOtherSessions readTwoFactor
     deletePasskey createPasskey startPasskey renewRecoveryCodes deleteTotp startTotp
    confirmTotp readOwnUser listVersions readVersion restoreVersion`,
};

/** Fields of replies, and the account numbers of the foundation: a permission beside that of the call. */
const fields: [Permission, Role[]][] = [
  ["accounts:write", ["administrator", "treasurer"]],
  ["medical:read", ["administrator", "care"]],
  ["slips:read", ["administrator", "treasurer", "auditor"]],
  ["phones:read", ["administrator", "treasurer", "care"]],
];

const refusal = {
  success: false,
  message: "Your role does not include this. An administrator can change your roles.",
};

test("every call of staff, by a stranger and by every role: ROLE-01", { timeout: 120_000 }, async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const tokens = await roleAccounts(app);
  for (const [held, names] of Object.entries(callsOf)) {
    for (const name of names.trim().split(/\s+/) as CallName[]) {
      expect.soft((await knock(app, name)).status, `${name} by a stranger`).toBe(401);
      const may: Role[] = [];
      for (const role of roles) {
        const { status, body } = await knock(app, name, tokens[role]);
        expect.soft(status, `${name} by ${role}`).not.toBe(401);
        expect.soft(status, `${name} by ${role}`).toBeLessThan(500);
        if (status === 403) expect.soft(body, name).toEqual(refusal);
        else may.push(role);
      }
      expect.soft(`${name}: ${may.join(" ")}`).toBe(`${name}: ${held}`);
    }
  }
});

test("every call that is not public is in the list, and no other", () => {
  const staff = Object.values(allCalls).filter(({ access }) => access !== "public");
  const listed = Object.values(callsOf).flatMap((names) => names.trim().split(/\s+/));
  expect(listed.toSorted()).toEqual(staff.map(({ name }) => name).toSorted());
});

test.for(fields)("%s is of %j alone: ROLE-05", ([permission, held]) => {
  expect(rolesWith(permission)).toEqual(held);
});
