import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { integer, maxId, openedVersion, rowId } from "#app/lib/call-rules.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { libraryPicture } from "#app/lib/library-picture.ts";
import type { RowMessages } from "./row-messages.ts";

/* What the calls of rows take and answer beside the fields. */

/** A picture of the library in place of a file. */
export const pictureOfLibrary = { picture_path: libraryPicture };

/** What goes of a film. */
export const captionsRemoval = ({ removeCaptions }: RowMessages) => ({
  remove_captions: booleanField(removeCaptions),
});

/** Which row is changed, and which version of it was opened. */
export const openedRow = ({ badId }: RowMessages) => ({ id: rowId(badId), version: openedVersion });

/** What the call that deletes a row takes. */
export const rowRemoval = ({ badId }: RowMessages) => z.object({ id: rowId(badId) });

/** The reply of the call that creates a row. */
export const createdReply = done({ id: z.number().int() });

/** What a list by pages is asked for. @param max the rows of a page at most */
export const rowsQuery = ({ badQuery }: RowMessages, max: number) => ({
  limit: integer(badQuery, 1, max).optional(),
  /** The id of the last row on the page before, from its X-Next-Cursor header. */
  cursor: integer(badQuery, 1, maxId).optional(),
  /** Only this row. */
  id: rowId(badQuery).optional(),
});
