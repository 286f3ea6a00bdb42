import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { packTar, unpackTar } from "modern-tar/fs";
import { mediaMaxBytes } from "#app/features/stories/gallery/gallery.rows.ts";
import { commands } from "#scripts/commands/commands.ts";
import { findDebianProgram } from "#scripts/program.ts";
import { releaseFiles } from "#scripts/release-files.ts";
import { film } from "#tests/support/film.ts";
import {
  type FrontProxy,
  siteName,
  startCaddy,
  startNginx,
  visit,
  visitByHttp2,
} from "#tests/support/proxies.ts";
import { urlInLog } from "#tests/support/server-process.ts";
import { administrator } from "#tests/support/sites.ts";
import { root } from "#tests/support/source-files.ts";

/*
 * A release as it is unpacked, started by the command of its systemd unit, with the proxies of deploy/ in front. One
 * server for all of these tests.
 */

test.describe.configure({ mode: "default" });

const unit = (name: string) => readFileSync(path.join(root, "deploy", name), "utf8");
const installed = "/opt/umeed/current";
const urlEncoded = "application/x-www-form-urlencoded";

let folder: string;
let release: string;
let server: ChildProcess;
let address: string;
let proxies: Record<"caddy" | "nginx", FrontProxy>;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "umeed-release-"));
  release = path.join(folder, "umeed");
  await pipeline(packTar(releaseFiles()), unpackTar(release, { strip: 1 }));
  ({ server, address } = await startByUnit());
  const [caddy, nginx] = await Promise.all([startCaddy(folder, address), startNginx(folder, address)]);
  proxies = { caddy, nginx };
});

