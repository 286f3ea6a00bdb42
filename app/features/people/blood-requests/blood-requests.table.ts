import {
  choice,
  city,
  day,
  email,
  flag,
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
import { neededTimes, requestStates } from "./blood-requests.messages.ts";

/** Who needs blood, by when, and whom to call back. */
export const bloodRequestsTable = table("blood_requests", {
  noun: "blood request",
  label: "Blood Requests",
  page: "/dashboard/blood-requests",
  ofPerson: true,
  exported: "Requests for blood",
  columns: {
    received_at: received.received_at,
    id: number(undefined, { later: true, told: true, csv: "Reference" }),
    /** open until blood is arranged for, or is not needed any more. */
    state: choice("State", requestStates, { later: true, csv: "State" }),
    /** The patient's. */
    blood_group: text("Blood group", { searched: true, csv: "Blood group" }),
    units: number("Units", { csv: "Units" }),
    hospital: text("Hospital", { searched: true, csv: "Hospital" }),
    city: city("City", { searched: true, csv: "City" }),
    needed_by: day("Needed by", { csv: "Until" }),
    /** At once or in the night of that day, or by that day. */
    needed_when: choice("Needed when", neededTimes, {
      words: { now: "At once", tonight: "In the night of that day", day: "By that day" },
      later: true,
      csv: "Time",
    }),
    contact_name: text("Contact", { searched: true, csv: "Contact" }),
    phone: phone("Phone", { needs: "phones:read", searched: true, csv: "Phone" }),
    email: email("Email", { later: true, searched: true, csv: "Email" }),
    remarks: text("Remarks", { needs: "medical:read", searched: true, csv: "Remarks" }),
    closes_at: time("Closes by itself", {
      later: true,
      orNull: true,
      describe: "When it closes by itself; UTC. Null: its contact has not been asked",
    }),
    suspect: flag("Possibly a robot", {
      later: true,
      describe: "Whether it has a robot's marks, such as the hidden field",
    }),
    ...worked,
    touched_at: touched,
    search_phones: text(undefined, { later: true }),
    search_medical: text(undefined, { later: true }),
  },
  kept: months(24, {
    min: 3,
    since: "the day they came, or were last changed",
    explanation: "At least 3 months, so that a family can be called back.",
  }),
});
