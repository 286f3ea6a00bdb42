import fc from "fast-check";
import { farValues, HostileFile, odd, type Schema, validFor, valueFor } from "./hostile-values.ts";

/*
 * Hostile requests, generated from the OpenAPI document: valid fields with invalid values, unknown fields,
 * wrong content types. fast-check generates them from a seed, so that a run can be repeated.
 */

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

export type HostileRequest = {
  operation: string;
  method: string;
  path: string;
  signedIn: boolean;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | undefined;
};

type Body = { type: string; body: Buffer<ArrayBuffer> };

const asJson = (value: unknown): Body => ({
  type: "application/json",
  body: Buffer.from(JSON.stringify(value) ?? ""),
});

/** The same value as a multipart form, some texts as files, some fields twice. */
function asMultipart(value: unknown, boundary: string, variant: number): Body {
  const parts = Object.entries(value && typeof value === "object" ? value : { value }).flatMap(
    ([name, field], index) => {
      const text = typeof field === "string" ? field : JSON.stringify(field);
      const asFile = new HostileFile(`../${name}.png`, "image/png", Buffer.from(text ?? ""));
      const file = field instanceof HostileFile ? field : (index + variant) % 4 === 0 ? asFile : undefined;
      const safe = (word: string) => word.replace(/["\r\n]/g, "");
      const named = file ? `; filename="${safe(file.name)}"\r\ncontent-type: ${file.type}` : "";
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${safe(name)}"${named}\r\n\r\n`;
      const part = [Buffer.from(head), file?.bytes ?? Buffer.from(text ?? ""), Buffer.from("\r\n")];
      return variant % 3 === 0 ? [...part, ...part] : part;
    },
  );
  const end = Buffer.from(variant % 5 === 0 ? "" : `--${boundary}--\r\n`);
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat([...parts, end]) };
}

const corrupt = (whole: Body, how: number): Body => {
  switch (how) {
    case 0:
      return { ...whole, body: whole.body.subarray(0, Math.floor(whole.body.length / 2)) };
    case 1:
      return { ...whole, type: "text/plain" };
    case 2:
      return { ...whole, type: "application/x-www-form-urlencoded" };
    case 3:
      return { ...whole, body: Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x7b, 0x7d]) };
    case 4:
      return { ...whole, body: Buffer.from("[".repeat(5000)) };
    case 5:
      return { ...whole, body: Buffer.from(`{"a":${'{"a":'.repeat(2000)}1${"}".repeat(2000)}}`) };
    case 6:
      return {
        ...whole,
        body: Buffer.from(whole.body.toString().replace(/^\{/, '{"title":"one","title":"two",')),
      };
    case 7:
      return { ...whole, type: "multipart/form-data" };
    case 8:
      return { ...whole, type: "application/json; charset=utf-16" };
    default:
      return whole;
  }
};

/** One request for each number of each call that is far beyond any row; what else the call takes is valid. */
export function farNumberRequests(document: OpenApi, files: readonly HostileFile[]): HostileRequest[] {
  const valid = (schema: Schema, name: string) =>
    fc.sample(validFor(schema, files, name), { numRuns: 1, seed: 1 })[0];
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, parameters = [], requestBody }]) => {
      const query = parameters.filter((parameter) => parameter.in === "query");
      const needed = query.filter(({ required }) => required);
      const json = requestBody?.content["application/json"]?.schema;
      const fields = Object.entries(json?.properties ?? {});
      const request = (values: Record<string, unknown>, body: unknown): HostileRequest => {
        const search = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, `${value}`]));
        return {
          operation: operationId,
          method: method.toUpperCase(),
          path: search.size > 0 ? `${path}?${search}` : path,
          signedIn: true,
          headers: body === undefined ? {} : { "content-type": "application/json" },
          body: body === undefined ? undefined : asJson(body).body,
        };
      };
      const usual = Object.fromEntries(needed.map(({ name, schema }) => [name, valid(schema, name)]));
      const whole = json && (valid(json, "") as Record<string, unknown>);
      return [
        ...query.flatMap(({ name, schema }) =>
          farValues(schema).map((far) => request({ ...usual, [name]: far }, whole)),
        ),
        ...fields.flatMap(([name, schema]) =>
          farValues(schema).map((far) => request(usual, { ...whole, [name]: far })),
        ),
      ];
    }),
  );
}

/** Requests to any call of the document, with these files in its file fields. */
export function hostileRequests(
  document: OpenApi,
  files: readonly HostileFile[],
): fc.Arbitrary<HostileRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
    const queryValues = fc.record(
      Object.fromEntries(query.map(({ name, schema }) => [name, valueFor(schema, files)])),
      { requiredKeys: [] },
    );
    const { "application/json": json, "multipart/form-data": form } = operation.requestBody?.content ?? {};
    const valid = (wanted: typeof json) => (wanted ? valueFor(wanted.schema, files) : odd);
    // Forms for JSON calls, too; for multipart calls mostly forms.
    const body = fc.oneof(
      { weight: form ? 3 : 7, arbitrary: valid(json ?? form).map((value) => () => asJson(value)) },
      {
        weight: form ? 7 : 3,
        arbitrary: valid(form ?? json).map(
          (value) => (variant: number) => asMultipart(value, `b${variant}`, variant),
        ),
      },
    );
    return fc
      .record({
        values: queryValues,
        body,
        signedIn: fc.integer({ min: 0, max: 9 }).map((roll) => roll > 1),
        variant: fc.nat(30),
        spoiling: fc.integer({ min: 0, max: 40 }),
      })
      .map(({ values, body: write, signedIn, variant, spoiling }) => {
        const search = new URLSearchParams();
        for (const [name, text] of Object.entries(values)) {
          search.append(name, String(text).slice(0, 2000));
          if (variant % 7 === 0) search.append(name, "twice");
        }
        const sent = method === "GET" ? undefined : corrupt(write(variant), spoiling);
        return {
          operation: operation.operationId,
          method,
          path: search.size > 0 ? `${path}?${search}` : path,
          signedIn,
          headers: sent ? { "content-type": sent.type } : ({} as Record<string, string>),
          body: sent?.body,
        };
      });
  });
}
