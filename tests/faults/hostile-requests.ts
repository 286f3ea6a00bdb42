import fc from "fast-check";

/*
 * Requests as nobody should send them, drawn from the OpenAPI document: the right fields with wrong values, the
 * wrong fields, the wrong forms. fast-check makes them from a seed, so that a run can be repeated.
 */

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

export type HostileRequest = {
  operation: string;
  method: string;
  path: string;
  signedIn: boolean;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
};

const fragments = [
  "",
  " ",
  "\0",
  "a\0b",
  "'; drop table users; --",
  "' or '1'='1",
  "%",
  "_",
  "\\",
  "%00",
  "../../../../etc/passwd",
  "..\\..\\windows",
  "/backendReact/uploads/images/../../umeed.sqlite",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "<script>alert(1)</script>",
  "<svg onload=alert(1)>",
  "{{7*7}}",
  "=1+1",
  "\r\nSet-Cookie: a=b",
  "اُمید",
  "🧑‍🤝‍🧑🏽",
  "\ud800",
  "\u202e",
  "ﷺ".repeat(50),
  "9".repeat(400),
  "-1",
  "0",
  "1",
  "1e309",
  "NaN",
  "true",
  "null",
  "[]",
  "2026-02-30",
  "0000-00-00",
  "2026-11-21",
  "25:99",
  "#12345G",
  "__proto__",
  "constructor",
  "data:image/png;base64,////",
  "data:image/svg+xml;base64,PHN2Zy8+",
  "x".repeat(10_000),
];

const odd = fc.oneof(
  fc.constantFrom<unknown>(...fragments),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
  fc.string({ unit: "binary", maxLength: 50 }),
  fc.constantFrom<unknown>([], {}, [[]], [null], { a: { b: { c: [] } } }, Array(1000).fill(0)),
  fc.integer(),
);

const proto = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "_method", "id", "length");

/** A value for a schema: often a fitting one, so that the fuzz gets past the first rule. */
function valueFor(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 4) return odd;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, depth + 1)), odd);
  if (schema.allOf) return fc.oneof(...schema.allOf.map((part) => valueFor(part, depth + 1)));
  if (schema.const !== undefined) return fc.oneof(fc.constant(schema.const), odd);
  if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), odd);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "object":
      return objectFor(schema, depth);
    case "array":
      return fc.oneof(fc.array(valueFor(schema.items ?? {}, depth + 1), { maxLength: 4 }), odd);
    case "integer":
    case "number":
      return fc.oneof(fc.integer({ min: 0, max: 20 }), odd);
    case "boolean":
      return fc.oneof(fc.boolean(), odd);
    default:
      return fc.oneof(
        fc.constantFrom(
          "Lahore",
          "reader@home.example",
          "A plain text.",
          "2026-12-01",
          "/blogs",
          "+923001234567",
        ),
        fc.string({ maxLength: 30 }),
        odd,
      );
  }
}

function objectFor(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const fields = fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, valueFor(property, depth + 1)])),
    { requiredKeys: [] },
  );
  const extra = fc.dictionary(fc.oneof(proto, fc.string({ maxLength: 10 })), odd, { maxKeys: 3 });
  return fc.oneof(
    { weight: 6, arbitrary: fields },
    { weight: 2, arbitrary: fc.tuple(fields, extra).map(([known, more]) => ({ ...known, ...more })) },
    { weight: 1, arbitrary: odd },
  );
}

type Body = { type: string; body: string | Uint8Array<ArrayBuffer> };
const bytes = (text: string | Buffer) => new Uint8Array(Buffer.from(text as string));

const asJson = (value: unknown): Body => ({ type: "application/json", body: JSON.stringify(value) ?? "" });

/** The same value as a multipart form, some of its fields as files, some twice. */
function asMultipart(value: unknown, boundary: string, twist: number): Body {
  const parts = Object.entries(value && typeof value === "object" ? value : { value }).flatMap(
    ([name, field], index) => {
      const text = typeof field === "string" ? field : JSON.stringify(field);
      const file = (index + twist) % 4 === 0 ? `; filename="../${name}.png"\r\ncontent-type: image/png` : "";
      const safe = name.replace(/["\r\n]/g, "");
      const part = `--${boundary}\r\ncontent-disposition: form-data; name="${safe}"${file}\r\n\r\n${text}\r\n`;
      return twist % 3 === 0 ? [part, part] : [part];
    },
  );
  const end = twist % 5 === 0 ? "" : `--${boundary}--\r\n`;
  return { type: `multipart/form-data; boundary=${boundary}`, body: parts.join("") + end };
}

const spoil = (whole: Body, how: number): Body => {
  const text = String(whole.body);
  switch (how) {
    case 0:
      return { ...whole, body: text.slice(0, Math.floor(text.length / 2)) };
    case 1:
      return { ...whole, type: "text/plain" };
    case 2:
      return { ...whole, type: "application/x-www-form-urlencoded" };
    case 3:
      return { ...whole, body: bytes(Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x7b, 0x7d])) };
    case 4:
      return { ...whole, body: "[".repeat(5000) };
    case 5:
      return { ...whole, body: `{"a":${'{"a":'.repeat(2000)}1${"}".repeat(2000)}}` };
    case 6:
      return { ...whole, body: text.replace(/^\{/, '{"title":"one","title":"two",') };
    case 7:
      return { ...whole, type: "multipart/form-data" };
    case 8:
      return { ...whole, type: "application/json; charset=utf-16" };
    default:
      return whole;
  }
};

/** Any request to any call of the document. */
export function hostileRequests(document: OpenApi): fc.Arbitrary<HostileRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
    const queryValues = fc.record(
      Object.fromEntries(query.map(({ name, schema }) => [name, valueFor(schema)])),
      { requiredKeys: [] },
    );
    const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
    const value = schema ? valueFor(schema) : odd;
    return fc
      .record({
        values: queryValues,
        value,
        signedIn: fc.integer({ min: 0, max: 9 }).map((roll) => roll > 1),
        multipart: fc.integer({ min: 0, max: 9 }).map((roll) => roll > 6),
        twist: fc.nat(30),
        spoiling: fc.integer({ min: 0, max: 40 }),
      })
      .map(({ values, value: payload, signedIn, multipart, twist, spoiling }) => {
        const search = new URLSearchParams();
        for (const [name, text] of Object.entries(values)) {
          search.append(name, String(text).slice(0, 2000));
          if (twist % 7 === 0) search.append(name, "twice");
        }
        const whole = multipart ? asMultipart(payload, `b${twist}`, twist) : asJson(payload);
        const sent = method === "GET" ? undefined : spoil(whole, spoiling);
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
