import { apiBase } from "#app/contract/call.ts";

/* Captions of uploaded films: one WebVTT file a film, for those who do not hear it (WCAG 1.2.2). */

const maxBytes = 1024 * 1024;

export const captionsMessages = {
  wrongType: "Please select a valid caption file (WebVTT, .vtt).",
  tooLarge: "Caption file size cannot exceed 1MB.",
  noVideo: "Captions belong to a video.",
} as const;

/** What the server takes under this name (server/media/staging.ts). */
export const captionsFile = {
  field: "captions",
  wrongType: captionsMessages.wrongType,
  captions: { maxBytes, tooLarge: captionsMessages.tooLarge },
} as const;

/** The same, as the browser can tell before it is sent. */
export const captionsUpload = {
  types: ["text/vtt"],
  maxBytes,
  texts: { type: captionsMessages.wrongType, size: captionsMessages.tooLarge },
} as const;

/**
 * The attributes of a film's `<track>`. The file's name tells its language.
 * @param path as a row names the stored file, or the whole path, with which content names it
 */
export function captionsTrack(path: string) {
  const src = path.startsWith("/") ? path : `${apiBase}/${path}`;
  return path.endsWith(".ur.vtt")
    ? { src, srcLang: "ur", label: "اردو" }
    : { src, srcLang: "en", label: "English" };
}
