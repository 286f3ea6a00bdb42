import { languagesInEnglish } from "#app/contract/language.ts";
import { methodNames, walletNames, wallets } from "#app/contract/payment-methods.ts";
import { formatDay, formatTime, isCalendarDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { registrationKinds } from "#content/registrations.ts";

/* What the rows of a person say, in words: staff read them to the person. Exports keep the columns as they are. */

/** What each column is called. A test finds columns that stand neither here nor among those that are left out. */
const labels: Record<string, string> = {
  // Of everybody who writes.
  name: "Name",
  full_name: "Name",
  contact_name: "Contact",
  email: "Email",
  phone: "Phone",
  city: "City",
  subject: "Subject",
  message: "Message",
  kind: "Kind",
  details: "Answers",
  received_at: "Received",
  read_at: "Read by staff",
  note: "Note by staff",
  language: "Wrote in",
  touched_at: "Last changed by staff",
  state: "State",
  consent_text: "Agreed to",
  consented_at: "Agreed on",
  state_at: "In this state since",
  state_by: "Put into it by",
  answered_at: "Answered",
  answered_by: "Answered by",
  answer: "Our answer",
  taken_by: "Taken by",
  taken_at: "Taken on",
  roles: "Invited as",
  invited_at: "Invited",
  // Blood.
  blood_group: "Blood group",
  dob: "Date of birth",
  last_donation_date: "Last blood donation",
  gender: "Gender",
  proposed_blood_group: "Blood group, as a later form has it",
  proposed_email: "Email, as a later form has it",
  proposed_at: "In that form on",
  last_called_at: "Last called",
  last_caller: "Last called by",
  last_outcome: "Outcome of that call",
  promised_request_id: "Promised to request",
  called_at: "Called",
  caller: "Called by",
  outcome: "Outcome",
  units: "Units",
  suspect: "Possibly a robot",
  hospital: "Hospital",
  needed_by: "Needed by",
  needed_when: "Needed when",
  closes_at: "Closes by itself",
  remarks: "Remarks",
  // Requests for help.
  for_whom: "Needed for",
  asked_by: "Asked by",
  cnic: "CNIC",
  area: "Area",
  district: "District",
  household: "People in the household",
  words: "In their words",
  channel: "Came by",
  consent: "Agreed to",
  visit_on: "Visit planned for",
  visited_on: "Visited",
  responsible_name: "Responsible",
  visit: "Seen and said at the visit",
  zakat_eligible: "May receive Zakat",
  zakat_answers: "Questions of Zakat",
  zakat_by: "Asked about Zakat by",
  zakat_at: "Asked about Zakat",
  authorised_on: "Authorised us on",
  payee: "Payee",
  payee_kind: "Paid to",
  decision_fund: "Decided: fund",
  decision_paisa: "Decided: one payment",
  decision_months: "Decided: months",
  decision_from: "Decided: first month",
  helped_on: "First helped",
  closed_at: "Closed",
  request_id: "Request",
  by_name: "By",
  // Stories and mails.
  unnamed: "Without the name",
  programme: "Programme",
  story: "Story",
  confirmed_at: "Confirmed",
  recipient: "To",
  reply_to: "Replies go to",
  text: "Text",
  queued_at: "Written",
  sent_at: "Sent",
  last_error: "Why it failed",
  // Gifts.
  reference: "Reference",
  amount_paisa: "Amount",
  fund: "For",
  fund_title: "For",
  method: "Way to pay",
  gateway: "Confirmed by",
  donor_name: "Name",
  donor_email: "Email",
  donor_reference: "Own reference",
  tax_number: "CNIC or NTN",
  postal_address: "Postal address",
  donor_phone: "Phone",
  anonymous: "Anonymous",
  dedication: "Dedication",
  created_at: "Begun",
  paid_at: "Confirmed",
  paid_on: "In the books since",
  received_on: "Day of the gift",
  refunded_at: "Refunded",
  refunded_on: "Refunded on",
  needs_review: "Needs review",
  day_of_month: "Day of the month",
  next_due_on: "Next reminder",
  ended_at: "Ended",
  number: "Number",
  fiscal_year: "Tax year",
  issued_at: "Issued",
  voided_at: "Void since",
  // Guests of events.
  other_names: "Also signed up as",
  event_title: "Event",
  event_date: "Day of the event",
  // Transfers and the bank's statements.
  account_name: "Name of the account",
  account_number: "Account number",
  bank_name: "Bank",
  transaction_id: "Transaction",
  transferred_on: "Transferred on",
  reported_at: "Reported",
  slip_removed_at: "Slip removed",
  decided_at: "Decided",
  decided_by: "Decided by",
  reason: "Reason",
  day: "Day",
  description: "Text of the bank",
  bank_reference: "Bank reference",
  account: "Account",
  imported_at: "Imported",
  imported_by: "Imported by",
  aside_at: "Set aside",
  aside_kind: "Set aside as",
  aside_reason: "Why it was set aside",
  aside_by: "Set aside by",
  // The audit log.
  at: "When",
  user_name: "By",
  action: "Action",
  noun: "Of",
  before: "Before",
  after: "After",
};

/** Numbers by which the program finds rows, and a link that ends mails for whoever opens it. */
const leftOut = new Set([
  "id",
  "donor_id",
  "donation_id",
  "pledge_id",
  "corrects_id",
  "split_of",
  "payout_id",
  "returned_id",
  "serial",
  "version",
  "unsubscribe_url",
]);

const flags = new Set(["anonymous", "unnamed", "needs_review", "suspect", "zakat_eligible"]);

const states: Record<string, string> = {
  open: "Open",
  arranged: "Arranged",
  closed: "Closed",
  pending: "Pending",
  confirmed: "Confirmed",
  left: "Unsubscribed",
  queued: "Waiting",
  sent: "Sent",
  failed: "Failed",
  started: "Started",
  paid: "Paid",
  expired: "Expired",
  refunded: "Refunded",
  waiting: "Waiting",
  active: "Active",
  paused: "Paused",
  stopped: "Stopped",
  verified: "Verified",
  rejected: "Rejected",
};

const ways: Record<string, string> = {
  ...methodNames,
  bank: "Bank",
  manual: "Staff",
  ...Object.fromEntries(walletNames.map((name) => [name, wallets[name].name])),
};

const kinds: Record<string, { title: { en: string } }> = registrationKinds;

/** "amountPaisa" and "donor_city" are "Amount paisa" and "Donor city": fields of the audit log that are no column here. */
function inWords(field: string): string {
  const text = field
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const fieldLabel = (field: string) => labels[field] ?? inWords(field);

/** Whether a test is to be told of a column that has no words yet. */
export const hasWords = (field: string) => Object.hasOwn(labels, field) || leftOut.has(field);

type Value = string | number | null;

/** The fields of a row that say something, as label and text, in their order. */
export function rowInWords(
  row: Readonly<Record<string, Value>>,
): { field: string; label: string; text: string }[] {
  return (
    Object.entries(row)
      .filter(([field, value]) => !leftOut.has(field) && value !== "" && value !== null)
      // A receipt names its fund by title and by the program's own name.
      .filter(([field]) => field !== "fund" || row.fund_title === undefined)
      .map(([field, value]) => ({ field, label: fieldLabel(field), text: valueText(field, value ?? "") }))
  );
}

function valueText(field: string, value: string | number): string {
  if (field.endsWith("_paisa")) return formatMoney(Number(value));
  if (flags.has(field)) return value ? "Yes" : "No";
  if (field === "fiscal_year") return `${Number(value) - 1}-${String(value).slice(-2)}`;
  if (typeof value === "number") return value.toLocaleString("en-US");
  if (field === "state") return states[value] ?? value;
  if (["method", "gateway", "account"].includes(field)) return ways[value] ?? value;
  if (field === "language") return value === "ur" ? languagesInEnglish.ur : languagesInEnglish.en;
  if (field === "kind") return kinds[value]?.title.en ?? value;
  if (field === "details") return answersText(value);
  if (isCalendarDay(value)) return formatDay(value);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? formatTime(value) : value;
}

/** The answers to a form's own questions, a line each. */
function answersText(json: string): string {
  const answers = JSON.parse(json) as Record<string, unknown>;
  return Object.entries(answers)
    .filter(([, answer]) => answer !== "" && answer !== null)
    .map(([field, answer]) => `${inWords(field)}: ${answer}`)
    .join("\n");
}
