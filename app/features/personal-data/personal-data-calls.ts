import { call } from "#app/dashboard/call.ts";
import { download } from "#app/dashboard/download.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import { personalDataMessages as messages } from "./personal-data.messages.ts";
import type { PersonalData } from "./personal-data.schema.ts";

/* The dashboard's calls for what is stored of one person. */

export const findPersonalData = (person: string): Promise<CallResult<PersonalData>> =>
  call("findPersonalData", { json: { person }, texts: { failed: messages.searchFailed } });

export const erasePersonalData = (
  person: string,
  expected: number,
): Promise<CallResult<{ message?: string; erased: number }>> =>
  call("erasePersonalData", { json: { person, expected }, texts: { failed: messages.eraseFailed } });

/** Saves all entries as a file. @returns the message of a failure, undefined after a success */
export const exportPersonalData = (person: string, format: "json" | "csv"): Promise<string | undefined> =>
  download("exportPersonalData", `personal-data.${format}`, messages.exportFailed, { person, format });
