import { z } from "zod";
import { inUrdu } from "#app/contract/reply-schemas.ts";
import { isCalendarDay, isClockTime } from "#app/lib/dates.ts";
import { maybeFilled, rule } from "#app/lib/form-rules.ts";
import { integer } from "#app/lib/list-rules.ts";
import { isSafeLink, requiredText, urduText } from "#app/lib/text-rules.ts";
import { bannerLabels, bannerMessages } from "./banner-admin.messages.ts";

const day = maybeFilled({ label: "The end day", max: 10 }, rule(isCalendarDay, bannerMessages.endDate));
const time = maybeFilled({ label: "The end time", max: 5 }, rule(isClockTime, bannerMessages.endTime));
const orNone = z.transform((text: string) => text || null);

const limits = {
  message: { label: bannerLabels.message, max: 300 },
  link_text: { label: bannerLabels.link_text, max: 60 },
};

const fields = z.object({
  message: requiredText(bannerMessages.incomplete, limits.message),
  message_ur: urduText(limits.message),
  link_text: requiredText(bannerMessages.incomplete, limits.link_text),
  link_text_ur: urduText(limits.link_text),
  link_url: requiredText(bannerMessages.incomplete, { label: bannerLabels.link_url, max: 500 }).refine(
    isSafeLink,
    bannerMessages.badLink,
  ),
  /** The last Karachi day, and the time on it from which visitors no longer see it; without one it ends with the day. */
  end_date: z.pipe(day, orNone),
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
