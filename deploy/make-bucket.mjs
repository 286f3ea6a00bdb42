/*
 * Makes the bucket that the settings name (S3_...), unless it is there: the first step of deploy/compose.yaml. Tries for a
 * minute, because the storage starts at the same time.
 */
import { setTimeout as wait } from "node:timers/promises";
import { CreateBucketCommand, HeadBucketCommand, S3Client } from "@aws-sdk/client-s3";

const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
const client = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION || "us-east-1",
  forcePathStyle: true,
  credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? "", secretAccessKey: S3_SECRET_ACCESS_KEY ?? "" },
});
const bucket = { Bucket: S3_BUCKET };

const end = Date.now() + 60_000;
for (;;) {
  try {
    const made = await makeUnlessThere();
    console.log(`${S3_BUCKET}: ${made ? "made" : "is there"}.`);
    break;
  } catch (error) {
    if (Date.now() > end) {
      console.error(`${S3_BUCKET} at ${S3_ENDPOINT} cannot be made: ${error.message}`);
      process.exitCode = 1;
      break;
    }
    await wait(1000);
  }
}

async function makeUnlessThere() {
  try {
    await client.send(new HeadBucketCommand(bucket));
    return false;
  } catch (error) {
    if (error.$metadata?.httpStatusCode !== 404) throw error;
    await client.send(new CreateBucketCommand(bucket));
    return true;
  }
}
