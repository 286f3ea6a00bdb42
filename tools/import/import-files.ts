import { Readable } from "node:stream";
import type { Actor } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { type FileRule, kindOf, largest } from "#server/media/file-rule.ts";
import { keepUpload } from "#server/media/kept-uploads.ts";
import { type StagedFile, stageFile } from "#server/media/staging.ts";
import type { Refused } from "./import-item.ts";
import type { OldSite } from "./old-site.ts";
import { OldSiteError, type OpenedFile } from "./old-site-answer.ts";

/** The pictures and films of the old site, each fetched once. */
export type ImportFiles = {
  /** How many files were fetched, or would be. */
  count(): number;
  /**
   * Fetches a file for a row. In a dry run only its first bytes, which tell its type; then no file comes of it.
   * @param given as the row names it
   */
  take(given: string, rule: FileRule): Promise<{ address: string; staged?: StagedFile } | Refused>;
  /** Says that a row names the file now: the next that asks for the same address shares it. */
  placed(address: string, staged: StagedFile): void;
  /** Fetches a picture that a text shows, and puts it in its place. @returns its stored path */
  keep(given: string, rule: FileRule): Promise<{ path: string } | Refused>;
};

/** All files of one run. */
const maxTotalBytes = 20 * 1024 ** 3;
/** Stands for a picture that a dry run does not fetch. */
const unfetched = "uploads/images/000000000000.1x1.jpg";

export function importFiles(
  deps: Deps,
  who: Actor,
  site: OldSite,
  { dryRun }: { dryRun: boolean },
): ImportFiles {
  /** What a row or a text names already, with its size in bytes. */
  const known = new Map<string, StagedFile>();
  const sizes = new Map<string, number>();
  let total = 0;

  /** Refuses by the first bytes and the announced size. */
  async function refusal({ head, length }: OpenedFile, rule: FileRule): Promise<string | undefined> {
    // Loaded with the first file, as staging does.
    const { fileTypeFromBuffer } = await import("file-type");
    const kind = kindOf((await fileTypeFromBuffer(head))?.mime ?? "", rule);
    const limit = kind && rule[kind];
    if (!limit) return rule.wrongType;
    return length !== undefined && length > limit.maxBytes ? limit.tooLarge : undefined;
  }

  async function fetched(address: string, rule: FileRule): Promise<{ staged?: StagedFile } | Refused> {
    return site.fetchFile(address, async (file) => {
      const refused = await refusal(file, rule);
      if (refused) return { refused };
      sizes.set(address, file.length ?? 0);
      if (dryRun) return {};
      let size = 0;
      const { maxBytes, tooLarge } = largest(rule);
      const bounded = async function* () {
        for await (const chunk of file.stream()) {
          size += chunk.length;
          total += chunk.length;
          if (size > maxBytes) throw new OldSiteError(tooLarge);
          if (total > maxTotalBytes) throw new OldSiteError("not fetched: all files together are too large");
          yield chunk;
        }
      };
      const result = await stageFile(deps.media, Readable.from(bounded()), rule);
      sizes.set(address, size);
      return "refused" in result ? { refused: result.refused.message } : { staged: result.staged };
    });
  }

  async function take(given: string, rule: FileRule): ReturnType<ImportFiles["take"]> {
    const shown = given.slice(0, 120) || "its file";
    try {
      if (given.trim() === "") return { refused: "it names no file" };
      const address = site.fileAddress(given);
      const shared = known.get(address);
      if (shared) {
        const limit = rule[shared.kind];
        if (!limit) return { refused: `${shown}: ${rule.wrongType}` };
        if ((sizes.get(address) ?? 0) > limit.maxBytes) return { refused: `${shown}: ${limit.tooLarge}` };
        return { address, staged: shared };
      }
      if (dryRun && sizes.has(address)) return { address };
      const result = await fetched(address, rule);
      return "refused" in result ? { refused: `${shown}: ${result.refused}` } : { address, ...result };
    } catch (error) {
      if (!(error instanceof OldSiteError)) throw error;
      return { refused: `${shown}: ${error.message}` };
    }
  }

  const nothing = async () => undefined;
  const placed = (address: string, staged: StagedFile) =>
    void known.set(address, { ...staged, place: nothing, discard: nothing });

  return {
    count: () => sizes.size,
    take,
    placed,
    async keep(given, rule) {
      const taken = await take(given, rule);
      if ("refused" in taken) return taken;
      const { address, staged } = taken;
      if (!staged) return { path: unfetched };
      if (!known.has(address)) {
        await keepUpload(deps, who, staged);
        placed(address, staged);
      }
      return { path: staged.path };
    },
  };
}
