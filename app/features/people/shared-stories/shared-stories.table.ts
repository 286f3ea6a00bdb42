import { city, email, flag, phone, received, table, text, time, worked } from "#app/contract/table.ts";

/** Stories that people have sent, with what they agreed to. */
export const sharedStoriesTable = table("shared_stories", {
  noun: "shared story",
  many: "shared stories",
  label: "Shared Stories",
  page: "/dashboard/shared-stories",
  ofPerson: true,
  exported: "Stories that people have sent",
  columns: {
    ...received,
    name: text("Name", { searched: true, csv: "Name" }),
    unnamed: flag("Without the name", { csv: "Publish the name" }),
    email: email("Email", { searched: true, csv: "Email" }),
    phone: phone("Phone", { needs: "phones:read", searched: true, csv: "Phone" }),
    city: city("City", { searched: true, csv: "City" }),
    programme: text("Programme", { searched: true, csv: "Programme" }),
    story: text("Story", { searched: true, csv: "Story" }),
    consent_text: text("Agreed to", { told: false }),
    consented_at: time("Agreed on", { csv: "Consent given" }),
    ...worked,
    search_phones: text(undefined, { later: true }),
  },
});
