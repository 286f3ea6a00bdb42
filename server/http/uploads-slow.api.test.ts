import { once } from "node:events";
import { expect, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { pictureQueue } from "#server/media/staging.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { nothingStored } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";
import { openConnection, type RawConnection } from "#tests/support/raw-connection.ts";

/* Uploads over slow lines, and what becomes of those that are refused while they are sent. */

const host = "Host: umeed.example";
const event = { title: "Eye camp", date: "2026-12-01", location: "Kasur", description: "For all" };

/** The head and the body of a form that adds an event with a picture. */
async function uploadOf(token: string): Promise<{ head: string[]; body: Buffer }> {
  const field = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = Object.entries(event).map(([name, value]) => field(name, value));
  const body = Buffer.concat([
    Buffer.from(fields.join("")),
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`),
    await picture("jpeg", 400, 300),
    Buffer.from("\r\n--b--\r\n"),
  ]);
  const head = [
    ...["POST /backendReact/api_add_event.php HTTP/1.1", host, `Authorization: Bearer ${token}`],
    ...["Content-Type: multipart/form-data; boundary=b", `Content-Length: ${body.length}`],
    ...["Connection: close", "", ""],
  ];
  return { head, body };
}

const eventsOf = async (app: TestApp) => (await app.call("listEvents")).body.length;

/** A JSON body of which most never comes. */
const stoppedJson = (app: TestApp) =>
  openConnection(
    app,
    ...["POST /backendReact/api_send_contact_form.php HTTP/1.1", host, "Content-Type: application/json"],
    ...["Content-Length: 100", "", "{"],
  );

test("an upload may take longer than the time of other bodies, as long as bytes come", async () => {
  const app = await startTestApp({ connections: { request: 200 } });
  const { head, body } = await uploadOf(await app.signIn());
  const half = Math.floor(body.length / 2);
  const upload = openConnection(app, ...head);
  upload.socket.write(body.subarray(0, half));
  // When the time of other bodies is over, that of the upload is not.
  expect(await stoppedJson(app).closed).toMatch(/^HTTP\/1\.1 408 /);
  upload.socket.write(body.subarray(half));
  expect(await upload.closed).toMatch(/^HTTP\/1\.1 201 /);
  expect(await eventsOf(app)).toBe(1);
});

test("an upload that stops is answered before its connection is closed, and nothing of it stays", async () => {
  const app = await startTestApp({ connections: { stalled: 200 } });
  const { head, body } = await uploadOf(await app.signIn());
  const upload = openConnection(app, ...head);
  upload.socket.write(body.subarray(0, body.length - 20));
  const reply = await upload.closed;
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
  expect(reply).toContain(serverMessages.tooSlow);
  await nothingStored(app);
  expect(await eventsOf(app)).toBe(0);
});

test("the time in which the server works on an upload does not count: its reply arrives", async () => {
  const app = await startTestApp({ connections: { stalled: 200 } });
  const { head, body } = await uploadOf(await app.signIn());
  const release = Promise.withResolvers<void>();
  const before = pictureQueue.run("pictures", () => release.promise);
  const upload = openConnection(app, ...head);
  upload.socket.write(body);
  // A connection that was opened later is closed for its silence.
  await openConnection(app, "").closed;
  release.resolve();
  await before;
  expect(await upload.closed).toMatch(/^HTTP\/1\.1 201 /);
  expect(await eventsOf(app)).toBe(1);
});

/** Waits for what the server has written so far. */
async function readUntil({ socket }: RawConnection, pattern: RegExp): Promise<string> {
  let received = "";
  while (!pattern.test(received)) {
    const [chunk] = await once(socket, "data");
    received += chunk;
  }
  return received;
}

const announced = 12 * 1024 * 1024;
const early: [string, number, string[]][] = [
  ["without a session", 401, ["POST /backendReact/api_add_event.php HTTP/1.1"]],
  ["that is too large", 413, ["POST /backendReact/transfer-reports HTTP/1.1"]],
  ["to a page", 413, ["POST /donate-bank-form HTTP/1.1"]],
  ["to no call", 404, ["POST /backendReact/nothing HTTP/1.1"]],
];

test.for(early)(
  "an upload %s is answered %i while it is sent, and the connection goes on",
  async ([, status, lines]) => {
    const app = await startTestApp();
    const upload = openConnection(
      app,
      ...[
        ...lines,
        host,
        "Content-Type: multipart/form-data; boundary=b",
        `Content-Length: ${announced}`,
        "",
        "",
      ],
    );
    expect(await readUntil(upload, /\r\n\r\n/)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const piece = Buffer.alloc(1024 * 1024);
    for (let sent = 0; sent < announced; sent += piece.length) {
      if (!upload.socket.write(piece)) await once(upload.socket, "drain");
    }
    upload.socket.write(["GET /healthz HTTP/1.1", host, "", ""].join("\r\n"));
    expect(await readUntil(upload, /HTTP\/1\.1 \d+ /)).toMatch(/HTTP\/1\.1 200 /);
  },
);
