import { expect, test } from "vitest";
import {
  contentMessages as messages,
  paperMaxBytes,
} from "#app/features/stories/content/content.messages.ts";
import { contents } from "#content/contents.ts";
import { listReferencedMedia } from "#server/db/media-columns.ts";
import { startTestApp } from "#tests/support/app.ts";
import { formWith, padded } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";

/* Papers of the foundation: certificates and audited accounts, CONTENT-10. */

const pdf = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");

async function start() {
  const app = await startTestApp();
  const token = await app.signIn();
  const upload = (bytes: Uint8Array, as: { token?: string } = { token }) =>
    app.call("uploadPaper", { ...as, form: formWith({}, { paper: { bytes, name: "a.pdf" } }) });
  return { app, token, upload };
}

test("a PDF is stored, handed out as a file to save, and stays while a content names it", async () => {
  const { app, token, upload } = await start();
  const { status, body } = await upload(pdf);
  expect(status).toBe(201);
  expect(body.path).toMatch(/^\/backendReact\/uploads\/documents\/[a-z0-9]+\.pdf$/);
  const file = await app.get(body.path);
  expect(file).toMatchObject({ status: 200, text: pdf.toString() });
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(file.headers.get("content-disposition")).toBe(
    `attachment; filename="${body.path.split("/").at(-1)}"`,
  );
  expect(file.headers.get("content-security-policy")).toContain("sandbox");

  const value = { accounts: [{ year: "2024-25", auditor: { en: "An auditor, Lahore" }, file: body.path }] };
  const saved = await app.call("saveContent", { token, json: { name: "audits", version: 0, value } });
  expect(saved.status).toBe(200);
  await app.deps.db.deleteFrom("uploaded_pictures").execute();
  const named = await listReferencedMedia(app.deps.db, app.deps.features);
  expect(named).toContain(body.path.replace("/backendReact/", ""));
});

test("a picture of a paper is taken too; anything else, and what is too large, is refused", async () => {
  const { app, upload } = await start();
  const { body } = await upload(await picture("jpeg"));
  expect(body.path).toMatch(/^\/backendReact\/uploads\/images\//);
  const refused = { status: 415, body: { success: false, message: messages.paperType } };
  expect(await upload(Buffer.from("<html><script>alert(1)</script></html>"))).toMatchObject(refused);
  expect(await upload(Buffer.from("PK\u0003\u0004 a zip"))).toMatchObject(refused);
  expect(await upload(padded(pdf, paperMaxBytes + 1))).toMatchObject({
    status: 413,
    body: { message: messages.paperSize },
  });
  expect(await upload(pdf, {})).toMatchObject({ status: 401 });
  expect((await app.get("/backendReact/uploads/images/0123.pdf")).status).toBe(404);
});

test("a year and a source stand at a shared figure that is there", async () => {
  const { app, token } = await start();
  const save = (figure: string) => {
    const value = structuredClone(contents.figures.defaults);
    value.sources.push({ figure, year: 2025, source: { en: "Registers" } });
    return app.call("saveContent", { token, json: { name: "figures", version: 0, value } });
  };
  expect(await save("pupils")).toMatchObject({
    status: 422,
    body: { faults: [{ path: "sources.0.figure", message: "There is no figure named {pupils}." }] },
  });
  expect((await save("students")).status).toBe(200);
});

test("a content names uploaded papers alone", async () => {
  const { app, token } = await start();
  const { identity } = contents;
  const save = (scan: string) => {
    const value = structuredClone(identity.defaults);
    Object.assign(value.registrations[0] ?? {}, { scan });
    return app.call("saveContent", { token, json: { name: "identity", version: 0, value } });
  };
  for (const scan of [
    "https://elsewhere.example/a.pdf",
    "/art/quilts.svg",
    "/backendReact/uploads/slips/a.pdf",
  ])
    expect((await save(scan)).status, scan).toBe(422);
  expect((await save("/backendReact/uploads/documents/0123456789ab.pdf")).status).toBe(200);
});
