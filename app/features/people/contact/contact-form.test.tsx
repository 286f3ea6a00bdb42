// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { formWords } from "#app/lib/form.words.ts";
import { PageWords } from "#tests/support/words.tsx";
import { contactWords } from "./contact.words.ts";
import { ContactForm } from "./contact-form.tsx";

afterEach(cleanup);

test("a refusal without words of the server is said in the form's own: CONTACT-03a", () => {
  const form = <ContactForm token="signed" subject="" posted={{ good: false, message: "" }} />;
  const router = createMemoryRouter([{ path: "/", element: form }]);
  render(
    <PageWords of={[contactWords, formWords]}>
      <RouterProvider router={router} />
    </PageWords>,
  );
  expect(screen.getByRole("status").textContent).toBe("Submission failed. Please try again.");
  expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
});
