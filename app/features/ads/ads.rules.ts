import { z } from "zod";
import { openedVersion, optionalDay, yesNo } from "../../lib/form-rules.ts";
import { mostId, rowId, whole } from "../../lib/list-rules.ts";
import { optionalText, requiredText } from "../../lib/text-rules.ts";
import { adMessages, mostAdsACall } from "./ads.constants.ts";

const fields = z.object({
  title: requiredText(adMessages.titleMissing, { label: "The title", most: 200 }),
  description: optionalText({ label: "The description", most: 1000 }),
  /** Left out, the file decides. */
  media_type: z.enum(["image", "video"], adMessages.mediaType).optional(),
  start_date: optionalDay(adMessages.startDate),
  end_date: optionalDay(adMessages.endDate),
  is_active: yesNo(adMessages.active),
});
export type AdForm = z.infer<typeof fields>;

type Days = Pick<AdForm, "start_date" | "end_date">;
const endsAfterStart = ({ start_date, end_date }: Days) => !start_date || !end_date || end_date > start_date;
const endRule = { message: adMessages.endBeforeStart, path: ["end_date"] };

export const adForm = fields.refine(endsAfterStart, endRule);

const id = rowId(adMessages.badId);

export const adUpdate = fields.extend({ id, version: openedVersion }).refine(endsAfterStart, endRule);
export type AdUpdate = z.infer<typeof adUpdate>;

export const adToggle = z.object({
  id,
  is_active: yesNo(adMessages.active).pipe(z.boolean(adMessages.active)),
});

export const adRemoval = z.object({ id });

export const listAdsQuery = z.object({
  limit: whole(adMessages.badQuery, 1, mostAdsACall).optional(),
  /** The id of the last ad of the page before, from its X-Next-Cursor header. */
  cursor: whole(adMessages.badQuery, 1, mostId).optional(),
});
