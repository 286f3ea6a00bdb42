import { randomUUID } from "node:crypto";
import path from "node:path";
import { z } from "zod";
import { emailPattern } from "#app/contract/email-address.ts";
import { checkPayments, type PaymentSettings, paymentVariables, readPayments } from "./env-payments.ts";
import { isThisMachine, optional, trustedProxies } from "./env-rules.ts";

/** `office@umeed.example`, or with a name before it: `Umeed <office@umeed.example>`. */
const sender = z
  .string()
  .refine(
    (text) => emailPattern.test(/^[^<>\r\n@,;]*<([^<>]*)>$/.exec(text)?.[1] ?? text),
    "must hold an e-mail address",
  );

const portRange = "must be between 0 and 65535";
const portNumber = z.coerce
  .number("must be a number")
  .int("must be a whole number")
  .min(0, portRange)
  .max(65_535, portRange);

const variables = z
  .object({
    NODE_ENV: optional(
      z.enum(["development", "test", "production"], "must be development, test or production"),
    ),
    PORT: optional(portNumber),
    HOST: optional(z.string()),
    SITE_URL: optional(
      z.url({ protocol: /^https?$/, error: "must be a full address such as https://umeed.example" }),
    ),
    DATA_DIR: optional(z.string()),
    DATABASE_URL: optional(
      z.url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host:5432/name" }),
    ),
    ADMIN_EMAIL: optional(z.email({ pattern: emailPattern, error: "must be an e-mail address" })),
    ADMIN_PASSWORD: optional(z.string().min(8, "must have at least 8 characters")),
    SEED: optional(z.enum(["sample", "none"], "must be sample or none")),
    SMTP_URL: optional(
      z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" }),
    ),
    MAIL_FROM: optional(sender),
    OFFICE_EMAIL: optional(z.email({ pattern: emailPattern, error: "must be an e-mail address" })),
    S3_BUCKET: optional(z.string()),
    S3_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: "must be a full address" })),
    S3_REGION: optional(z.string()),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    LOG_LEVEL: optional(
      z.enum(
        ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
        "must be trace, debug, info, warn, error, fatal or silent",
      ),
    ),
    TRUST_PROXY: optional(trustedProxies),
    RATE_LIMITS: optional(z.enum(["on", "off"], "must be on or off")),
    METRICS_PORT: optional(portNumber),
    ...paymentVariables,
  })
  .superRefine((value, context) => {
    if (Boolean(value.ADMIN_EMAIL) !== Boolean(value.ADMIN_PASSWORD)) {
      context.addIssue({
        code: "custom",
        path: [value.ADMIN_EMAIL ? "ADMIN_PASSWORD" : "ADMIN_EMAIL"],
        message: "must be set too: ADMIN_EMAIL and ADMIN_PASSWORD go together",
      });
    }
    if (value.S3_BUCKET) {
      for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
        if (!value[name]) {
          context.addIssue({ code: "custom", path: [name], message: "must be set too: S3_BUCKET is" });
        }
      }
    }
    checkPayments(value, context);
    if (!value.SITE_URL && !isThisMachine(value.HOST ?? "127.0.0.1")) {
      context.addIssue({
        code: "custom",
        path: ["SITE_URL"],
        message:
          "must be set too: HOST lets other machines in, and the links in mails would lead to localhost",
      });
    }
    if (value.METRICS_PORT && value.METRICS_PORT === (value.PORT ?? 3000)) {
      context.addIssue({ code: "custom", path: ["METRICS_PORT"], message: "must be another one than PORT" });
    }
    if (value.RATE_LIMITS === "off" && !isThisMachine(value.HOST ?? "127.0.0.1")) {
      context.addIssue({
        code: "custom",
        path: ["RATE_LIMITS"],
        message: "may be off only while HOST is this machine itself (load tests)",
      });
    }
  });

export type Env = Readonly<{
  mode: "development" | "test" | "production";
  port: number;
  host: string;
  /** Without a trailing slash, as a prefix of canonical links, feeds and links in mails. */
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  admin: { email: string; password: string } | undefined;
  seed: "sample" | "none";
  /** Without a URL mails wait in the outbox. `office` gets what visitors send. */
  mail: { url: string | undefined; from: string; office: string | undefined };
  /** Where uploads are stored instead of the data folder. */
  s3: S3Settings | undefined;
  payments: PaymentSettings;
  logLevel: string;
  /** Whose X-Forwarded-For is trusted: nobody's, the last so many proxies, or proxies in these networks. */
  trustProxy: false | number | string[];
  rateLimits: boolean;
  /** Where this machine's Prometheus reads the metrics; undefined: there are none. 0 takes any free port. */
  metricsPort: number | undefined;
  /** Whether all data is invented, and every page says so: `npm run demo` alone sets it. */
  demo: boolean;
  /** Identifies this process in the log. */
  instance: string;
}>;

export type S3Settings = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Why the program cannot run as it is set up, for whoever hosts it: what is wrong and what to do, a line for each fault. */
export class EnvironmentError extends Error {}

/**
 * Reads the environment. Its variables are named here and in env-payments.ts.
 * @param defaults values of unset variables, for other entry points than `npm start`
 * @throws EnvironmentError naming every invalid variable
 */
export function readEnv(
  source: Record<string, string | undefined> = process.env,
  defaults: Record<string, string> = {},
): Env {
  const parsed = variables.safeParse({ ...defaults, ...source });
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new EnvironmentError(`The settings cannot be used:\n${faults.join("\n")}`);
  }
  const value = parsed.data;
  const mode = value.NODE_ENV ?? "production";
  const port = value.PORT ?? 3000;
  return {
    mode,
    port,
    host: value.HOST ?? "127.0.0.1",
    siteUrl: (value.SITE_URL ?? `http://localhost:${port}`).replace(/\/+$/, ""),
    dataDir: path.resolve(value.DATA_DIR ?? "data"),
    databaseUrl: value.DATABASE_URL,
    admin:
      value.ADMIN_EMAIL && value.ADMIN_PASSWORD
        ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
        : undefined,
    seed: value.SEED ?? (value.NODE_ENV === "production" && value.DATABASE_URL ? "none" : "sample"),
    mail: {
      url: value.SMTP_URL,
      from: value.MAIL_FROM ?? "Umeed Welfare Foundation <no-reply@umeed.example>",
      office: value.OFFICE_EMAIL,
    },
    s3: value.S3_BUCKET
      ? {
          bucket: value.S3_BUCKET,
          endpoint: value.S3_ENDPOINT,
          region: value.S3_REGION ?? "us-east-1",
          accessKeyId: value.S3_ACCESS_KEY_ID ?? "",
          secretAccessKey: value.S3_SECRET_ACCESS_KEY ?? "",
        }
      : undefined,
    payments: readPayments(value),
    logLevel: value.LOG_LEVEL ?? "info",
    trustProxy: value.TRUST_PROXY ?? false,
    rateLimits: value.RATE_LIMITS !== "off",
    metricsPort: value.METRICS_PORT,
    demo: false,
    instance: randomUUID().slice(0, 8),
  };
}
