import type { Migration } from "kysely/migration";
import * as theHouse from "./migrations/001-the-house.ts";
import * as everyCall from "./migrations/002-every-call.ts";
import * as renderedPosts from "./migrations/003-rendered-posts.ts";
import * as textSearch from "./migrations/004-text-search.ts";
import * as content from "./migrations/005-content.ts";
import * as requestsAndStories from "./migrations/006-requests-and-stories.ts";
import * as eventKind from "./migrations/007-event-kind.ts";
import * as contentHistory from "./migrations/008-content-history.ts";
import * as sessionDevices from "./migrations/009-session-devices.ts";
import * as slidesAndRequests from "./migrations/010-slides-and-requests.ts";
import * as postPreviews from "./migrations/011-post-previews.ts";
import * as galleryVersion from "./migrations/012-gallery-version.ts";
import * as giving from "./migrations/013-giving.ts";
import * as statementAccounts from "./migrations/014-statement-accounts.ts";
import * as sealAlerts from "./migrations/015-seal-alerts.ts";
import * as storageMark from "./migrations/016-storage-mark.ts";
import * as previewSessions from "./migrations/017-preview-sessions.ts";
import * as accessLinks from "./migrations/019-access-links.ts";
import * as receiptsAsIssued from "./migrations/020-receipts-as-issued.ts";
import * as sealedBooks from "./migrations/021-sealed-books.ts";
import * as linesStay from "./migrations/022-lines-stay-with-their-gift.ts";
import * as videoCaptions from "./migrations/023-video-captions.ts";
import * as eventGuests from "./migrations/024-event-guests.ts";
import * as sampleTexts from "./migrations/025-sample-texts.ts";
import * as maintenanceRuns from "./migrations/026-maintenance-runs.ts";
import * as retention from "./migrations/027-retention.ts";
import * as importSources from "./migrations/028-import-sources.ts";
import * as demonstration from "./migrations/030-demonstration.ts";
import * as roles from "./migrations/031-roles.ts";
import * as twoFactor from "./migrations/032-two-factor.ts";
import * as approvals from "./migrations/033-approvals.ts";
import * as invitations from "./migrations/034-invitations.ts";
import * as statesAndAnswers from "./migrations/035-states-and-answers.ts";
import * as bin from "./migrations/036-bin.ts";
import * as versions from "./migrations/037-versions.ts";
import * as auditNames from "./migrations/038-audit-names.ts";
import * as hoursAndEnds from "./migrations/039-hours-and-ends.ts";
import * as pictureLibrary from "./migrations/040-picture-library.ts";
import * as newsletters from "./migrations/041-newsletters.ts";
import * as languages from "./migrations/042-languages.ts";
import * as sameLetters from "./migrations/043-same-letters.ts";
import * as secondPerson from "./migrations/044-second-person.ts";
import * as secondWriters from "./migrations/045-second-writers.ts";
import * as suspectsAndSearch from "./migrations/047-suspects-and-search.ts";

/** In the order in which they run. A released migration never changes: add a new one instead. */
export const migrations: Record<string, Migration> = {
  "001-the-house": theHouse,
  "002-every-call": everyCall,
  "003-rendered-posts": renderedPosts,
  "004-text-search": textSearch,
  "005-content": content,
  "006-requests-and-stories": requestsAndStories,
  "007-event-kind": eventKind,
  "008-content-history": contentHistory,
  "009-session-devices": sessionDevices,
  "010-slides-and-requests": slidesAndRequests,
  "011-post-previews": postPreviews,
  "012-gallery-version": galleryVersion,
  "013-giving": giving,
  "014-statement-accounts": statementAccounts,
  "015-seal-alerts": sealAlerts,
  "016-storage-mark": storageMark,
  "017-preview-sessions": previewSessions,
  "019-access-links": accessLinks,
  "020-receipts-as-issued": receiptsAsIssued,
  "021-sealed-books": sealedBooks,
  "022-lines-stay-with-their-gift": linesStay,
  "023-video-captions": videoCaptions,
  "024-event-guests": eventGuests,
  "025-sample-texts": sampleTexts,
  "026-maintenance-runs": maintenanceRuns,
  "027-retention": retention,
  "028-import-sources": importSources,
  "030-demonstration": demonstration,
  "031-roles": roles,
  "032-two-factor": twoFactor,
  "033-approvals": approvals,
  "034-invitations": invitations,
  "035-states-and-answers": statesAndAnswers,
  "036-bin": bin,
  "037-versions": versions,
  "038-audit-names": auditNames,
  "039-hours-and-ends": hoursAndEnds,
  "040-picture-library": pictureLibrary,
  "041-newsletters": newsletters,
  "042-languages": languages,
  "043-same-letters": sameLetters,
  "044-second-person": secondPerson,
  "045-second-writers": secondWriters,
  "047-suspects-and-search": suspectsAndSearch,
};
