/* For an image's HEALTHCHECK: ends with 0 while the server on this machine is ready, and with 1 otherwise. */
const url = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
const ready = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = ready ? 0 : 1;
