// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { type Language, pathIn } from "#app/contract/language.ts";
import { textIn } from "#app/lib/words.server.ts";
import { newsletterFormWords } from "#app/parts/newsletter/newsletter.words.ts";
import { EmailForm as EmailFormElement } from "#app/site/enhance/email-form.ts";
import { PageWords } from "#tests/support/words.tsx";
import { EmailForm } from "./email-form.tsx";

customElements.define("email-form", EmailFormElement);

const t = textIn("en", newsletterFormWords);

const formIn = (language: Language) => {
  const t = textIn(language, newsletterFormWords);
  return {
    ...{ id: "newsletter", title: t("title"), about: t("about"), page: "/newsletter", call: "newsletter" },
    ...{ label: t("email"), placeholder: t("placeholder"), submit: t("subscribe"), token: "signed" },
    ...{ failed: t("failed"), badEmail: t("badEmail") },
  };
};

const show = (language: Language = "en") =>
  render(
    <MemoryRouter basename={pathIn(language, "/")} initialEntries={[pathIn(language, "/")]}>
      <PageWords language={language}>
        <EmailForm {...formIn(language)} />
      </PageWords>
    </MemoryRouter>,
  );

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Your email address" });

async function subscribe(...responses: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => (responses.shift() ?? Response.error)());
  vi.stubGlobal("fetch", fetch);
  show();
  await userEvent.type(field(), "reader@home.example");
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  return { sent: () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init.body))) };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("it posts to /newsletter with the form trap when there is no JavaScript", () => {
  show();
  const form = field().form;
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/newsletter"]);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    email: "",
    website: "",
    form_token: "signed",
  });
  expect(field().placeholder).toBe("Enter your email address");
  expect(field().type).toBe("email");
});

test("thanks are shown under the field, which is empty again", async () => {
  const { sent } = await subscribe(() => Response.json({ success: true, message: "Almost done." }));
  expect(await screen.findByText("Almost done.")).toBeTruthy();
  expect(field().value).toBe("");
  expect(sent()).toEqual([{ email: "reader@home.example", website: "", form_token: "signed" }]);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ["a refusal", () => Response.json({ success: false, message: "Wait." }, { status: 429 }), "Wait."],
  ["a failing server", () => new Response("x", { status: 500 }), t("failed")],
  ["no network", () => Promise.reject(new TypeError("none")), t("failed")],
])("the message for %s is shown, and the address stays", async (_case, respond, message) => {
  await subscribe(respond);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field().value).toBe("reader@home.example");
  expect(field().getAttribute("aria-invalid")).toBe("true");
});

test("an expired token is left out on the next try", async () => {
  const { sent } = await subscribe(
    () => Response.json({ success: false, message: "Again." }, { status: 422 }),
    () => Response.json({ success: true, message: "Done." }),
  );
  await screen.findByText("Again.");
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  await screen.findByText("Done.");
  expect(sent()[1]).toEqual({ email: "reader@home.example", website: "" });
});

test("in Urdu it posts to the Urdu page, and the script sends and says Urdu", async () => {
  const ur = textIn("ur", newsletterFormWords);
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.error());
  vi.stubGlobal("fetch", fetch);
  show("ur");
  const typed = screen.getByRole<HTMLInputElement>("textbox", { name: ur("email") });
  expect(typed.form?.getAttribute("action")).toBe("/ur/newsletter");
  await userEvent.type(typed, "reader@home.example");
  await userEvent.click(screen.getByRole("button", { name: ur("subscribe") }));
  expect(await screen.findByText(ur("failed"))).toBeTruthy();
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({ language: "ur" });
});

test("what is no address is said when the field is left, and taken back when it is one", async () => {
  const badEmail = "Please enter a valid email address.";
  show();
  await userEvent.type(field(), "reader@home");
  await userEvent.tab();
  expect(screen.getByText(badEmail)).toBeTruthy();
  expect(field().getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(field(), ".example");
  await userEvent.tab();
  expect(screen.queryByText(badEmail)).toBeNull();
  expect(field().getAttribute("aria-invalid")).toBeNull();
});
