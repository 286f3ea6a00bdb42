import { spawn } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { findDebianProgram } from "#scripts/program.ts";

/** An action of WebDriver's `actions` command, which both of its protocols write in the same way. */
export type InputAction =
  | { type: "pointerMove"; x: number; y: number }
  | { type: "pointerDown" | "pointerUp"; button: 0 }
  | { type: "keyDown" | "keyUp"; value: string };

/** A browser with one window. */
export type Browser = {
  open(url: string): Promise<void>;
  /** The size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs an expression of JavaScript in the page. @returns its value, or its promise's, which JSON must hold */
  evaluate(expression: string): Promise<unknown>;
  /** What the user's pointer or keyboard does, one action after the other. */
  perform(device: "pointer" | "key", actions: InputAction[]): Promise<void>;
  close(): Promise<void>;
};

type Message = { id?: number; error?: string; message?: string; result?: Record<string, unknown> };

/** WebKit's window is as narrow as a phone only if its tools take no room. */
const gtkStyle = "* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }";

/** Starts a program with a folder of its own. What it starts ends with it. */
function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-engine-"));
  mkdirSync(path.join(folder, "gtk-3.0"));
  writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), gtkStyle);
  // A group of its own: WebKit's driver starts the browser, and the browser more processes.
  const child = spawn(command, args, {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const end = () => child.exitCode === null && child.pid && process.kill(-child.pid, "SIGTERM");
  process.once("exit", end);
  return {
    /** Waits for a line of its output. @returns what the pattern's first group matches */
    line: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        let output = "";
        const read = (chunk: Buffer) => {
          output += chunk;
          const found = pattern.exec(output);
          if (found) resolve(found[1] ?? "");
        };
        child.stdout.on("data", read);
        child.stderr.on("data", read);
        void ended.then(() => reject(new Error(`${command} ended:\n${output}`)));
      }),
    async stop() {
      process.off("exit", end);
      end();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const asJson = (expression: string) =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`;

/** Firefox, over WebDriver BiDi: Debian has no geckodriver, and Firefox speaks this protocol itself. */
async function openFirefox(): Promise<Browser> {
  const firefox = start(findDebianProgram("firefox-esr"), [
    "--headless",
    "--no-remote",
    "--remote-debugging-port=0",
  ]);
  const address = await firefox.line(/WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  let sent = 0;
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    sent += 1;
    const id = sent;
    const { promise, resolve } = Promise.withResolvers<Message>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await promise;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error}: ${message}`);
    return result ?? {};
  }
  await send("session.new", {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: "accept" } } },
  });
  const { contexts } = (await send("browsingContext.getTree", {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  return {
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async resize(width, height) {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    async evaluate(expression) {
      const answer = await send("script.evaluate", {
        expression: asJson(expression),
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === "exception")
        throw new Error(JSON.stringify(answer.exceptionDetails).slice(0, 1000));
      return JSON.parse((answer.result as { value: string }).value).value;
    },
    async perform(device, actions) {
      await send("input.performActions", { context, actions: [{ type: device, id: device, actions }] });
    },
    async close() {
      socket.close();
      await firefox.stop();
    },
  };
}

/** A port of this machine that nobody listens at. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** WebKitGTK, over WebDriver: its driver speaks no BiDi. It needs a screen. */
async function openWebKit(): Promise<Browser> {
  const program = findDebianProgram("WebKitWebDriver", "webkit2gtk-driver");
  const screen = start(findDebianProgram("Xvfb", "xvfb"), [
    "-displayfd",
    "1",
    "-screen",
    "0",
    "1280x1000x24",
  ]);
  const display = `:${await screen.line(/^(\d+)\n/m)}`;
  // It comes with the library that the driver needs, and is on nobody's path.
  const [miniBrowser] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
  const port = await freePort();
  const driver = start(program, [`--port=${port}`], {
    DISPLAY: display,
    GDK_BACKEND: "x11",
    // The sandbox does not start as root, and there is no graphics card.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  });
  async function send(method: string, command: string, body?: object): Promise<unknown> {
    const reply = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      headers: { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`${command}: ${JSON.stringify(value).slice(0, 1000)}`);
    return value;
  }
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))) await setTimeout(50);
  const { sessionId } = (await send("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: "accept",
        "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    async open(url) {
      await send("POST", `${session}/url`, { url });
    },
    async resize(width, height) {
      await send("POST", `${session}/window/rect`, { width, height });
    },
    async evaluate(expression) {
      const script = `return ${asJson(expression)}`;
      return JSON.parse(String(await send("POST", `${session}/execute/sync`, { script, args: [] }))).value;
    },
    async perform(device, actions) {
      await send("POST", `${session}/actions`, { actions: [{ type: device, id: device, actions }] });
    },
    async close() {
      await send("DELETE", session);
      await driver.stop();
      await screen.stop();
    },
  };
}

export const engines = { Firefox: openFirefox, WebKit: openWebKit };
