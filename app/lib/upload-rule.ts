import type { Language } from "#app/contract/language.ts";

/* Which files a field takes, as the browser can tell before they are sent. The server looks at the bytes. */

export type UploadRule = {
  /** Media types: "image/jpeg", "video/mp4". */
  types: readonly string[];
  maxBytes: number;
  /** What to say of another type, of a file that is larger, and of one that the browser could not read if it should. */
  texts: { type: string; size: string; unreadable?: string };
};

type FileFacts = Pick<File, "name" | "type" | "size">;

/** By the file's ending, where the system names no type or the one of sound. */
const typesByEnding: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  pdf: "application/pdf",
  heic: "image/heic",
  heif: "image/heif",
  mp4: "video/mp4",
  m4v: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
  ogg: "video/ogg",
  ogv: "video/ogg",
  vtt: "text/vtt",
};

/** The file's media type; empty when unknown. */
export function mediaTypeOf({ name, type }: Pick<FileFacts, "name" | "type">): string {
  if (/^(?:image|video)\/(?!x-m4v)/.test(type)) return type;
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return typesByEnding[ending] ?? type;
}

export const isVideo = (file: Pick<FileFacts, "name" | "type">) => mediaTypeOf(file).startsWith("video/");

/** Why the file cannot be sent; undefined when it can. */
export function uploadFault(file: FileFacts, { types, maxBytes, texts }: UploadRule): string | undefined {
  if (!types.includes(mediaTypeOf(file))) return texts.type;
  return file.size > maxBytes ? texts.size : undefined;
}

const endings: Record<string, string> = { "image/jpeg": ".jpg", "image/webp": ".webp" };

export const renamed = (name: string, type: string) =>
  `${name.replace(/\.[^.]*$/, "") || "photo"}${endings[type] ?? ""}`;

const sizeUnits: Readonly<Record<Language, { kilobytes: string; megabytes: string }>> = {
  en: { kilobytes: "KB", megabytes: "MB" },
  ur: { kilobytes: "کے بی", megabytes: "ایم بی" },
};

/** A size for people, in one number: "340 KB", "2.4 MB"; "2.4 ایم بی". */
export function fileSize(bytes: number, language: Language = "en"): string {
  const units = sizeUnits[language];
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} ${units.kilobytes}`;
  const megabytes = bytes / (1024 * 1024);
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} ${units.megabytes}`;
}
