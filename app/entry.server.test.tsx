import { lazy, type ReactNode, Suspense } from "react";
import { expect, test } from "vitest";
import { renderWhole } from "./entry.server.tsx";

const nonce = "test-nonce";
const document = (content: ReactNode) => (
  <html lang="en">
    <body>{content}</body>
  </html>
);
const unexpected = (error: unknown) => {
  throw error;
};

test("a lazily loaded part is waited for and rendered in its place", async () => {
  const Part = lazy(async () => ({ default: () => <p>The clinic</p> }));
  const page = document(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  );
  const html = await renderWhole(page, nonce, unexpected);
  expect(html).toContain("<p>The clinic</p>");
  expect(html).not.toContain("Loading");
  expect(html).not.toContain("<script");
});

const Broken = () => {
  throw new Error("The well is dry");
};

test("a part that fails within a boundary is reported, and the page is rendered", async () => {
  const errors: unknown[] = [];
  const page = document(
    <>
      <h1>Umeed</h1>
      <Suspense fallback={<p>Later</p>}>
        <Broken />
      </Suspense>
    </>,
  );
  const html = await renderWhole(page, nonce, (error) => void errors.push(error));
  expect(errors).toEqual([new Error("The well is dry")]);
  expect(html).toContain("<h1>Umeed</h1>");
  expect(html).toContain("Later");
});

test("a page that fails reports its error, once", async () => {
  const errors: unknown[] = [];
  const rendering = renderWhole(document(<Broken />), nonce, (error) => void errors.push(error));
  await expect(rendering).rejects.toThrow("The well is dry");
  expect(errors).toHaveLength(1);
});
