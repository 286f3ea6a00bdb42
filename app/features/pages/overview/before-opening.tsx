import { CircleCheck, CircleDashed } from "lucide-react";
import { Link } from "react-router";
import type { OriginalClaim } from "#app/features/staff/sample-content/sample-content.schema.ts";
import { PanelTitle } from "#app/ui/section-title.tsx";
import type { BeforeOpening } from "./overview.schema.ts";

type Step = { name: keyof BeforeOpening; to: string; title: string; text: string };

const steps: Step[] = [
  {
    name: "password",
    to: "/dashboard/settings",
    title: "Choose your own password",
    text: "Your current password was created by the installation or by another person.",
  },
  {
    name: "identity",
    to: "/dashboard/content/identity",
    title: "Enter the foundation's details",
    text: "Name, address and office hours, as shown on every page.",
  },
  {
    name: "phone",
    to: "/dashboard/content/identity",
    title: "Enter the phone number",
    text: "Families in need of blood call it.",
  },
  {
    name: "registrations",
    to: "/dashboard/content/identity",
    title: "Enter the registration numbers",
    text: "Each with a scan of the certificate and the register's page. Until then no page mentions a number.",
  },
  {
    name: "leaders",
    to: "/dashboard/content/messages",
    title: "Name the President and the Chairman",
    text: "With a portrait each.",
  },
  {
    name: "team",
    to: "/dashboard/content/team",
    title: "Name the board and the staff",
    text: "At least one person in each department, with a portrait.",
  },
  {
    name: "keeper",
    to: "/dashboard/content/giving",
    title: "Name who answers for the money",
    text: "With a portrait, for the page where people donate.",
  },
  {
    name: "photos",
    to: "/dashboard/content/programmes",
    title: "Add a photograph to each programme",
    text: "Of real work, with the consent of everybody on it. Until then a drawing stands there.",
  },
  {
    name: "accounts",
    to: "/dashboard/content/identity",
    title: "Enter the accounts for gifts",
    text: "Until then the site asks visitors not to send money.",
  },
  {
    name: "audits",
    to: "/dashboard/content/audits",
    title: "Upload the audited accounts",
    text: "A PDF for each year.",
  },
  {
    name: "figures",
    to: "/dashboard/content/figures",
    title: "Confirm the figures",
    text: "Give each a year and a source. You see there which ones contradict each other.",
  },
  {
    name: "claims",
    to: "/dashboard/content/claims",
    title: "Say what the site may claim",
    text: "That the foundation is registered and verified, and its rating.",
  },
  {
    name: "parts",
    to: "/dashboard/parts",
    title: "Choose what you use",
    text: "Turn off what your foundation does not need, such as requests for help or a newsletter.",
  },
  {
    name: "samples",
    to: "/dashboard/sample-content",
    title: "Remove the sample content",
    text: "Example posts, events and pictures that show how the site looks.",
  },
  {
    name: "mail",
    to: "/dashboard/system",
    title: "Set up the mail server",
    text: "Without one, receipts and confirmations wait in the outbox. Set SMTP_URL and OFFICE_EMAIL.",
  },
  {
    name: "backup",
    to: "/dashboard/system?backup=1",
    title: "Download a backup",
    text: "Keep it somewhere other than on this server.",
  },
];

/** What a foundation does before it opens the site to visitors, done or not; nothing once all of it is done. */
export function BeforeOpeningList({ done, claims }: { done: BeforeOpening; claims: OriginalClaim[] }) {
  const left = steps.filter(({ name }) => !done[name]);
  if (left.length === 0) return null;
  return (
    <section
      aria-labelledby="opening"
      className="wrap-anywhere mt-8 border-s-4 border-s-emerald bg-emerald-tint px-4 py-3"
    >
      <PanelTitle id="opening">Before you open</PanelTitle>
      <p className="figures text-sm text-soft">
        {steps.length - left.length} of {steps.length} done
      </p>
      <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {[...left, ...steps.filter(({ name }) => done[name])].map(({ name, to, title, text }) => {
          const Mark = done[name] ? CircleCheck : CircleDashed;
          return (
            <li key={name} className="grid grid-cols-[1.25rem_1fr] gap-x-2">
              <Mark
                aria-hidden="true"
                className={`mt-0.5 size-5 ${done[name] ? "text-emerald" : "text-pomegranate"}`}
              />
              <div>
                <Link to={to} className="text-link inline-block font-semibold">
                  <span className="sr-only">{done[name] ? "Done: " : "To do: "}</span>
                  {title}
                </Link>
                {!done[name] && <p className="text-sm text-soft">{text}</p>}
                {!done[name] && <Originals claims={claims.filter((claim) => claim.to === to)} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is still as it came with the program, in the words that visitors read. */
function Originals({ claims }: { claims: OriginalClaim[] }) {
  if (claims.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1 text-soft">Still the original: {claims.length}</summary>
      <ul className="figures list-disc ps-5">
        {claims.map(({ text, where }) => (
          <li key={`${where} ${text}`}>
            {text} <span className="text-soft">({where})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
