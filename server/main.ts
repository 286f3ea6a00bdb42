import { features } from "#app/features/features.server.ts";
import { EnvironmentError, readEnv } from "./env.ts";
import { start } from "./start.ts";

try {
  await start(readEnv(), features);
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(
    error instanceof EnvironmentError
      ? `${error.message}\n`
      : `${error instanceof Error ? error.stack : error}\n`,
  );
}
