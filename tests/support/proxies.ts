import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import https from "node:https";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findDebianProgram } from "#scripts/program.ts";
import { root } from "./source-files.ts";

/** The name of the site in front of which a proxy stands, as the files of deploy/ have it. */
export const siteName = "umeed.example";

export type FrontProxy = { http: number; https: number; stop(): Promise<void> };

const read = (file: string) => readFileSync(path.join(root, "deploy", file), "utf8");

/** A text with each of the pairs replaced. @throws when one is not in it: the file says something else now */
function replaced(text: string, pairs: Record<string, string>): string {
  return Object.entries(pairs).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The file does not hold ${JSON.stringify(from)}.`);
    return result.replaceAll(from, to);
  }, text);
}

/** deploy/Caddyfile as it is, but on free ports of this machine and with certificates of its own. */
export async function startCaddy(folder: string, server: string): Promise<FrontProxy> {
  const [plain, secure] = await freePorts(2);
  const options = ["admin off", "local_certs", "skip_install_trust"];
  options.push(`http_port ${plain}`, `https_port ${secure}`, "default_bind 127.0.0.1");
  options.push(`storage file_system ${folder}/caddy`);
  const config = path.join(folder, "Caddyfile");
  const settings = { "{\n\tservers {": `{\n${options.join("\n")}\n\tservers {` };
  writeFileSync(config, replaced(read("Caddyfile"), settings));
  const args = ["run", "--config", config, "--adapter", "caddyfile"];
  const env = { PATH: process.env.PATH, HOME: folder, SITE_DOMAIN: siteName, UMEED: server };
  return startProxy(findDebianProgram("caddy"), args, env, { http: plain, https: secure });
}

/** deploy/nginx.conf as it is, but on free ports of this machine and with a certificate made here. */
export async function startNginx(folder: string, server: string): Promise<FrontProxy> {
  const [plain, secure] = await freePorts(2);
  const live = `/etc/letsencrypt/live/${siteName}`;
  const [key, certificate] = [`${folder}/privkey.pem`, `${folder}/fullchain.pem`];
  const request = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(" ");
  const files = ["-subj", `/CN=${siteName}`, "-keyout", key, "-out", certificate];
  execFileSync(findDebianProgram("openssl"), [...request, ...files], { stdio: "ignore" });
  writeFileSync(
    path.join(folder, "umeed.conf"),
    replaced(read("nginx.conf"), {
      "listen 80;": `listen 127.0.0.1:${plain};`,
      "listen 443 ssl": `listen 127.0.0.1:${secure} ssl`,
      "listen [::]:80;": "",
      "listen [::]:443 ssl http2;": "",
      [live]: folder,
      "server 127.0.0.1:3000 ": `server ${server} `,
    }),
  );
  mkdirSync(path.join(folder, "temporary"));
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const around = [
    "daemon off;",
    `pid ${folder}/nginx.pid;`,
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "events {}",
    "http {",
    "access_log off;",
    ...paths.map((name) => `${name}_temp_path ${folder}/temporary/${name};`),
    `include ${folder}/umeed.conf;`,
    "}",
  ];
  writeFileSync(path.join(folder, "nginx.conf"), around.join("\n"));
  const args = ["-c", path.join(folder, "nginx.conf"), "-e", path.join(folder, "nginx.log")];
  return startProxy(findDebianProgram("nginx"), args, process.env, { http: plain, https: secure });
}

async function startProxy(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  ports: { http?: number; https?: number },
): Promise<FrontProxy> {
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = once(child, "exit");
  const proxy: FrontProxy = {
    http: ports.http ?? 0,
    https: ports.https ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
  while (!(await visit(proxy, { path: "/healthz" }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${output}`);
    await wait(50);
  }
  return proxy;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
}

export type Visit = {
  path: string;
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
  /** The address that the visitor comes from: any of 127.0.0.0/8. */
  from?: string;
  host?: string;
  secure?: boolean;
};

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** One request over a connection of its own, by HTTP/1.1. */
export function visit(
  proxy: FrontProxy,
  { path, method = "GET", headers = {}, body, from, host = siteName, secure = true }: Visit,
): Promise<Answer> {
  const options = {
    host: "127.0.0.1",
    port: secure ? proxy.https : proxy.http,
    path,
    method,
    headers: { host, ...headers },
    localAddress: from,
    agent: false as const,
    // The certificate is signed by nobody.
    ...(secure ? { servername: host, rejectUnauthorized: false } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** One GET by HTTP/2. */
export async function visitByHttp2(proxy: FrontProxy, address: string, headers: http2.OutgoingHttpHeaders) {
  const session = http2.connect(`https://${siteName}:${proxy.https}`, {
    host: "127.0.0.1",
    servername: siteName,
    rejectUnauthorized: false,
  });
  try {
    const request = session.request({ ":path": address, ":authority": siteName, ...headers });
    const [answer] = (await once(request, "response")) as [http2.IncomingHttpHeaders];
    return answer;
  } finally {
    session.destroy();
  }
}
