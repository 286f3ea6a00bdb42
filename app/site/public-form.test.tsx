// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { contactRules } from "#app/features/people/contact/contact.form.ts";
import { contactWords } from "#app/features/people/contact/contact.words.ts";
import { formWords } from "#app/lib/form.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { PageWords } from "#tests/support/words.tsx";
import { EmailField, TextField } from "./form-fields.tsx";
import { PublicForm } from "./public-form.tsx";
import { useFormRules } from "./use-public-form.ts";

/* What is wrong with a field is said when it is left: GIVE-08. */

const badEmail = textIn("en", formWords)("badEmail");

function Form() {
  return (
    <PublicForm
      path="/"
      title="Write to us"
      token={undefined}
      posted={undefined}
      rules={useFormRules<typeof contactWords>(contactRules, "contact")}
      texts={{ submit: "Send", sending: "Sending..." }}
      next={null}
    >
      <TextField name="name" label="Name" />
      <EmailField label="Email" />
    </PublicForm>
  );
}

function open() {
  const Stub = createRoutesStub([{ path: "/", Component: Form }]);
  render(
    <PageWords of={[contactWords]}>
      <Stub />
    </PageWords>,
  );
  return userEvent.setup();
}

const email = () => screen.getByLabelText("Email");
const isMarked = (field: HTMLElement) => field.getAttribute("aria-invalid") === "true";

afterEach(cleanup);

test("what is wrong is said when the field is left, and taken back while it is mended", async () => {
  const user = open();
  await user.type(email(), "reader@home");
  expect(screen.queryByText(badEmail)).toBeNull();
  await user.tab();
  expect(screen.getByText(badEmail)).toBeTruthy();
  expect(isMarked(email())).toBe(true);
  await user.type(email(), ".example");
  expect(screen.queryByText(badEmail)).toBeNull();
  expect(isMarked(email())).toBe(false);
});

test("a field that is only passed is not missing; one that was emptied is", async () => {
  const user = open();
  await user.click(screen.getByLabelText("Name"));
  await user.tab();
  expect(isMarked(screen.getByLabelText("Name"))).toBe(false);
  await user.type(screen.getByLabelText("Name"), "Sana");
  await user.clear(screen.getByLabelText("Name"));
  await user.tab();
  expect(isMarked(screen.getByLabelText("Name"))).toBe(true);
});

test("nothing appears between the two halves of a press", async () => {
  const user = open();
  await user.type(email(), "reader@home");
  await user.pointer({ keys: "[MouseLeft>]", target: screen.getByLabelText("Name") });
  expect(screen.queryByText(badEmail)).toBeNull();
  await user.pointer({ keys: "[/MouseLeft]" });
  expect(await screen.findByText(badEmail)).toBeTruthy();
});
