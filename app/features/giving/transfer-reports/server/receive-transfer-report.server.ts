import type { Language } from "#app/contract/language.ts";
import { methodNames } from "#app/contract/payment-methods.ts";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import { ledgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import { issueDonationKey, openDonationToAct } from "#app/features/giving/ledger/donation-keys.server.ts";
import { hasBeenPaid } from "#app/features/giving/ledger/donation-states.ts";
import { findOpenFund } from "#app/features/giving/ledger/funds.server.ts";
import { sha256 } from "#app/features/giving/ledger/references.server.ts";
import {
  type DonationRow,
  donationSearchText,
  startDonation,
} from "#app/features/giving/ledger/start-donation.server.ts";
import {
  type TransferReportForm,
  transferRules,
} from "#app/features/giving/transfer-reports/transfer-reports.form.ts";
import { proofRule } from "#app/features/giving/transfer-reports/transfer-reports.limits.ts";
import { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { createFormGuard, sharedAddress } from "#server/http/form-guard.ts";
import type { FormOutcome, PublicForm } from "#server/http/public-form.ts";
import { languageFact, mailOffice } from "#server/mail/keep-and-notify.ts";
import type { FileRule, StagingRefusal } from "#server/media/file-rule.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { memoize } from "#server/memoize.ts";
import { attachProof, hasRoomForProof, offerProofLink } from "./transfer-proof-link.server.ts";
import { createReport, findWaitingReport, isSameReport } from "./transfer-reports.store.server.ts";

export const transferGuard = memoize((deps: Deps) =>
  createFormGuard(deps, "transfer-report", { perAddress: sharedAddress }),
);

/** In each language. */
const transferRulesIn = memoize(({ clock }: Deps) =>
  rulesIn((t, form) => transferRules(t, form, () => karachiDay(clock.now())), transferWords),
);

/** The form, whether it comes as a call or to its page: both count together. A page takes no slip. */
export const transferForm = (deps: Deps, language: Language = "en") =>
  ({
    rules: transferRulesIn(deps)[language],
    guard: transferGuard(deps),
    language,
    contact: ({ email, key, accountNumber }) => email || key || accountNumber,
    thanks: textIn(language, transferWords)("received"),
    receive: (form) => receiveTransferReport(deps, form, { language, slip: "later" }),
  }) satisfies PublicForm<TransferReportForm>;

const english = textIn("en", transferWords);
const { maxBytes, texts } = proofRule({ type: english("wrongProof"), size: english("largeProof") });
export const proofFile = {
  field: "slip" as const,
  folder: "slips",
  wrongType: texts.type,
  image: { maxBytes, tooLarge: texts.size },
  document: { maxBytes, tooLarge: texts.size },
} satisfies FileRule;

/** The slip that came with a report, on the disk and not decoded yet. */
export type SentProof = {
  /** Makes it ready, and leaves it to the request to discard. */
  prepare: () => Promise<{ staged: StagedFile } | { refused: StagingRefusal }>;
  /** It is in its place, and stays. */
  kept: () => void;
};

/**
 * Keeps a donor's report of a transfer and notifies the office, both or neither: DONATE-08. Without a key it starts the
 * donation. The same report again changes nothing. A slip for which there is no time or no room, or that cannot be
 * read, does not stop the report: it is kept without, and the reply has a link that adds the slip (TRANSFER-04).
 * @param sent.language that of the form: of the answer, the gift and its mails
 * @param sent.slip "later": the page takes no files, so that its answer has the link
 */
export async function receiveTransferReport(
  deps: Deps,
  form: TransferReportForm,
  { language, slip }: { language: Language; slip?: SentProof | "later" | undefined },
): Promise<FormOutcome> {
  const { db, clock } = deps;
  const t = textIn(language, transferWords);
  const now = clock.now();
  const made: ReadProof =
    slip && slip !== "later" ? await readProof(db, slip) : { missing: slip === "later" && slip };
  const fund = form.key === undefined ? await findOpenFund(deps, form.fund) : undefined;
  const outcome = await db.transaction().execute(async (trx): Promise<FormOutcome> => {
    const donation = await donationOf(trx, now, form, { fund, language });
    if ("refused" in donation) return donation;
    const { reference } = donation;
    const key = form.key ?? (await issueDonationKey(trx, now, donation.id));
    const said = { reference, key };
    await lockRow(trx, "donations", "needs_review", donation.id);
    const waiting = await findWaitingReport(trx, donation.id);
    if (waiting) {
      if (!isSameReport(waiting, form)) return { refused: { status: 409, message: t("already") } };
      if (waiting.slip) return { thanks: t("received"), more: said };
      return withProof(trx, now, { reportId: waiting.id, said, made, language });
    }
    const { state } = await readState(trx, donation.id);
    if (hasBeenPaid(state)) {
      return { refused: { status: 409, message: t(state === "paid" ? "arrived" : "wasRefunded") } };
    }
    const named = await nameDonor(trx, donation, form.name);
    const reportId = await createReport(trx, now, named, form, language);
    await changeDonation(trx, ledgerContext(deps, now), donation.id, { to: "pending", cause: "donor" });
    await tellOffice(trx, deps, now, donation);
    return withProof(trx, now, { reportId, said, made, language });
  });
  if (!outcome.refused && outcome.more?.slip && slip !== "later") slip?.kept();
  return outcome;
}

/** So many mails tell the office of reports within an hour. */
const maxReportMails = 20;

/** The reports of the last hour, this one among them; no more are counted than it takes to know. */
async function countReports(trx: Db, now: Date): Promise<number> {
  const newest = await trx
    .selectFrom("transfer_reports")
    .select("reported_at")
    .orderBy("id", "desc")
    .limit(maxReportMails + 1)
    .execute();
  const since = new Date(now.getTime() - 60 * 60_000).toISOString();
  return newest.filter(({ reported_at }) => reported_at > since).length;
}

/** Why a report is kept without its slip: its page takes none, there is no time or room for it, or what is wrong with it. */
type MissingProof = "later" | "busy" | "noStorage" | "tooLarge" | "unreadable";
type ReadProof = { staged?: StagedFile; missing: MissingProof | false };

const thanksWithout = {
  later: "received",
  busy: "proofLeftOut",
  noStorage: "proofsFull",
  tooLarge: "proofTooLarge",
  unreadable: "proofUnreadable",
} as const satisfies Record<MissingProof, keyof typeof transferWords.words>;

type Kept = {
  reportId: number;
  said: Record<string, string>;
  made: ReadProof;
  language: Language;
};

/** The last step of a report: its slip, or the link for it, and the thanks. */
async function withProof(trx: Db, now: Date, { reportId, said, made, language }: Kept): Promise<FormOutcome> {
  const t = textIn(language, transferWords);
  if (made.staged) {
    await attachProof(trx, reportId, made.staged);
    return { thanks: t("received"), more: { ...said, slip: "kept" } };
  }
  if (!made.missing) return { thanks: t("received"), more: said };
  const slip_link = await offerProofLink(trx, now, reportId);
  return {
    thanks: t(thanksWithout[made.missing]),
    more: { ...said, slip_link },
  };
}

/** Decodes the slip, or says why the report is kept without it. */
async function readProof(db: Db, slip: SentProof): Promise<ReadProof> {
  if (!(await hasRoomForProof(db))) return { missing: "busy" };
  const result = await slip.prepare();
  if ("staged" in result) {
    return (await hasRoomForProof(db, result.staged.name))
      ? { staged: result.staged, missing: false }
      : { missing: "busy" };
  }
  const { status, cause } = result.refused;
  if (cause) return { missing: "noStorage" };
  return { missing: status === 503 ? "busy" : status === 413 ? "tooLarge" : "unreadable" };
}

const readState = (trx: Db, id: number) =>
  trx.selectFrom("donations").select("state").where("id", "=", id).executeTakeFirstOrThrow();

/** The donation that the report is of: by its key, or a new one. */
async function donationOf(
  trx: Db,
  now: Date,
  form: TransferReportForm,
  { fund, language }: { fund: Awaited<ReturnType<typeof findOpenFund>>; language: Language },
): Promise<DonationRow | { refused: { status: 422 | 409; message: string } }> {
  const t = textIn(language, transferWords);
  if (form.key !== undefined) {
    const id = await openDonationToAct(trx, now, form.key);
    if (id === undefined) return { refused: { status: 422, message: t("badKey") } };
    return trx.selectFrom("donations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  }
  if (!fund || form.amountPaisa === undefined) {
    return { refused: { status: 422, message: t("badFund") } };
  }
  const { idempotencyKey, website: _, form_token: __, ...said } = form;
  const started = await startDonation(trx, now, {
    // A browser without script makes no key: then the same words on the same day are the same report.
    idempotencyKey: `report-${idempotencyKey ?? sha256(JSON.stringify(said))}`,
    amountPaisa: form.amountPaisa,
    fund,
    method: form.method,
    gateway: "manual",
    donorName: form.name,
    donorEmail: form.email,
    donorReference: "",
    anonymous: false,
    dedication: "",
    language,
  });
  return "fault" in started ? { refused: { status: 409, message: t("already") } } : started.donation;
}

/** Of a gift that was started without a name: the one for its receipt. A name that it has stays. */
async function nameDonor(trx: Db, donation: DonationRow, name: string): Promise<DonationRow> {
  if (donation.donor_name !== "" || name === "") return donation;
  const named = { ...donation, donor_name: name };
  await trx
    .updateTable("donations")
    .set({ donor_name: name, search_text: donationSearchText(named) })
    .where("id", "=", donation.id)
    .execute();
  return named;
}

/**
 * The mail names neither the donor nor an account: mail is not private. When many report at once the office gets the first
 * mails of an hour; all reports wait at the desk.
 */
async function tellOffice(trx: Db, deps: Deps, now: Date, donation: DonationRow): Promise<void> {
  if ((await countReports(trx, now)) > maxReportMails) return;
  const amount = formatMoney(donation.amount_paisa);
  await mailOffice(deps, trx, now, {
    content: {
      subject: `A transfer of ${amount} was reported`,
      paragraphs: ["A donor has reported this transfer. It is in the books once somebody has verified it."],
      facts: [
        ["Amount", amount],
        ["Reference", donation.reference],
        ["To", methodNames[donation.method]],
        ...languageFact(donation.language),
      ],
      action: {
        label: "See the report",
        url: `${deps.env.siteUrl}/dashboard/transfers?q=${encodeURIComponent(donation.reference)}`,
      },
    },
  });
}
