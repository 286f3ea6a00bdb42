// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}

import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { defaultContent } from "#server/content.ts";
import { PageFrame } from "#tests/support/page-frame.tsx";
import { aboutWords } from "./about.words.ts";
import { AboutGlance } from "./about-glance.tsx";
import { AuditedAccounts } from "./audited-accounts.tsx";
import { MessageLetter } from "./message-letter.tsx";
import { departmentsShown, TeamDepartment } from "./team-department.tsx";

/* People are named only where staff have entered a name: ABOUT-08. */

afterEach(cleanup);

const Frame = ({ children }: { children: ReactNode }) => <PageFrame of={[aboutWords]}>{children}</PageFrame>;

const portrait = { src: "/art/portrait-teacher.svg", alt: "A woman in a green shawl" };

test("a letter without a name is signed with the role; with one, with both, and its portrait", () => {
  const { president } = defaultContent("messages");
  const other = { path: "/about-us/chairman-message", label: "Chairman's Message", title: "Another" };
  const { rerender } = render(
    <MessageLetter message={president} label="President's Message" other={other} />,
    {
      wrapper: Frame,
    },
  );
  const letter = screen.getByRole("article");
  expect(within(letter).getByText("The President").tagName).toBe("STRONG");
  expect(within(letter).queryByRole("img")).toBeNull();

  const named = { ...president, name: "A Name", portrait };
  rerender(<MessageLetter message={named} label="President's Message" other={other} />);
  expect(within(letter).getByText("A Name").tagName).toBe("STRONG");
  expect(within(letter).getByText("The President, Umeed Welfare Foundation, Lahore")).toBeTruthy();
  expect(within(letter).getByRole("img", { name: portrait.alt })).toBeTruthy();
});

test("a post shows its name and role, or the role alone, and a desk its mail where it has one", () => {
  const department = {
    name: "Programmes",
    task: "What is done",
    posts: [
      { role: "Programme lead, education", place: "Lahore" },
      { role: "Field officer", place: "Kasur", name: "A Name", portrait },
      { role: "Nurse", place: "Lahore", name: "Bano", sentence: "She drives the van, too." },
    ],
    subject: "About a programme",
    email: "programmes@umeed.example",
  };
  render(<TeamDepartment department={department} />, { wrapper: Frame });
  const [role, named, lettered] = screen.getAllByRole("listitem");
  expect(role?.textContent).toBe("Programme lead, educationLahore");
  expect(named?.textContent).toBe("A NameField officerKasur");
  // The letter in the place of a portrait.
  expect(lettered?.textContent).toBe("BBanoNurseLahoreShe drives the van, too.");
  expect(screen.getByRole("img", { name: portrait.alt })).toBeTruthy();
  // The address may break behind its @.
  expect(screen.getByRole("link", { name: /^programmes@ ?umeed\.example$/ }).getAttribute("href")).toBe(
    "mailto:programmes@umeed.example",
  );
  expect(screen.getByRole("link", { name: /Write to this department/ }).getAttribute("href")).toBe(
    "/contact?subject=About+a+programme",
  );
});

test("who leads the foundation is named where there is a name, and a registration without a number makes up none", () => {
  const leaders = [
    { role: "The President", path: "/about-us/president-message", letter: "First", summary: "One." },
    {
      role: "The Chairman",
      name: "A Name",
      path: "/about-us/chairman-message",
      letter: "Second",
      summary: "Two.",
    },
  ];
  const services = [{ slug: "health", title: "Health" }];
  const { registrations } = defaultContent("identity");
  render(<AboutGlance leaders={leaders} services={services} registrations={registrations} programmes={9} />, {
    wrapper: Frame,
  });
  expect(screen.getByText("The President")).toBeTruthy();
  expect(screen.getByText("A Name, The Chairman")).toBeTruthy();
  expect(screen.queryByText(/\bnumber\b/i), "what is empty is not promised").toBeNull();
  expect(screen.queryByRole("link", { name: /^The certificate/ })).toBeNull();
});

test("a registration shows its number and scan, and a year its accounts, once they are entered: ABOUT-09", () => {
  const scan = "/backendReact/uploads/documents/0123456789ab.pdf";
  const register = "https://register.example/search";
  const registration = {
    body: "Government of the Punjab",
    number: "RP/1234",
    scan,
    register,
    note: "Ask us.",
  };
  const glance = (registrations: (typeof registration)[]) => (
    <AboutGlance leaders={[]} programmes={9} services={[]} registrations={registrations} />
  );
  const { rerender } = render(glance([]), { wrapper: Frame });
  expect(screen.getByText("Ask us for copies of our registration papers.")).toBeTruthy();
  rerender(glance([registration]));
  expect(screen.getByText("Number RP/1234")).toBeTruthy();
  const certificate = screen.getByRole("link", { name: /^The certificate/ });
  expect(certificate.getAttribute("href")).toBe(scan);
  const lookUp = screen.getByRole("link", { name: /^Look it up in the register/ });
  expect(lookUp.getAttribute("href")).toBe(register);

  const account = { year: "2024-25", auditor: "An auditor, Lahore", file: "" };
  rerender(<AuditedAccounts accounts={[account]} />);
  expect(screen.queryByText(/audit/i)).toBeNull();
  rerender(<AuditedAccounts accounts={[{ ...account, file: scan }]} />);
  expect(screen.getByRole("link", { name: "Accounts of 2024-25" }).getAttribute("href")).toBe(scan);
});

test("once somebody is named, departments that name nobody are left out", () => {
  const { departments } = defaultContent("team");
  expect(departmentsShown(departments)).toEqual(departments);
  const named = { ...departments[0], posts: [{ role: "The President", place: "Lahore", name: "A Name" }] };
  expect(departmentsShown([named, ...departments.slice(1)])).toEqual([named]);
});
