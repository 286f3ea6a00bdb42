// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { contactRules } from "#app/features/people/contact/contact.form.ts";
import { contactWords } from "#app/features/people/contact/contact.words.ts";
import { formWords } from "#app/lib/form.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { PageWords } from "#tests/support/words.tsx";
import { PublicForm as PublicFormElement } from "./enhance/public-form.ts";
import { useFormRules } from "./form-state.ts";
import { EmailField, TextField } from "./input-fields.tsx";
import { PublicForm } from "./public-form.tsx";

/* What is wrong with a field is said when it is left: GIVE-08. */

customElements.define("public-form", PublicFormElement);

const form = textIn("en", formWords);

/** As the server sends it. */
function open() {
  const Page = () => (
    <PublicForm
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
    </PublicForm>
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  const parsed = document.createElement("div");
  parsed.innerHTML = renderToStaticMarkup(
    <PageWords of={[contactWords]}>
      <Stub />
    </PageWords>,
  );
  document.body.append(parsed);
  return userEvent.setup();
}

const email = () => screen.getByLabelText("Email");
const isMarked = (field: HTMLElement) => field.getAttribute("aria-invalid") === "true";

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

test("what is wrong is said when the field is left, and taken back while it is mended", async () => {
  const user = open();
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
  expect(screen.queryByText(form("badEmail"))).toBeNull();
  await user.pointer({ keys: "[/MouseLeft]" });
  expect(await screen.findByText(form("badEmail"))).toBeTruthy();
});

test("the page's answer takes the form's place, with what was typed meanwhile; the draft goes once it is received", async () => {
  let answer = (_html: string) => {};
  vi.stubGlobal("fetch", () => new Promise((resolve) => (answer = (html) => resolve(new Response(html)))));
  const user = open();
  const page = () => document.querySelector("public-form") as HTMLElement;
  const answered = page().outerHTML.replace("<public-form", '<public-form answer="refused"');
  await user.type(screen.getByLabelText("Name"), "Sana");
  expect(JSON.stringify({ ...sessionStorage })).toContain("Sana");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByRole("button", { name: "Sending..." }).getAttribute("aria-disabled")).toBe("true");
  await user.type(email(), "sana@home.example");
  answer(answered.replace('name="name"', 'name="name" value="Sana"'));
  await vi.waitFor(() => expect(page().getAttribute("answer")).toBe("refused"));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Sana");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("sana@home.example");

  await user.click(screen.getByRole("button", { name: "Send" }));
  answer('<public-form answer="good"><h2 tabindex="-1" data-focus>Thank you</h2></public-form>');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Thank you"));
  expect({ ...sessionStorage }).toEqual({});
  vi.unstubAllGlobals();
});
