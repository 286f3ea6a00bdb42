import { paperTargetBytes } from "./help.papers.ts";

/** A phone's photo is larger than what we take. A browser that cannot make it smaller sends it as it is. */
export async function smallerPaper(file: File): Promise<File> {
  if (file.size <= paperTargetBytes) return file;
  const made = await import("#app/lib/shrink-photo.ts").then(
    ({ shrinkPhoto }) => shrinkPhoto(file, paperTargetBytes),
    () => undefined,
  );
  return made ?? file;
}
