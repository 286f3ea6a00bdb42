import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { describeMedia } from "#tests/support/media-contract.ts";
import { diskMedia } from "./disk.ts";

describeMedia("a folder", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-media-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return diskMedia(folder);
});
