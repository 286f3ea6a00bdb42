/* Loaded by --import: sends SIGTERM at the moment the program prints its URL. */
const write = process.stdout.write.bind(process.stdout);

process.stdout.write = (chunk: string | Uint8Array) => {
  const written = write(chunk);
  if (String(chunk).includes("served at")) process.kill(process.pid, "SIGTERM");
  return written;
};
