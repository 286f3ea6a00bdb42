/* Loaded by --import: the output counts as a terminal, and SIGTERM is sent at the moment the program prints its URL there. */
process.stdout.isTTY = true;
const write = process.stdout.write.bind(process.stdout);

process.stdout.write = (chunk: string | Uint8Array) => {
  const written = write(chunk);
  if (String(chunk).includes("served at")) process.kill(process.pid, "SIGTERM");
  return written;
};
