// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import { LiveForm } from "#app/features/giving/transfer-reports/public/live-form.tsx";
import { contactRules } from "#app/features/people/contact/contact.form.ts";
import { contactWords } from "#app/features/people/contact/contact.words.ts";
import { formWords } from "#app/lib/form.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { PageWords } from "#tests/support/words.tsx";
import { PublicForm as PublicFormElement } from "./enhance/public-form.ts";
import { EmailField, TextField } from "./form-fields.tsx";
import { useFormRules } from "./form-state.ts";
import { PublicForm } from "./public-form.tsx";

/* What is wrong with a field is said when it is left: GIVE-08. */

customElements.define("public-form", PublicFormElement);

const form = textIn("en", formWords);

function open(Form: typeof PublicForm | typeof LiveForm) {
  const Page = () => (
    <Form
      path="/"
      title="Write to us"
      token={undefined}
      posted={undefined}
      rules={useFormRules<typeof contactWords>(contactRules, "contact")}
      texts={{ submit: "Send", sending: "Sending...", unreachable: "No answer." }}
      next={() => null}
    >
      <TextField name="name" label="Name" />
      <EmailField label="Email" />
    </Form>
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  render(
    <PageWords of={[contactWords]}>
      <Stub />
    </PageWords>,
  );
  return userEvent.setup();
}

const email = () => screen.getByLabelText("Email");
const isMarked = (field: HTMLElement) => field.getAttribute("aria-invalid") === "true";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe.for([
  ["a page of React", LiveForm],
  ["the script of a page that only tells", PublicForm],
] as const)("on %s", ([_, Form]) => {
  test("what is wrong is said when the field is left, and taken back while it is mended", async () => {
    const user = open(Form);
    await user.type(email(), "reader@home");
    expect(screen.queryByText(form("badEmail"))).toBeNull();
    await user.tab();
    expect(screen.getByText(form("badEmail"))).toBeTruthy();
    expect(isMarked(email())).toBe(true);
    await user.type(email(), ".example");
    expect(screen.queryByText(form("badEmail"))).toBeNull();
    expect(isMarked(email())).toBe(false);
  });

  test("a field that is only passed is not missing; one that was emptied is", async () => {
    const user = open(Form);
    await user.click(screen.getByLabelText("Name"));
    await user.tab();
    expect(isMarked(screen.getByLabelText("Name"))).toBe(false);
    await user.type(screen.getByLabelText("Name"), "Sana");
    await user.clear(screen.getByLabelText("Name"));
    await user.tab();
    expect(isMarked(screen.getByLabelText("Name"))).toBe(true);
  });

  test("nothing appears between the two halves of a press", async () => {
    const user = open(Form);
    await user.type(email(), "reader@home");
    await user.pointer({ keys: "[MouseLeft>]", target: screen.getByLabelText("Name") });
    expect(screen.queryByText(form("badEmail"))).toBeNull();
    await user.pointer({ keys: "[/MouseLeft]" });
    expect(await screen.findByText(form("badEmail"))).toBeTruthy();
  });
});