test.afterAll(async () => {
  await Promise.all(Object.values(proxies ?? {}).map((proxy) => proxy.stop()));
  if (server?.exitCode === null) server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Runs what ExecStart names, in the environment that the unit gives, but for places of this test. */
async function startByUnit(port = "0") {
  const [, execStart = ""] = /^ExecStart=(.*)$/m.exec(unit("umeed.service")) ?? [];
  const [program = "", ...args] = execStart.replace(installed, release).split(" ");
  const named = /^Environment=(.*)$/m.exec(unit("umeed.service"))?.[1]?.split(" ") ?? [];
  const environment = Object.fromEntries(named.map((pair) => pair.split("=")));
  expect(Object.keys(environment)).toEqual(["DATA_DIR", "NODE_COMPILE_CACHE"]);
  const child = spawn(program, args, {
    cwd: "/",
    env: { ...settings(), PORT: port, SITE_URL: `https://${siteName}`, TRUST_PROXY: "on" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const found = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const place = urlInLog(output)?.replace("http://", "");
      if (place) resolve(place);
    });
    child.once("exit", () => reject(new Error(`It ended before it listened:\n${output}`)));
  });
  return { server: child, address: await found };
}

/** What the machine brings beside the settings of the program: nothing of this process's own. */
function settings(): NodeJS.ProcessEnv {
  return {
    PATH: "/usr/bin:/bin",
    DATA_DIR: path.join(folder, "data"),
    NODE_COMPILE_CACHE: path.join(folder, "compiled"),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  } as NodeJS.ProcessEnv;
}

function umeed(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(path.join(release, "umeed"), args, { env: settings() }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

test("a release has no package that only a build or a test needs, and one Node: RELEASE-03", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const modules = readdirSync(path.join(release, "node_modules"), { recursive: true, encoding: "utf8" });
  const has = (name: string) => modules.includes(`${name}/package.json`);
  expect(Object.keys(dependencies).filter((name) => !has(name))).toEqual([]);
  expect(Object.keys(devDependencies).filter(has)).toEqual([]);
  expect(modules.filter((name) => name.endsWith("/node"))).toEqual([".bin/node"]);
});

test("every command runs from a release, and says in one line what it does not take: RELEASE-04", async () => {
  const { code, stdout } = await umeed("help");
  expect(code).toBe(0);
  for (const name of ["start", ...Object.keys(commands)])
    expect(stdout).toMatch(new RegExp(`^  ${name} `, "m"));

  const refused = await Promise.all(
    ["start", ...Object.keys(commands)].map(async (name) => ({
      name,
      ...(await umeed(name, "--no-such-option")),
    })),
  );
  for (const { name, code, stderr } of refused) {
    expect(stderr, name).toMatch(/^[^\n]+\n$/);
    expect(code, `${name}: ${stderr}`).toBe(2);
  }

  const status = await umeed("db:status");
  expect(status).toMatchObject({ code: 0, stderr: "" });
  expect(status.stdout).toContain(`SQLite, ${folder}/data/umeed.sqlite`);
  expect(await umeed("ledger:check")).toMatchObject({ code: 0, stderr: "" });
});

test("systemd understands the units, and their hardening is what it advises: RELEASE-05", () => {
  const names = readdirSync(path.join(root, "deploy")).filter((name) => /\.(?:service|timer)$/.test(name));
  expect(names).toHaveLength(5);
  for (const name of names) {
    writeFileSync(path.join(folder, name), unit(name).replaceAll(installed, release));
  }
  const units = names.map((name) => path.join(folder, name));
  const systemd = findDebianProgram("systemd-analyze", "systemd");
  const options = { encoding: "utf8" as const, stdio: "pipe" as const };
  expect(execFileSync(systemd, ["verify", ...units], options)).toBe("");
  for (const service of units.filter((name) => name.endsWith(".service"))) {
    // Exposure from 0 to 10, times ten; systemd calls less than 2 fine. It fails above the threshold.
    execFileSync(systemd, ["security", "--offline=true", "--threshold=20", service], options);
  }
});

for (const name of ["caddy", "nginx"] as const) {
  test.describe(name, () => {
    const signIn = (from: string, email: string, forged?: string) =>
      visit(proxies[name], {
        path: "/backendReact/api_login.php",
        method: "POST",
        headers: { "content-type": "application/json", ...(forged ? { "x-forwarded-for": forged } : {}) },
        body: JSON.stringify({ email, password: "wrong" }),
        from,
      }).then(({ status }) => status);

    test("each visitor is counted by his own address, whatever he writes in X-Forwarded-For: RELEASE-06", async () => {
      const email = `${name}@umeed.example`;
      for (let tries = 1; tries <= 5; tries += 1) {
        expect(await signIn("127.0.0.1", email, `192.0.2.${tries}, 198.51.100.${tries}`)).toBe(401);
      }
      expect(await signIn("127.0.0.1", email, "192.0.2.99")).toBe(429);
      expect(await signIn("127.0.0.1", email)).toBe(429);
      expect(await signIn("127.0.0.2", email)).toBe(401);
      expect(await signIn("127.0.0.3", email, "127.0.0.1")).toBe(401);
    });

    test("pages come by HTTP/2, compressed by the server, with one HSTS header: RELEASE-07", async () => {
      const page = await visitByHttp2(proxies[name], "/", { "accept-encoding": "gzip, br" });
      expect(page).toMatchObject({ ":status": 200, "content-encoding": "br" });
      expect(page["strict-transport-security"]).toBe("max-age=31536000");
      const plain = await visit(proxies[name], { path: "/" });
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(plain.body.toString()).toContain("</html>");
    });

    test("http and www lead to the one address, and the site's own redirects pass: RELEASE-07", async () => {
      const insecure = await visit(proxies[name], { path: "/blogs?page=2", secure: false });
      expect(insecure.status).toBe(308);
      expect(insecure.headers.location?.replace(`:${proxies[name].https}`, "")).toBe(
        `https://${siteName}/blogs?page=2`,
      );
      const www = await visit(proxies[name], { path: "/blogs", host: `www.${siteName}` });
      expect(www).toMatchObject({ status: 308, headers: { location: `https://${siteName}/blogs` } });
      const own = await visit(proxies[name], { path: "/about" });
      expect(own).toMatchObject({ status: 301, headers: { location: "/about-us" } });
    });

    test("50 MB go through, and come back in parts; 81 MB are refused before they are sent: RELEASE-07", async () => {
      const login = await visit(proxies[name], {
        path: "/backendReact/api_login.php",
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(administrator),
      });
      const { token } = JSON.parse(login.body.toString());
      const bytes = Buffer.alloc(mediaMaxBytes);
      film.copy(bytes);
      const form = new FormData();
      form.set("title", "A film of 50 MB");
      form.set("section", "Health");
      form.set("media", new File([bytes], "film.webm", { type: "video/webm" }));
      const encoded = new Response(form);
      const headers = {
        authorization: `Bearer ${token}`,
        "content-type": encoded.headers.get("content-type") ?? "",
      };
      const body = Buffer.from(await encoded.arrayBuffer());
      const upload = { path: "/backendReact/api_add_gallery_item.php", method: "POST" };
      const stored = await visit(proxies[name], {
        ...upload,
        headers: { ...headers, "content-length": body.length },
        body,
      });
      expect(stored.status, stored.body.toString()).toBe(201);

      const list = await visit(proxies[name], { path: "/backendReact/api_get_gallery_items.php?limit=1" });
      const [item] = JSON.parse(list.body.toString()).items;
      const part = await visit(proxies[name], {
        path: `/backendReact/${item.file_url}`,
        headers: { range: "bytes=100-199" },
      });
      expect(part.status).toBe(206);
      expect(part.headers["content-range"]).toBe(`bytes 100-199/${mediaMaxBytes}`);
      expect(part.body.equals(bytes.subarray(100, 200))).toBe(true);

      const tooLarge = await visit(proxies[name], {
        ...upload,
        headers: { ...headers, "content-length": 81 * 1024 * 1024, expect: "100-continue" },
      });
      expect(tooLarge.status).toBe(413);
      expect(tooLarge.headers["strict-transport-security"]).toBe("max-age=31536000");
    });
  });
}

test("behind Caddy no form fails while the server restarts: RELEASE-12", async () => {
  const statuses: number[] = [];
  let going = true;
  const sent: Promise<unknown>[] = [];
  const sending = (async () => {
    while (going) {
      const form = {
        path: "/contact",
        method: "POST",
        body: "name=A",
        headers: { "content-type": urlEncoded },
        // Visitors of their own: one alone may let 40 wait, and a slow start takes longer than those.
        from: `127.0.1.${(sent.length % 250) + 1}`,
      };
      sent.push(visit(proxies.caddy, form).then(({ status }) => statuses.push(status)));
      await wait(100);
    }
  })();
  await expect.poll(() => statuses.length).toBeGreaterThan(3);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
  ({ server } = await startByUnit(address.split(":").at(-1)));
  const before = statuses.length;
  await expect.poll(() => statuses.length).toBeGreaterThan(before + 3);
  going = false;
  await Promise.all([sending, ...sent]);
  // The form lacks its fields: the server says so.
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test("SIGTERM, by which systemd stops it, ends it in order: RELEASE-05", async () => {
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
});
