import { createReadStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "#server/env.ts";
import { type ByteRange, type Media, type MediaFolder, storedPath } from "./media.ts";

/**
 * Stores uploads in an S3-compatible bucket; files that are being received are on local disk. Everything is read
 * through this server, so the bucket needs no public access: its keys under `private/` must never have it.
 */
export async function s3Media(settings: S3Settings, dataDir: string): Promise<Media> {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    endpoint,
    // Most other services than Amazon's need path-style URLs, and not all support the newer checksums.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    credentials: { accessKeyId, secretAccessKey },
  });
  const temporaryFolder = path.join(dataDir, "receiving");
  await rm(temporaryFolder, { recursive: true, force: true });
  await mkdir(temporaryFolder, { recursive: true });
  const key = (folder: MediaFolder, name: string) => storedPath(folder, name);

  async function* bytes(Key: string, range: ByteRange | undefined) {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
    if (Body) yield* Body as Readable;
  }

  return {
    temporaryFolder,
    async put(folder, name, localFile) {
      const { size } = await stat(localFile);
      const Body = createReadStream(localFile);
      await client.send(new PutObjectCommand({ Bucket, Key: key(folder, name), Body, ContentLength: size }));
      await rm(localFile, { force: true });
    },
    async open(folder, name) {
      const Key = key(folder, name);
      const head = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(absent);
      if (!head) return undefined;
      return {
        size: head.ContentLength ?? 0,
        modified: head.LastModified ?? new Date(0),
        stream: (range) => Readable.from(bytes(Key, range), { objectMode: false }),
      };
    },
    async remove(folder, name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key(folder, name) })).catch(absent);
    },
    async list(folder) {
      const Prefix = key(folder, "");
      const found: { name: string; modified: Date }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        for (const { Key = "", LastModified = new Date(0) } of page.Contents ?? []) {
          found.push({ name: Key.slice(Prefix.length), modified: LastModified });
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
      return found;
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}

function absent(error: { name?: string; $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode === 404 || error.name === "NoSuchKey" || error.name === "NotFound") {
    return undefined;
  }
  throw error;
}
