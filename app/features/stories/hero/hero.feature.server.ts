import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import { addRowRemoval, filesOf, replyTo } from "#app/rows/row-routes.server.ts";
import { createdReply } from "#app/rows/row-schemas.ts";
import { rowService } from "#app/rows/row-service.server.ts";
import { versionedRows } from "#app/rows/row-versions.server.ts";
import { rowsFeature } from "#app/rows/rows-feature.server.ts";
import { sampleSlides } from "#content/sample-hero.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, receiveForm, stage } from "#server/http/receive-form.ts";
import { may, signedIn } from "#server/http/session-check.ts";
import type { FileRule, StagingRefusal } from "#server/media/file-rule.ts";
import { stageFile } from "#server/media/staging.ts";
import { heroCalls } from "./hero.calls.ts";
import { heroMessages, imageMaxBytes, jsonMaxBytes, slides, videoMaxBytes } from "./hero.rows.ts";
import * as schema from "./hero.schema.ts";
import { listHeroSlides, nextDisplayOrder, reorderHeroSlides } from "./server/hero.store.server.ts";

const consumes = ["application/json", "multipart/form-data"];

/** The dashboard's switch and its arrows send one field each, and are answered in their own words. */
function updatedMessage({ id: _id, version: _version, ...fields }: schema.HeroSlideUpdate): string {
  const sent = Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  const only = sent.length === 1 ? sent[0] : undefined;
  if (only === "is_active") return fields.is_active ? heroMessages.setActive : heroMessages.setInactive;
  return only === "display_order" ? heroMessages.ordered : heroMessages.updated;
}

function heroRoutes(app: FastifyInstance, deps: Deps): void {
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

  addRoute(app, heroCalls.createHeroSlide, {
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

  addRoute(app, heroCalls.updateHeroSlide, {
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

  addRowRemoval(app, deps, slideService, heroCalls.deleteHeroSlide);

  addAct(app, deps, heroCalls.reorderHeroSlides, {
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

type SlideForm = Partial<Omit<schema.HeroSlideUpdate, "id" | "version">>;

/** Slides: each shows one medium, and a new one takes the place of whatever there was. */
export const slideService = rowService<SlideForm, typeof slides>(slides, {
  columns: async ({ form, files, before, trx }) => {
    const [file] = files.values();
    const image_url = form.remove_image ? null : (before?.image_url ?? null);
    const video_url = form.remove_video ? null : (before?.video_url ?? null);
    const picture = file?.kind === "image" ? file.path : form.picture_path;
    return {
      ...(file?.kind === "video"
        ? { image_url: null, video_url: file.path }
        : picture
          ? { image_url: picture, video_url: null }
          : { image_url, video_url }),
      display_order: form.display_order ?? before?.display_order ?? (await nextDisplayOrder(trx)),
      // A new slide shows, unless the form says otherwise.
      ...(before || form.is_active !== undefined ? {} : { is_active: 1 as const }),
    };
  },
});

/** Refused where `ids` are not exactly the slides that there are. */
const orderHeroSlides = recorded(async (trx, _now, { ids }: { ids: number[] }) => {
  const before = await reorderHeroSlides(trx, ids);
  if (!before) return { status: 409, message: heroMessages.staleOrder };
  return { action: "update", noun: slides.noun, id: "all", before: { order: before }, after: { order: ids } };
});

export const heroFeature = rowsFeature(slides, {
  group: { name: "Hero", description: "The slides on top of the home page." },
  exported: { hero_slides: "The large pictures at the top of the home page" },
  routes: heroRoutes,
  // A slide's place and whether it is active are no part of its versions.
  versions: [versionedRows(slideService)],
  samples: () =>
    sampleSlides.map(({ image, ...texts }, place) => ({
      ...texts,
      display_order: place,
      is_active: 1,
      image_url: image,
      video_url: null,
    })),
});
