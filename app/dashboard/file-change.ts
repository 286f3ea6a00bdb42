/** A picture of the library: its stored path and its description. */
export type ChosenPicture = { path: string; alt: string };

/** What a save does with a row's file: nothing, put a new file or a picture of the library in its place, or remove it. */
export type FileChange =
  | { kind: "unchanged" }
  | { kind: "chosen"; file: File }
  | { kind: "library"; picture: ChosenPicture }
  | { kind: "removed" };

export const unchanged: FileChange = { kind: "unchanged" };

/** Whether it has a file or picture of its own, which no draft can store. */
export const isChosen = ({ kind }: FileChange): boolean => kind === "chosen" || kind === "library";

/** The path of the picture that was chosen from the library. */
export const libraryPath = (change: FileChange): string | undefined =>
  change.kind === "library" ? change.picture.path : undefined;

/**
 * The description of a picture after another one was chosen from the library: that of the library, unless somebody has
 * written their own.
 */
export const proposedAlt = (
  alt: string | null | undefined,
  chosen: ChosenPicture,
  before: FileChange,
): string => (!alt || (before.kind === "library" && before.picture.alt === alt) ? chosen.alt : alt);
