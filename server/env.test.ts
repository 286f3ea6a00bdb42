import path from "node:path";
import { expect, test } from "vitest";
import { EnvironmentError, readEnv } from "./env.ts";

test.for([
  ["MAIL_FROM", "Umeed Welfare Foundation <no-reply@umeed.example>", true],
  ["MAIL_FROM", "no-reply@umeed.example", true],
  ["MAIL_FROM", "Umeed <no-reply@umeed.example>, Other <other@umeed.example>", false],
  ["MAIL_FROM", "<no-reply@umeed.example", false],
  ["OFFICE_EMAIL", "office@umeed.example", true],
  ["OFFICE_EMAIL", "Office <office@umeed.example>", false],
  ["OFFICE_EMAIL", "(x)office@umeed.example", false],
] as const)("%s %j is one address: %s", ([name, value, good]) => {
  if (good) expect(readEnv({ [name]: value }).mail).toBeDefined();
  else expect(() => readEnv({ [name]: value })).toThrow(`${name} must`);
});

test("nothing needs to be set", () => {
  expect(readEnv({})).toMatchObject({
    mode: "production",
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://localhost:3000",
    dataDir: path.resolve("data"),
    databaseUrl: undefined,
    admin: undefined,
    seed: "sample",
    payments: { bank: undefined, jazzcash: undefined, easypaisa: undefined, firstAskMs: 20_000 },
    logLevel: "info",
    trustProxy: false,
    rateLimits: true,
  });
});

test("an empty variable is like an unset one", () => {
  const empty = { PORT: "", DATABASE_URL: "", ADMIN_EMAIL: "", ADMIN_PASSWORD: "", SITE_URL: "", SEED: "" };
  expect(readEnv(empty)).toMatchObject({ port: 3000, databaseUrl: undefined, admin: undefined });
});

test("a HOST that others reach needs the address that links lead to: START-08", () => {
  for (const HOST of ["0.0.0.0", "::", "192.168.1.5"]) {
    expect(() => readEnv({ HOST })).toThrow("SITE_URL must be set too: HOST lets other machines in");
    expect(readEnv({ HOST, SITE_URL: "https://umeed.example" }).host).toBe(HOST);
  }
  expect(readEnv({ HOST: "localhost" }).host).toBe("localhost");
});

test("the metrics have a port of their own", () => {
  expect(readEnv({}).metricsPort).toBeUndefined();
  expect(readEnv({ METRICS_PORT: "9464" }).metricsPort).toBe(9464);
  expect(() => readEnv({ METRICS_PORT: "3000" })).toThrow("METRICS_PORT must be another one than PORT");
  expect(() => readEnv({ METRICS_PORT: "99999" })).toThrow("METRICS_PORT must be between 0 and 65535");
});

test("all errors are reported at once, one line each", () => {
  const faults = () =>
    readEnv({
      NODE_ENV: "prod",
      PORT: "http",
      SITE_URL: "umeed.example",
      DATABASE_URL: "mysql://host/db",
      ADMIN_EMAIL: "admin",
      ADMIN_PASSWORD: "short",
      SEED: "all",
      LOG_LEVEL: "loud",
      TRUST_PROXY: "yes",
      RATE_LIMITS: "none",
    });
  expect(faults).toThrow(EnvironmentError);
  expect(faults).toThrow(
    [
      "The settings cannot be used:",
      "  NODE_ENV must be development, test or production",
      "  PORT must be a number",
      "  SITE_URL must be a full address such as https://umeed.example",
      "  DATABASE_URL must look like postgres://user:password@host:5432/name",
      "  ADMIN_EMAIL must be an e-mail address",
      "  ADMIN_PASSWORD must have at least 8 characters",
      "  SEED must be sample or none",
      "  LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent",
      "  TRUST_PROXY must be on, off, a number of proxies from 1 to 9, or their addresses or networks with commas between",
      "  RATE_LIMITS must be on or off",
    ].join("\n"),
  );
});

test.for(["-1", "65536", "3000.5"])("port %s is refused", (PORT) => {
  expect(() => readEnv({ PORT })).toThrow("  PORT ");
});

test("an administrator needs both an address and a password", () => {
  expect(() => readEnv({ ADMIN_EMAIL: "a@umeed.example" })).toThrow("ADMIN_PASSWORD must be set too");
  expect(() => readEnv({ ADMIN_PASSWORD: "Long-Enough-1" })).toThrow("ADMIN_EMAIL must be set too");
});

test("rate limits may be off only on the machine itself", () => {
  expect(readEnv({ RATE_LIMITS: "off" }).rateLimits).toBe(false);
  expect(() => readEnv({ RATE_LIMITS: "off", HOST: "0.0.0.0" })).toThrow("RATE_LIMITS may be off only");
});

test("a production database on PostgreSQL is not filled with samples unless asked", () => {
  const DATABASE_URL = "postgres://umeed@db.example/umeed";
  expect(readEnv({ DATABASE_URL, NODE_ENV: "production" }).seed).toBe("none");
  expect(readEnv({ DATABASE_URL, NODE_ENV: "production", SEED: "sample" }).seed).toBe("sample");
  expect(readEnv({ DATABASE_URL, NODE_ENV: "development" }).seed).toBe("sample");
});

test.for([
  ["off", false],
  ["on", 1],
  ["2", 2],
  ["10.0.0.0/8, fd00::/8,127.0.0.1", ["10.0.0.0/8", "fd00::/8", "127.0.0.1"]],
] as const)("TRUST_PROXY %s is a valid list of proxies", ([text, trusted]) => {
  expect(readEnv({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
});

test.for(["0", "10", "true", "10.0.0.0/33", "10.0.0.0/8/8", "proxy.example", "127.0.0.1,"])(
  "TRUST_PROXY %s is refused",
  (TRUST_PROXY) => {
    expect(() => readEnv({ TRUST_PROXY })).toThrow("  TRUST_PROXY must be on, off, a number of proxies");
  },
);
