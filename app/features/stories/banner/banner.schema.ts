import { z } from "zod";
import { inUrdu } from "#app/contract/reply-schemas.ts";
import { integer } from "#app/lib/call-rules.ts";
import { checksum } from "#app/lib/checksum.ts";
import { isClockTime } from "#app/lib/dates.ts";
import { maybeFilled, rule } from "#app/lib/form-rules.ts";
import { formShape } from "#app/rows/field-schemas.ts";
import { day, link, text } from "#app/rows/fields.ts";
import type { Banner } from "./banner.messages.ts";

/* Limits and texts of the dashboard and of the calls of staff. Public pages do not import this file. */

export const bannerMessages = {
  incomplete: "All fields are required",
  loadFailed: "Failed to load banner data",
  loadUnreachable: "Network error: Unable to fetch banner data",
  saveFailed: "Failed to update banner",
  saveUnreachable: "Network error: Unable to save banner",
  updated: "Banner updated successfully!",
  /** Ours. */
  none: "There is no announcement now.",
  removed: "The banner was taken down.",
  stale: "Somebody else has changed the banner since you opened it. Your text is still here.",
  badVersion: "The version must be a number.",
  endDate: "Please enter the end day as YYYY-MM-DD.",
  endTime: "Please enter the end time as HH:MM.",
  endWithoutDay: "Please choose the day of the end too.",
  endPast: "This end has passed. Choose a later one, or take the banner down.",
  badLink: "Please enter a web address, a path that starts with /, or #.",
} as const;

const { incomplete: required, endDate, badLink: wrong } = bannerMessages;

export const bannerFields = {
  message: text({ label: "Message", max: 300, required, urdu: true }),
  link_text: text({
    label: "Call-to-action text",
    called: "The link text",
    max: 60,
    required,
    urdu: true,
  }),
  link_url: link({ label: "Destination URL", called: "The link", max: 500, required, wrong }),
  end_date: day({ label: "Ends on", wrong: endDate }),
  end_time: text({ label: "End time", max: 5 }),
};

/** What 'Reset to Default' puts into the form. Link text and link: BANNER-06. */
export const defaultBanner = {
  message: "Our annual report is ready: see where every rupee went.",
  link_text: "Read now",
  link_url: "#",
} as const;

const time = maybeFilled({ label: "The end time", max: 5 }, rule(isClockTime, bannerMessages.endTime));
const orNone = z.transform((text: string) => text || null);

const fields = z.object({
  ...formShape(bannerFields),
  /** The time of the last day from which visitors no longer see it; without one it ends with the day. */
  end_time: z.pipe(time, orNone),
});

export const bannerForm = fields.refine(({ end_date, end_time }) => !end_time || end_date, {
  error: bannerMessages.endWithoutDay,
  path: ["end_date"],
});
export type BannerForm = z.infer<typeof bannerForm>;
export type BannerFormInput = z.input<typeof bannerForm>;

/** Of a save and of taking the banner down. */
export const openedBannerQuery = z.object({
  /** What `bannerVersion` gives for the banner that was opened. When it is left out, no conflict is detected. */
  version: integer(bannerMessages.badVersion, 0, 2 ** 32 - 1).optional(),
});

export const banner = z.object({
  message: z.string(),
  message_ur: inUrdu,
  link_text: z.string().nullable(),
  link_text_ur: inUrdu,
  link_url: z.string().nullable(),
  end_date: z.string().nullable().optional().describe("For staff: the Karachi day on which it ends, if any"),
  end_time: z.string().nullable().optional().describe("For staff: the Karachi time of its end, HH:MM"),
});

/**
 * Stands for the texts of the banner and its end: others have another number. No banner has that of empty texts.
 * It takes the place of a count of saves, which the reply of the call has no room for: BANNER-05.
 */
export const bannerVersion = (banner: Banner | undefined): number =>
  checksum(
    JSON.stringify([
      ...[banner?.message ?? "", banner?.link_text ?? "", banner?.link_url ?? ""],
      ...(banner?.end_date ? [banner.end_date, banner.end_time ?? ""] : []),
      ...(banner?.message_ur ? [["message_ur", banner.message_ur]] : []),
      ...(banner?.link_text_ur ? [["link_text_ur", banner.link_text_ur]] : []),
    ]),
  );
