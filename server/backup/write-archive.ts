import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { migrationStatus } from "#server/db/migrate.ts";
import type { Deps } from "#server/deps.ts";
import { mediaFolders, storedPath } from "#server/media/media.ts";
import { version } from "#server/version.ts";
import {
  type BackupSummary,
  checksumsName,
  currentFormat,
  databaseName,
  summaryName,
} from "./archive-format.ts";

type ArchivePart = { name: string; size: number; modified: Date; stream: () => Readable };

export type BackupSource = Pick<Deps, "db" | "env" | "media">;

/**
 * An archive of a snapshot and of all uploads, from this disk or from the bucket. An upload never changes; one that is
 * deleted before its turn is left out. Destroying the stream ends it.
 * @param snapshot a SQLite file (snapshot.ts) and the number of rows of its tables
 * @param onPart is told of each file when it has been read
 */
export async function writeArchive(
  source: BackupSource,
  snapshot: { file: string; rows: Record<string, number>; madeAt: Date },
  onPart: (bytes: number) => void = () => undefined,
): Promise<Readable> {
  // Loaded by who makes an archive: the server hardly ever does.
  const { createTarPacker } = await import("modern-tar");
  const { readable, controller } = createTarPacker();
  const checksums: string[] = [];

  async function add({ name, size, modified, stream }: ArchivePart): Promise<void> {
    const hash = createHash("sha256");
    const body = controller.add({ name, size, mtime: modified, mode: 0o600 }).getWriter();
    for await (const chunk of stream()) {
      hash.update(chunk);
      await body.write(chunk);
    }
    await body.close();
    checksums.push(`${hash.digest("hex")}  ${name}\n`);
    onPart(size);
  }

  async function write(): Promise<void> {
    const summary: BackupSummary = {
      format: currentFormat,
      program: version,
      made_at: snapshot.madeAt.toISOString(),
      database: source.env.databaseUrl ? "postgresql" : "sqlite",
      uploads: source.env.s3 ? "bucket" : "folder",
      migrations: (await migrationStatus(source.db)).flatMap(({ name, executedAt }) =>
        executedAt ? name : [],
      ),
      rows: snapshot.rows,
    };
    const text = (name: string, content: string): ArchivePart => ({
      name,
      size: Buffer.byteLength(content),
      modified: snapshot.madeAt,
      stream: () => Readable.from([Buffer.from(content)]),
    });
    await add(text(summaryName, `${JSON.stringify(summary, null, 2)}\n`));
    const { size } = await stat(snapshot.file);
    const stream = () => createReadStream(snapshot.file);
    await add({ name: databaseName, size, modified: snapshot.madeAt, stream });
    for await (const part of uploads(source.media)) await add(part);
    await add(text(checksumsName, checksums.join("")));
    controller.finalize();
  }

  const archive = Readable.fromWeb(readable as ReadableStream);
  write().catch((error: unknown) =>
    archive.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return archive;
}

async function* uploads(media: BackupSource["media"]): AsyncGenerator<ArchivePart> {
  for (const folder of mediaFolders) {
    for (const { name } of await media.list(folder)) {
      const file = await media.open(folder, name);
      if (file) yield { ...file, name: storedPath(folder, name), stream: () => file.stream() };
    }
  }
}
