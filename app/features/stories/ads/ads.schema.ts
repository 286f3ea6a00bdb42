import { z } from "zod";
import { done, inUrdu, savedVersion } from "#app/contract/reply-schemas.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { booleanField, maybeFilled, rule } from "#app/lib/form-rules.ts";
import { libraryPicture } from "#app/lib/library-picture.ts";
import { integer, maxId, openedVersion, rowId } from "#app/lib/list-rules.ts";
import { optionalText, requiredText, urduText } from "#app/lib/text-rules.ts";
import { adMessages, adStatuses, maxAdsPerCall } from "./ads-admin.messages.ts";

const optionalDay = (message: string) =>
  z.pipe(
    maybeFilled({ label: "The day", max: 10 }, rule(isCalendarDay, message)),
    z.transform((day) => day || null),
  );

const limits = {
  title: { label: "The title", max: 200 },
  description: { label: "The description", max: 1000 },
};

const fields = z.object({
  title: requiredText(adMessages.titleMissing, limits.title),
  title_ur: urduText(limits.title),
  description: optionalText(limits.description),
  description_ur: urduText(limits.description),
  /** Derived from the file when it is left out. */
  media_type: z.enum(["image", "video"], adMessages.mediaType).optional(),
  start_date: optionalDay(adMessages.startDate),
  end_date: optionalDay(adMessages.endDate),
  is_active: booleanField(adMessages.active),
});
export type AdForm = z.infer<typeof fields>;

type Days = Pick<AdForm, "start_date" | "end_date">;
const endsAfterStart = ({ start_date, end_date }: Days) => !start_date || !end_date || end_date > start_date;
const endRule = { message: adMessages.endBeforeStart, path: ["end_date"] };

export const adForm = fields.refine(endsAfterStart, endRule);

export const newAd = fields.extend({ picture_path: libraryPicture }).refine(endsAfterStart, endRule);
export type NewAd = z.infer<typeof newAd>;

const id = rowId(adMessages.badId);

export const adUpdate = fields
  .extend({
    id,
    version: openedVersion,
    remove_captions: booleanField(adMessages.removeCaptions),
    picture_path: libraryPicture,
  })
  .refine(endsAfterStart, endRule);
export type AdUpdate = z.infer<typeof adUpdate>;

export const adToggle = z.object({
  id,
  is_active: z.pipe(booleanField(adMessages.active), z.boolean(adMessages.active)),
});

export const adRemoval = z.object({ id });

export const listAdsQuery = z.object({
  limit: integer(adMessages.badQuery, 1, maxAdsPerCall).optional(),
  /** The id of the last ad on the page before, from its X-Next-Cursor header. */
  cursor: integer(adMessages.badQuery, 1, maxId).optional(),
  /** Only this ad. */
  id: rowId(adMessages.badQuery).optional(),
  status: z
    .enum(adStatuses, adMessages.badQuery)
    .optional()
    .describe("For staff: visitors get active ads whatever they ask for"),
});

/* The replies of the ads' endpoints, and their types. */

export const ad = z.object({
  id: z.number().int(),
  title: z.string(),
  title_ur: inUrdu,
  description: z.string(),
  description_ur: inUrdu,
  media_type: z.enum(["image", "video"]),
  media_url: z
    .string()
    .describe("A file name under uploads/{media_type}s/; an address that starts with / is used as it is"),
  captions_url: z
    .string()
    .nullable()
    .describe("Of a film: the path of its captions (uploads/captions/...), if any"),
  start_date: z.string().nullable().describe("The first Karachi day, YYYY-MM-DD"),
  end_date: z.string().nullable().describe("The last Karachi day, YYYY-MM-DD"),
  is_active: z.literal([0, 1]),
  created_at: z.string().describe("UTC, ISO 8601"),
  status: z.enum(["inactive", "scheduled", "expired", "active"]).describe("By the Karachi calendar"),
  version: savedVersion,
});

/** A bare array: AD-07. */
export const listAdsReply = z.array(ad);
export const createAdReply = done({ id: z.number().int() });

/* Types only, so that public pages load no zod. */

export type Ad = z.infer<typeof ad>;
