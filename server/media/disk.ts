import { constants, createReadStream } from "node:fs";
import { access, copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Media, MediaFolder } from "./media.ts";

/** Stores uploads in a local folder. Temporary files are on the same disk, so a rename is enough. */
export async function diskMedia(root: string): Promise<Media> {
  const temporaryFolder = path.join(root, "receiving");
  await rm(temporaryFolder, { recursive: true, force: true });
  for (const folder of ["images", "videos"]) await mkdir(path.join(root, folder), { recursive: true });
  await mkdir(temporaryFolder, { recursive: true });

  const place = (folder: MediaFolder, name: string) => path.join(root, folder, path.basename(name));

  return {
    temporaryFolder,
    async put(folder, name, localFile) {
      await moveFile(localFile, place(folder, name));
    },
    async open(folder, name) {
      const file = place(folder, name);
      const found = await stat(file).catch(absent);
      if (!found?.isFile()) return undefined;
      return {
        size: found.size,
        modified: found.mtime,
        stream: (range) => createReadStream(file, range),
      };
    },
    async remove(folder, name) {
      await rm(place(folder, name), { force: true });
    },
    async list(folder) {
      const names = await readdir(path.join(root, folder));
      return Promise.all(
        names.map(async (name) => ({ name, modified: (await stat(place(folder, name))).mtime })),
      );
    },
    async check() {
      await access(temporaryFolder, constants.W_OK);
    },
  };
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    // Across mounts: copy beside the target, then rename, so that no partial file is visible.
    await copyFile(from, `${to}.part`);
    await rename(`${to}.part`, to);
    await rm(from, { force: true });
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
  throw error;
}
