import type { UploadRule } from "#app/lib/upload-rule.ts";

const mb = 1024 * 1024;

/** The names of the fields of the form that takes photos of papers: FAMILY-03. */
export const paperFields = ["paper1", "paper2", "paper3"] as const;

/** A photo of a paper, as the browser checks it. @param texts in the language of the page */
export const paperRule = (texts: UploadRule["texts"]): UploadRule => ({
  types: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: 5 * mb,
  texts,
});

/** A larger photo is made smaller before it is sent: mobile data costs money. */
const paperTargetBytes = 1.2 * mb;

/** The key of what is said of the status with which photos were answered. */
export const paperAnswer = (status: number) =>
  (
    ({
      200: "papersAdded",
      404: "papersEnded",
      413: "largePaper",
      415: "wrongPaper",
      422: "noPaper",
      503: "papersLater",
    }) as const
  )[status] ?? "papersFailed";

/** A phone's photo is larger than what we take. A browser that cannot make it smaller sends it as it is. */
export async function smallerPaper(file: File): Promise<File> {
  if (file.size <= paperTargetBytes) return file;
  const made = await import("#app/lib/shrink-photo.ts").then(
    ({ shrinkPhoto }) => shrinkPhoto(file, paperTargetBytes),
    () => undefined,
  );
  return made ?? file;
}
