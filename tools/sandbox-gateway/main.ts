import { startSandbox } from "./sandbox.ts";

const port = Number(process.env.PORT ?? 3100);
const sandbox = await startSandbox({ port });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void sandbox.close().then(() => process.exit()));
}
console.log(`The sandbox of the payment providers is served at ${sandbox.url}\n`);
console.log("Settings for the site:");
for (const [name, value] of Object.entries(sandbox.env)) console.log(`export ${name}='${value}'`);
