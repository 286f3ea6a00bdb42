import { createReadStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "#server/env.ts";
import { withTimeLimit } from "#server/time-limit.ts";
import {
  type ByteRange,
  type Media,
  markPath,
  NoBucketError,
  StorageUnavailableError,
  storedPath,
} from "./media.ts";

/**
 * Stores uploads in an S3-compatible bucket; files that are being received are on local disk. Everything is read
 * through this server, so the bucket needs no public access: its keys under `private/` must never have it. A call is
 * given up when the bucket has been silent for 5 seconds, however long a file takes that it goes on receiving.
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
    // What fails is thrown, and stands in our own log.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
  });
  const temporaryFolder = path.join(dataDir, "receiving");
  await mkdir(temporaryFolder, { recursive: true });
  type Call<Answer> = (abortSignal: AbortSignal, goesOn: () => void) => Promise<Answer>;

  /** @returns undefined when the bucket does not have what is asked for; any other failure is an error of ours */
  async function ask<Answer>(call: Call<Answer>): Promise<Answer | undefined> {
    try {
      return await withTimeLimit(call);
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw new StorageUnavailableError(error);
    }
  }

  /** For a call that is not about one stored file: what is absent then is the bucket. */
  async function askBucket<Answer>(call: Call<Answer>): Promise<Answer> {
    const answer = await ask(call);
    if (answer === undefined) throw new StorageUnavailableError(new NoBucketError());
    return answer;
  }

  const remove = (Key: string) =>
    ask((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }));

  async function* bytes(Key: string, range: ByteRange | undefined) {
    const command = new GetObjectCommand({
      Bucket,
      Key,
      Range: range && `bytes=${range.start}-${range.end}`,
    });
    const body = (await ask((abortSignal) => client.send(command, { abortSignal })))?.Body;
    if (!(body instanceof Readable)) return;
    const chunks = body[Symbol.asyncIterator]();
    try {
      // Only the bucket's time counts: the reader may take the next part as late as it likes.
      for (;;) {
        const next = await withTimeLimit(() => chunks.next());
        if (next.done) return;
        yield next.value;
      }
    } catch (error) {
      throw new StorageUnavailableError(error);
    } finally {
      body.destroy();
    }
  }

  return {
    temporaryFolder,
    async put(folder, name, localFile) {
      const { size: ContentLength } = await stat(localFile);
      const Key = storedPath(folder, name);
      await askBucket(async (abortSignal, goesOn) => {
        const Body = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            goesOn();
            done(null, chunk);
          },
        });
        const command = new PutObjectCommand({ Bucket, Key, Body, ContentLength });
        const sent = client.send(command, { abortSignal }).finally(() => Body.destroy());
        // The file ends with the stream that sends it; only the answer says whether it has come.
        await Promise.all([sent, pipeline(createReadStream(localFile), Body).catch(() => sent)]);
        return true;
      });
      await rm(localFile, { force: true });
    },
    async open(folder, name) {
      const Key = storedPath(folder, name);
      const head = await ask((abortSignal) =>
        client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal }),
      );
      if (!head) return undefined;
      return {
        size: head.ContentLength ?? 0,
        modified: head.LastModified ?? new Date(0),
        stream: (range) => Readable.from(bytes(Key, range), { objectMode: false }),
      };
    },
    async remove(folder, name) {
      await remove(storedPath(folder, name));
    },
    async list(folder) {
      const Prefix = storedPath(folder, "");
      const found: { name: string; modified: Date }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
        const page = await askBucket((abortSignal) => client.send(command, { abortSignal }));
        for (const { Key = "", LastModified = new Date(0) } of page.Contents ?? []) {
          const name = Key.slice(Prefix.length);
          // Consoles make empty objects to show a folder.
          if (name && !name.includes("/")) found.push({ name, modified: LastModified });
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
      return found;
    },
    async move(from, to) {
      const source = storedPath(from.folder, from.name);
      const CopySource = encodeURI(`${Bucket}/${source}`);
      const command = new CopyObjectCommand({ Bucket, CopySource, Key: storedPath(to.folder, to.name) });
      const copied = await ask((abortSignal) => client.send(command, { abortSignal }));
      if (copied) await remove(source);
    },
    async readMark() {
      const mark = await ask(async (abortSignal) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: markPath }), { abortSignal });
        return (await Body?.transformToString()) ?? "";
      });
      return mark?.trim();
    },
    async writeMark(mark) {
      const command = new PutObjectCommand({ Bucket, Key: markPath, Body: mark });
      await askBucket((abortSignal) => client.send(command, { abortSignal }));
    },
    async check() {
      await askBucket((abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }));
    },
  };
}

function silent(): void {}

function isAbsent(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  return error.$metadata.httpStatusCode === 404;
}
