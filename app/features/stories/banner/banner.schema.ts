import { z } from "zod";
import { inUrdu } from "#app/contract/reply-schemas.ts";
import { integer } from "#app/lib/call-rules.ts";
import { isClockTime } from "#app/lib/dates.ts";
import { maybeFilled, rule } from "#app/lib/form-rules.ts";
import { formShape } from "#app/rows/field-schemas.ts";
import { bannerFields, bannerMessages } from "./banner-admin.messages.ts";

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
