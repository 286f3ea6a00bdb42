import { z } from "zod";
import { done, savedVersion } from "#app/contract/reply-schemas.ts";
import { integer, maxId, openedVersion, optionalText, rowId, searchTerm } from "#app/lib/call-rules.ts";
import { booleanField } from "#app/lib/form-rules.ts";

/* Limits and texts of the dashboard and of the calls of staff. */

export const maxPicturesPerCall = 48;
/** So many of the rows that show a picture are named in a list, and where one picture is asked for. */
export const usesInList = 3;
export const usesOfOne = 100;

export const pictureMessages = {
  missing: "Please choose a picture.",
  kept: "Whether the picture is kept must be yes or no.",

  none: "The library has no pictures yet",
  noneText: "Pictures that you upload anywhere in the dashboard come here.",
  noneFound: "No such picture",

  loadFailed: "The pictures could not be loaded.",
  saveFailed: "The description could not be saved. Please try again.",
  replaceFailed: "The picture could not be replaced. Please try again.",
  deleteFailed: "The picture could not be deleted. Please try again.",

  uploaded: "Picture added to the library.",
  updated: "Description saved.",
  replaced: "Picture replaced everywhere.",
  deleted: "Picture deleted.",

  notFound: "This picture is no longer in the library.",
  stale: "Somebody else has changed this picture since you opened it.",
  used: "This picture is still shown somewhere, or an earlier version of a text has it. Only a picture that nothing shows can be deleted.",
  badId: "The picture is not named.",
  badQuery: "The list was requested with an invalid value.",
} as const;

const alt = optionalText({ label: "The description", max: 300 });

/** The texts beside an upload. */
export const pictureForm = z.object({
  alt: alt.optional(),
  /** Whether it stays in the library when nothing shows it. Without it, it stays for a week, and while something does. */
  kept: booleanField(pictureMessages.kept),
});

const id = rowId(pictureMessages.badId);
export const pictureUpdate = z.object({ id, version: openedVersion, alt });
export type PictureUpdate = z.infer<typeof pictureUpdate>;
/** The description stays when it is left out. */
export const pictureReplacement = z.object({ id, version: openedVersion, alt: alt.optional() });
export type PictureReplacement = z.infer<typeof pictureReplacement>;
export const pictureRemoval = z.object({ id });

/** What the dashboard's form of a description holds. */
export const pictureDescription = z.object({ alt });

export const listPicturesQuery = z.object({
  q: searchTerm(pictureMessages.badQuery).optional(),
  show: z
    .preprocess(
      (value: string | undefined) => value || undefined,
      z.enum(["unused"], pictureMessages.badQuery).optional(),
    )
    .optional()
    .describe("Those that nothing shows"),
  limit: integer(pictureMessages.badQuery, 1, maxPicturesPerCall).optional(),
  /** The id of the last picture on the page before, from its X-Next-Cursor header. */
  cursor: integer(pictureMessages.badQuery, 1, maxId).optional(),
  /** Only this picture, with more of what shows it. */
  id: rowId(pictureMessages.badQuery).optional(),
});

/* The replies, and their types. */

export const picture = z.object({
  id: z.number().int(),
  path: z.string().describe("uploads/images/..., under the backend base"),
  alt: z.string(),
  kept: z.boolean().describe("Whether it stays when nothing shows it"),
  uploaded_at: z.string().describe("UTC, ISO 8601"),
  uploaded_by: z.string(),
  version: savedVersion,
  use_count: z.number().int().describe("How many rows show it"),
  uses: z
    .array(
      z.object({
        noun: z.string(),
        name: z.string(),
        to: z.string().describe("The dashboard's page of the row"),
      }),
    )
    .describe("The first rows that show it"),
});
export type Picture = z.infer<typeof picture>;

export const listPicturesReply = done({
  pictures: z.array(picture).describe("Newest first"),
  total: z.number().int().describe("All that match; a search is counted to 1,000"),
});
export const uploadPictureReply = done({
  path: z.string().describe("uploads/images/..., under the backend base"),
});
export const replacePictureReply = done({ path: z.string().describe("Its new path") });
