import type { FastifyInstance } from "fastify";
import { refuse, succeed } from "#app/contract/replies.ts";
import { textPictureRule } from "#app/lib/text-picture.ts";
import { whileClockIsBelieved } from "#server/clock-trust.ts";
import { startDaily } from "#server/daily.ts";
import type { Deps, Feature } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, receiveForm } from "#server/http/receive-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import { keepUpload } from "#server/media/kept-uploads.ts";
import { tidyLibrary } from "#server/media/picture-library-tidy.ts";
import { picturesCalls } from "./pictures.calls.ts";
import * as schema from "./pictures.schema.ts";
import { maxPicturesPerCall, pictureMessages, usesInList, usesOfOne } from "./pictures.schema.ts";
import { deletePicture, replacePicture, updatePicture } from "./server/pictures.service.server.ts";
import { listPictures } from "./server/pictures.store.server.ts";

const pictureFile = {
  field: "picture" as const,
  wrongType: textPictureRule.texts.type,
  image: { maxBytes: textPictureRule.maxBytes, tooLarge: textPictureRule.texts.size },
};

function picturesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, features } = deps;

  addRoute(app, picturesCalls.listPictures, {
    description:
      "A page of the pictures that staff have uploaded, each with the rows that show it; with `id` one of them.",
    query: schema.listPicturesQuery,
    reply: schema.listPicturesReply,
    handler: async ({ query }, reply) => {
      const { limit = maxPicturesPerCall, ...asked } = query;
      const uses = query.id === undefined ? usesInList : usesOfOne;
      return succeed(pageOf(reply, await listPictures(db, features, { ...asked, limit, uses })));
    },
  });

  addRoute(app, picturesCalls.uploadPicture, {
    description:
      "One that is `kept` stays until it is deleted; another one for a week, and as long as something shows it. Its path goes into a text, or into a field that takes a picture of the library.",
    consumes: ["multipart/form-data"],
    body: schema.pictureForm,
    reply: schema.uploadPictureReply,
    status: 201,
    form: receiveForm(deps, pictureFile),
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const file = request.stagedFiles?.get(pictureFile.field);
      if (!file) return reply.code(422).send(refuse(pictureMessages.missing));
      await keepUpload(deps, signedIn(request), file, request.body);
      keepUploadedFiles(request);
      return reply.code(201).send(succeed({ message: pictureMessages.uploaded, path: file.path }));
    },
  });

  addAct(app, deps, picturesCalls.updatePicture, {
    description: "Its description is proposed where the picture is chosen; rows keep their own.",
    body: schema.pictureUpdate,
    act: updatePicture,
    message: pictureMessages.updated,
  });

  addRoute(app, picturesCalls.replacePicture, {
    description: "Every row that shows the picture shows the new one from now on. Descriptions stay.",
    consumes: ["multipart/form-data"],
    body: schema.pictureReplacement,
    reply: schema.replacePictureReply,
    form: receiveForm(deps, pictureFile),
    handler: async (request, reply) => {
      const file = request.stagedFiles?.get(pictureFile.field);
      if (!file) return reply.code(422).send(refuse(pictureMessages.missing));
      const result = await replacePicture(deps, signedIn(request), request.body, file);
      if ("fault" in result) return refuseWith(reply, result.fault);
      keepUploadedFiles(request);
      return succeed({ message: pictureMessages.replaced, path: result.path });
    },
  });

  addAct(app, deps, picturesCalls.deletePicture, {
    description: "One that is still shown, or that an earlier version of a text names, is refused with 409.",
    body: schema.pictureRemoval,
    act: deletePicture,
    message: pictureMessages.deleted,
  });
}

/** Once a day, and at the start: rows of an earlier release are in no library yet. */
function startTidying(deps: Deps) {
  let stopping = false;
  const tidy = whileClockIsBelieved(deps, () => tidyLibrary(deps, () => stopping));
  const tidying = startDaily(tidy, deps.log);
  return {
    stop() {
      stopping = true;
      return tidying.stop();
    },
  };
}

export const picturesFeature: Feature = {
  group: { name: "Pictures", description: "The picture library: uploads, what shows them, replacing them." },
  nouns: { picture: { label: "picture", page: "/dashboard/pictures" } },
  exported: {
    uploaded_pictures: "Pictures that were uploaded for texts",
    pictures: "The picture library: `path` is of the folder of files",
    picture_uses: "Which row shows which picture: `picture_id` is of pictures",
  },
  routes: picturesRoutes,
  work: startTidying,
  media: [
    { table: "pictures", column: "path", holds: "path", flag: "is_kept" },
    { table: "uploaded_pictures", column: "path", holds: "path" },
  ],
};
