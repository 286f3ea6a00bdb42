import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { heroCalls } from "#app/features/stories/hero/hero.calls.ts";
import * as schema from "#app/features/stories/hero/hero.schema.ts";
import { heroAdminCalls } from "#app/features/stories/hero/hero-admin.calls.ts";
import {
  heroMessages,
  imageMaxBytes,
  jsonMaxBytes,
  videoMaxBytes,
} from "#app/features/stories/hero/hero-admin.messages.ts";
import { addRowRemoval, filesOf, replyTo } from "#app/rows/row-routes.server.ts";
import { createdReply } from "#app/rows/row-schemas.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, receiveForm, stage } from "#server/http/receive-form.ts";
import { may, signedIn } from "#server/http/session-check.ts";
import type { FileRule, StagingRefusal } from "#server/media/file-rule.ts";
import { stageFile } from "#server/media/staging.ts";
import { orderHeroSlides, slideService } from "./hero.service.server.ts";
import { listHeroSlides } from "./hero.store.server.ts";

const consumes = ["application/json", "multipart/form-data"];

/** The dashboard's switch and its arrows send one field each, and are answered in their own words. */
function updatedMessage({ id: _id, version: _version, ...fields }: schema.HeroSlideUpdate): string {
  const sent = Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  const only = sent.length === 1 ? sent[0] : undefined;
  if (only === "is_active") return fields.is_active ? heroMessages.setActive : heroMessages.setInactive;
  return only === "display_order" ? heroMessages.ordered : heroMessages.updated;
}

export function heroRoutes(app: FastifyInstance, deps: Deps): void {
  /** A JSON body may bring the largest video as base64. What is beyond that is refused in the words for a video. */
  const medium = {
    form: receiveForm(deps, videoRule, imageRule),
    bodyLimit: jsonMaxBytes,
    config: { tooLarge: heroMessages.videoSize },
  };

  addRoute(app, heroCalls.listHeroSlides, {
    description: "The slides in their order. Visitors get those that are shown; with a token all of them.",
    reply: schema.listHeroSlidesReply,
    handler: async (request) =>
      succeed({
        slides: await listHeroSlides(deps.db, may(request, "slides:write") ? "staff" : "visitors"),
      }),
  });

  addRoute(app, heroAdminCalls.createHeroSlide, {
    description: "Adds a slide with one picture or one film.",
    consumes,
    body: schema.heroSlideForm,
    reply: createdReply,
    status: 201,
    once: true,
    ...medium,
    handler: async (request, reply) => {
      const refusal = await receiveBase64(deps, request, request.body);
      if (refusal) return refuseWith(reply, refusal);
      const made = await slideService.create(deps, signedIn(request), request.body, filesOf(request));
      if ("fault" in made) return refuseWith(reply, replyTo(slideService, made.fault));
      keepUploadedFiles(request);
      return reply.code(201).send(succeed({ message: heroMessages.created, id: made.id }));
    },
  });

  addRoute(app, heroAdminCalls.updateHeroSlide, {
    description: "Changes what is sent of a slide and leaves the rest.",
    consumes,
    body: schema.heroSlideUpdate,
    ...medium,
    handler: async (request, reply) => {
      const refusal = await receiveBase64(deps, request, request.body);
      if (refusal) return refuseWith(reply, refusal);
      const saved = await slideService.update(deps, signedIn(request), request.body, filesOf(request));
      if ("fault" in saved) return refuseWith(reply, replyTo(slideService, saved.fault));
      keepUploadedFiles(request);
      return succeed({ message: updatedMessage(request.body) });
    },
  });

  addRowRemoval(app, deps, slideService, heroAdminCalls.deleteHeroSlide);

  addAct(app, deps, heroAdminCalls.reorderHeroSlides, {
    description: "Sets the order of all slides at once, by their ids.",
    body: schema.heroSlideOrder,
    act: orderHeroSlides,
    message: heroMessages.ordered,
  });
}

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
 * Stages the medium that a request brings as base64, beside a file that it brings, so that it goes with the request
 * unless kept.
 * @returns why it is refused
 */
async function receiveBase64(
  { media }: Deps,
  request: FastifyRequest,
  { image_base64, video_base64 }: Sent,
): Promise<StagingRefusal | undefined> {
  const texts = [
    { text: image_base64, rule: imageRule, broken: heroMessages.imageBroken },
    { text: video_base64, rule: videoRule, broken: heroMessages.videoBroken },
  ].filter(({ text }) => text);
  if (filesOf(request).size + texts.length > 1) return { status: 422, message: heroMessages.oneMedium };

  const [inText] = texts;
  if (!inText) return undefined;
  const bytes = decodeBase64(inText.text ?? "");
  if (!bytes) return { status: 422, message: inText.broken };
  const result = await stageFile(media, Readable.from(bytes), inText.rule);
  if ("refused" in result) return result.refused;
  stage(request, inText.rule.field, result.staged);
  return undefined;
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
