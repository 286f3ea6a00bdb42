import type { ConflictFormat } from "#app/dashboard/conflict-fieldset.tsx";
import { FilePreview } from "#app/dashboard/file-preview.tsx";
import { StoredMedium } from "#app/dashboard/upload-preview.tsx";
import type { FileChange } from "#app/dashboard/use-conflict.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import type { Fields } from "./fields.ts";

/** How the values of fields read where two versions are compared: days and choices in words, the others as they are. */
export function fieldFormats(fields: Fields): Record<string, ConflictFormat> {
  const formats = Object.entries(fields).flatMap(([name, field]): [string, ConflictFormat][] => {
    if (field.kind === "day") return [[name, (value) => (isCalendarDay(value) ? formatDay(value) : "Empty")]];
    return field.kind === "choice" ? [[name, (value) => field.options[value] ?? "Empty"]] : [];
  });
  return Object.fromEntries(formats);
}

export type Medium = { src: string; kind: "image" | "video" };

export const pictureMedium = (src: string | null): Medium | undefined =>
  src ? { src, kind: "image" } : undefined;

type MediumFormat<Row> = {
  conflict: { theirs: Row; ownFile: FileChange } | undefined;
  stored: Row | undefined;
  /** What a row shows, by its path; undefined when it shows nothing. */
  mediumOf: (row: Row) => Medium | undefined;
};

const frame = "aspect-8/5 w-full border border-rule bg-sunk object-contain";

/** How a row's picture or film reads where two versions are compared. */
export const mediumFormat =
  <Row,>({ conflict, stored, mediumOf }: MediumFormat<Row>): ConflictFormat =>
  (value, side) => {
    if (!value) return "No picture or video";
    const own = conflict?.ownFile;
    if (side === "mine" && own?.kind === "chosen")
      return <FilePreview file={own.file} alt="The file you chose" className={frame} />;
    const theirs = conflict?.theirs ?? stored;
    const medium = theirs && mediumOf(theirs);
    if (!medium || value !== medium.src) return "The file that was here before.";
    return <StoredMedium medium={{ ...medium, alt: "The file they chose" }} />;
  };
