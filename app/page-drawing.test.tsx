import { lazy, Suspense } from "react";
import { expect, test } from "vitest";
import { pageBytes } from "./page-bytes.server.ts";
import { withData } from "./page-data.server.ts";
import { drawPage } from "./page-drawing.server.tsx";
import { usePart } from "./ui/drawn-once.tsx";

const document = (content: React.ReactNode) => (
  <html lang="en">
    <body>{content}</body>
  </html>
);
const whole = (content: string) => `<!DOCTYPE html><html lang="en"><body>${content}</body></html>`;
/** Without what React may add: an empty head, and the marks of what was waited for. */
const plain = (html: string) => html.replace("<head></head>", "").replaceAll(/<!--\/?\$-->/g, "");
const unexpected = (error: unknown) => {
  throw error;
};

test("a page without anything to wait for is drawn whole", async () => {
  const { html } = await drawPage(document(<h1>Umeed &amp; friends</h1>), unexpected);
  expect(plain(html)).toBe(whole("<h1>Umeed &amp; friends</h1>"));
});

test.each(["with", "without"])(
  "a part whose code is still coming is waited for, %s a boundary",
  async (kind) => {
    const Part = lazy(async () => ({ default: () => <p>The clinic</p> }));
    const part =
      kind === "with" ? (
        <Suspense fallback={<p>Loading</p>}>
          <Part />
        </Suspense>
      ) : (
        <Part />
      );
    const first = await drawPage(document(part), unexpected);
    const next = await drawPage(document(part), unexpected);
    expect(plain(first.html)).toContain("<body><p>The clinic</p></body>");
    expect(plain(next.html)).toBe(plain(first.html));
  },
);

const Broken = () => {
  throw new Error("The well is dry");
};

test("a part that fails within a boundary is reported, and the page stands", async () => {
  const errors: unknown[] = [];
  const { html } = await drawPage(
    document(
      <>
        <h1>Umeed</h1>
        <Suspense fallback={<p>Later</p>}>
          <Broken />
        </Suspense>
      </>,
    ),
    (error) => void errors.push(error),
  );
  expect(errors).toEqual([new Error("The well is dry")]);
  expect(html).toContain("<h1>Umeed</h1>");
  expect(html).toContain("Later");
});

test("a page that fails says why, once", async () => {
  const errors: unknown[] = [];
  await expect(drawPage(document(<Broken />), (error) => void errors.push(error))).rejects.toThrow(
    "The well is dry",
  );
  expect(errors).toHaveLength(1);
});

test("a part drawn once stands where its mark is, and a mark that is none of ours stays a comment", async () => {
  const Part = ({ html }: { html: string }) => {
    const mark = usePart(() => ({ html }));
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark
    return <div dangerouslySetInnerHTML={{ __html: mark }} />;
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what somebody wrote into a post
  const foreign = <p key="foreign" dangerouslySetInnerHTML={{ __html: "<!--part 7-->" }} />;
  const { html, parts } = await drawPage(
    document([<Part key="1" html="<b>ایک</b>" />, foreign, <Part key="2" html="<i>two</i>" />]),
    unexpected,
  );
  const { body, parts: used } = pageBytes(html, parts);
  expect(body.toString()).toContain("<div><b>ایک</b></div><p><!--part 7--></p><div><i>two</i></div>");
  expect(used.map(String)).toEqual(["<b>ایک</b>", "<i>two</i>"]);
});

test("the data lies at the page's end, and nothing in it ends the script that it lies in", async () => {
  const data = JSON.stringify(["</script><script>alert(1)</script><!--", "اُمید"]);
  const context = {
    serverHandoffStream: new Blob([data]).stream(),
    renderMeta: { didRenderScripts: true },
  } as Parameters<typeof withData>[1];
  const page = await withData(whole("<h1>Umeed</h1>"), context);
  const [, written = ""] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(written)).toEqual(JSON.parse(data));
  expect(written).not.toContain("<");
  expect(page.endsWith("</script></body></html>")).toBe(true);
});

test("a page that carries no code carries no data", async () => {
  const context = { serverHandoffStream: new Blob(["[1]"]).stream(), renderMeta: {} };
  const page = whole("<h1>Umeed</h1>");
  expect(await withData(page, context as Parameters<typeof withData>[1])).toBe(page);
});
