import {
  city,
  day,
  email,
  months,
  number,
  phone,
  received,
  table,
  text,
  time,
  touched,
  worked,
} from "#app/contract/table.ts";

/** Who offers blood: one row a phone number. */
export const bloodDonorsTable = table("blood_donors", {
  noun: "blood donor",
  label: "Blood Donors",
  page: "/dashboard/blood-donors",
  ofPerson: true,
  exported: "Blood donors",
  columns: {
    ...received,
    received_at: time("Received", { csv: "Registered" }),
    full_name: text("Name", { searched: true, csv: "Name" }),
    phone: phone("Phone", { needs: "phones:read", searched: true, csv: "Phone" }),
    email: email("Email", { searched: true, csv: "Email" }),
    blood_group: text("Blood group", { searched: true, csv: "Blood group" }),
    city: city("City", { searched: true, csv: "City" }),
    gender: text("Gender", { csv: "Gender" }),
    dob: day("Date of birth", { orNull: true, needs: "medical:read", csv: "Born" }),
    last_donation_date: day("Last blood donation", {
      orNull: true,
      needs: "medical:read",
      csv: "Last donation",
    }),
    consent_text: text("Agreed to", { told: false }),
    consented_at: time("Agreed on", { csv: "Consent given" }),
    proposed_blood_group: text("Blood group, as a later form has it", {
      later: true,
      describe: "What somebody with this phone has said since, until staff take it over; empty: nothing else",
    }),
    proposed_email: email("Email, as a later form has it", { later: true }),
    proposed_at: time("In that form on", { later: true, orNull: true }),
    last_called_at: time("Last called", {
      later: true,
      orNull: true,
      describe: "Of the last call by staff; UTC",
    }),
    last_caller: text("Last called by", { later: true, orNull: true }),
    last_outcome: text("Outcome of that call", { later: true, orNull: true }),
    promised_request_id: number("Promised to request", {
      later: true,
      orNull: true,
      describe: "The request, not closed yet, for which the donor has agreed to come",
    }),
    /** The city in lower case, for filtering. */
    city_key: text(),
    ...worked,
    touched_at: touched,
    search_phones: text(undefined, { later: true }),
  },
  kept: months(24, {
    min: 12,
    since: "their registration or the last call",
    explanation:
      "We ask by mail whether the donor wants to stay. Without an answer we ask again after 60 days, and remove the donor with the log of calls 30 days later. Who cannot be mailed stays. At least 12 months.",
  }),
});

export const donorCallsTable = table("donor_calls", {
  noun: "donor call",
  one: "call to a donor",
  many: "calls to donors",
  label: "Calls to the donor",
  page: "/dashboard/blood-donors",
  belongsTo: { table: "blood_donors", column: "donor_id" },
  exported: "Calls to blood donors: `donor_id` is of blood_donors",
  columns: {
    id: number(undefined, { later: true, told: true }),
    donor_id: number(),
    called_at: time("Called"),
    caller: text("Called by"),
    outcome: text("Outcome"),
    note: text("Note by staff", { later: true }),
  },
});
