import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { heroMessages, imageMaxBytes, videoMaxBytes } from "#app/features/hero/hero-admin.messages.ts";
import { stage } from "#server/http/receive-form.ts";
import { type FileRule, type StagedFile, type StagingRefusal, stageFile } from "#server/media/staging.ts";
import type { Services } from "#server/services.ts";

/* A slide's medium comes as a file of a multipart form, or as base64 in a JSON body. */

export const imageRule = {
  field: "image",
  wrongType: heroMessages.imageType,
  image: { maxBytes: imageMaxBytes, tooLarge: heroMessages.imageSize },
} as const satisfies FileRule;

export const videoRule = {
  field: "video",
  wrongType: heroMessages.videoType,
  video: { maxBytes: videoMaxBytes, tooLarge: heroMessages.videoSize },
} as const satisfies FileRule;

type Sent = { image_base64?: string | null; video_base64?: string | null };

/**
 * The one new medium that a request brings, staged with it, so that it goes with the request unless kept.
 * @returns no file when it brings none
 */
export async function receiveMedium(
  { media }: Services,
  request: FastifyRequest,
  { image_base64, video_base64 }: Sent,
): Promise<{ file: StagedFile | undefined } | { refused: StagingRefusal }> {
  const files = [...(request.stagedFiles?.values() ?? [])];
  const texts = [
    { text: image_base64, rule: imageRule, broken: heroMessages.imageBroken },
    { text: video_base64, rule: videoRule, broken: heroMessages.videoBroken },
  ].filter(({ text }) => text);
  if (files.length + texts.length > 1) return { refused: { status: 422, message: heroMessages.oneMedium } };

  const [inText] = texts;
  if (!inText) return { file: files[0] };
  const bytes = decodeBase64(inText.text ?? "");
  if (!bytes) return { refused: { status: 422, message: inText.broken } };
  const result = await stageFile(media, Readable.from(bytes), inText.rule);
  if ("refused" in result) return result;
  stage(request, inText.rule.field, result.staged);
  return { file: result.staged };
}

/** The bytes of a data URL or of bare base64; undefined when it is neither. */
function decodeBase64(text: string): Buffer | undefined {
  const prefix = /^data:[^,]{0,200};base64,/i.exec(text.slice(0, 300))?.[0] ?? "";
  const padding = /={0,2}$/.exec(text.slice(-2))?.[0].length ?? 0;
  const digits = text.slice(prefix.length, text.length - padding);
  const bytes = Buffer.from(digits, "base64");
  // Node skips whatever is no base64, and then there are fewer bytes than the text has room for.
  const whole = digits.length % 4 !== 1 && bytes.length === Math.floor((digits.length * 3) / 4);
  return whole && bytes.length > 0 ? bytes : undefined;
}
