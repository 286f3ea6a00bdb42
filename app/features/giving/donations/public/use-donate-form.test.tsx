// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { donationWords } from "#app/features/giving/donations/donations.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { PageWords } from "#tests/support/words.tsx";
import { readDonateLink } from "./donate-link.ts";
import { useDonateForm } from "./use-donate-form.ts";

const link = readDonateLink(new URLSearchParams(), []);

function Form() {
  const { form, onBlur, edited, write, errorOf } = useDonateForm({ link, posted: undefined });
  const preset = () => {
    write("amount", "500");
    edited();
  };
  return (
    <form ref={form} onBlur={onBlur} onInput={edited}>
      <input name="amount" aria-label="Amount" />
      <input name="email" aria-label="Email" />
      <button type="button" onClick={preset}>
        PKR 500
      </button>
      <p role="status">{errorOf("amount") ?? errorOf("email")}</p>
    </form>
  );
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test("what is wrong with the amount or the address is said when the field is left: GIVE-08", async () => {
  const t = textIn("en", donationWords);
  const Stub = createRoutesStub([{ path: "/", Component: Form }]);
  render(
    <PageWords of={[donationWords]}>
      <Stub />
    </PageWords>,
  );
  const user = userEvent.setup();
  const said = () => screen.getByRole("status").textContent;
  const amount = screen.getByLabelText("Amount");
  for (const [typed, fault] of [
    ["", t("noAmount")],
    ["fifty", t("unreadableAmount")],
    ["99", t("tooSmall")],
    ["2 500 Rs", ""],
  ]) {
    await user.clear(amount);
    if (typed) await user.type(amount, typed);
    await user.tab();
    expect(said(), typed).toBe(fault);
  }
  await user.clear(amount);
  await user.click(screen.getByRole("button", { name: "PKR 500" }));
  await expect.poll(said).toBe("");
  await user.click(screen.getByLabelText("Email"));
  await user.tab();
  expect(said()).toBe("");
  await user.type(screen.getByLabelText("Email"), "donor@home");
  await user.tab();
  expect(said()).toBe(t("badEmail"));
});
