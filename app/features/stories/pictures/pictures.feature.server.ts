import { whileClockIsBelieved } from "#server/clock-trust.ts";
import { startDaily } from "#server/daily.ts";
import type { Deps, Feature } from "#server/deps.ts";
import { tidyLibrary } from "#server/media/picture-library-tidy.ts";
import { picturesRoutes } from "./server/pictures.routes.server.ts";

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
