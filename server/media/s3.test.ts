import { describeMedia } from "#tests/support/media-contract.ts";
import { startS3Server } from "#tests/support/s3.ts";
import { s3Media } from "./s3.ts";

describeMedia("a bucket", async () => {
  const { settings, folder } = await startS3Server();
  return s3Media(settings, folder);
});
