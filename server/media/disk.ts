import { constants, createReadStream } from "node:fs";
import {
  access,
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import {
  isPublicFolder,
  type Media,
  markPath,
  type StoredFolder,
  storedFolders,
  storedPath,
} from "./media.ts";

/**
 * Stores uploads in the data folder: `uploads` holds what everybody may see, `private` what only signed-in calls read.
 * Temporary files are on the same disk, so a rename is enough.
 */
export async function diskMedia(dataDir: string): Promise<Media> {
  const temporaryFolder = path.join(dataDir, "uploads/receiving");
  const folderOf = (folder: StoredFolder) => path.join(dataDir, storedPath(folder, ""));
  for (const folder of storedFolders) {
    await mkdir(folderOf(folder), { recursive: true });
    // No other user of this machine may look into them.
    if (!isPublicFolder(folder)) await chmod(folderOf(folder), 0o700);
  }
  await mkdir(temporaryFolder, { recursive: true });

  const place = (folder: StoredFolder, name: string) => path.join(folderOf(folder), path.basename(name));
  const markFile = path.join(dataDir, markPath);

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
      const names = await readdir(folderOf(folder));
      const files = await Promise.all(
        names.map(async (name) => {
          // It may have gone since the folder was read.
          const found = await stat(place(folder, name)).catch(absent);
          return found?.isFile() ? [{ name, modified: found.mtime }] : [];
        }),
      );
      return files.flat();
    },
    async move(from, to) {
      const file = place(from.folder, from.name);
      if (await stat(file).catch(absent)) await moveFile(file, place(to.folder, to.name));
    },
    async readMark() {
      return (await readFile(markFile, "utf8").catch(absent))?.trim();
    },
    async writeMark(mark) {
      await writeFile(`${markFile}.part`, `${mark}\n`);
      await rename(`${markFile}.part`, markFile);
    },
    async removeMark() {
      await rm(markFile, { force: true });
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
