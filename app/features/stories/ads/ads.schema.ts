import { z } from "zod";
import { savedVersion } from "#app/contract/reply-schemas.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { daysInOrder, formShape, rowShape } from "#app/rows/field-schemas.ts";
import { captionsRemoval, openedRow, pictureOfLibrary, rowsQuery } from "#app/rows/row-schemas.ts";
import { adStatuses, ads, maxAdsPerCall, adMessages as messages } from "./ads.rows.ts";

const fields = z.object(formShape(ads.fields));
const inOrder = daysInOrder(ads.fields);

export const adForm = fields.check(inOrder);
export const newAd = fields.extend(pictureOfLibrary).check(inOrder);
export const adUpdate = fields
  .extend({ ...openedRow(messages), ...captionsRemoval(messages), ...pictureOfLibrary })
  .check(inOrder);

export const adToggle = z.object({
  id: openedRow(messages).id,
  is_active: z.pipe(booleanField(messages.active), z.boolean(messages.active)),
});

export const listAdsQuery = z.object({
  ...rowsQuery(messages, maxAdsPerCall),
  status: z
    .enum(adStatuses, messages.badQuery)
    .optional()
    .describe("For staff: visitors get active ads whatever they ask for"),
});

/* The replies of the ads' endpoints, and their types. */

export const ad = z.object({
  id: z.number().int(),
  ...rowShape(ads.fields),
  media_url: z
    .string()
    .describe("A file name under uploads/{media_type}s/; an address that starts with / is used as it is"),
  captions_url: z
    .string()
    .nullable()
    .describe("Of a film: the path of its captions (uploads/captions/...), if any"),
  created_at: z.string().describe("UTC, ISO 8601"),
  status: z.enum(adStatuses).describe("By the Karachi calendar"),
  version: savedVersion,
});

/** A bare array: AD-07. */
export const listAdsReply = z.array(ad);

/* Types only, so that public pages load no zod. */

export type Ad = z.infer<typeof ad>;
