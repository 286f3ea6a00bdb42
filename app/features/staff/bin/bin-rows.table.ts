import { email, flag, number, phone, table, text, time } from "#app/contract/table.ts";

/** The rows of what lies in the bin: its own (`main`), and those that went with it. */
export const binRowsTable = table("bin_rows", {
  noun: "row in the bin",
  label: "Deleted, in the bin",
  ofPerson: true,
  columns: {
    id: number(undefined, { later: true }),
    item_id: number(),
    main: flag(),
    table_name: text(),
    /** JSON of all its columns. */
    row: text(),
    /** Of what people have sent: how they are reached, and when it came or staff last worked on it. Else empty and null. */
    email: email(),
    phone: phone(),
    touched_at: time(undefined, { orNull: true }),
  },
});
