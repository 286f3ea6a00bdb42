import { EnvironmentError, readEnv } from "./env.ts";
import { start } from "./start.ts";

try {
  const env = readEnv();
  const running = await start(env);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // npm passes on a signal that a terminal has sent to everybody: the second must not end what the first began.
    process.on(signal, () => void running.stop(signal));
  }
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(
    error instanceof EnvironmentError
      ? `${error.message}\n`
      : `${error instanceof Error ? error.stack : error}\n`,
  );
}
