import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { phoneLink } from "#app/lib/phone.ts";
import { content } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf, useIdentity } from "#app/site/identity.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/donation.page.ts";
import { areAccountsEntered, donationAccounts } from "./donation-accounts.ts";
import { DonationSlip } from "./donation-slip.tsx";

/** What a gift can be given for beside the programmes: it may be spent on that alone. */
const funds = [
  { slug: "zakat", title: "Zakat" },
  { slug: "sadqah", title: "Sadqah" },
  { slug: "fitrana", title: "Fitrana" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { programmes } = await content(context, "programmes");
  const all = [...funds, ...programmes.map(({ slug, title }) => ({ slug, title }))];
  const asked = new URL(request.url).searchParams.get("fund");
  return { funds: all, fund: all.find(({ slug }) => slug === asked) };
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return headTags(siteOf(matches), {
    title: "Donate",
    description:
      "Send a gift by JazzCash, EasyPaisa or bank transfer: the foundation's accounts, how to name what it is for, and how the receipt comes.",
    path: "/donate",
  });
}

/** The foundation's accounts, and how to give. Reads the same without JavaScript. */
export default function DonationPage({ loaderData: { funds, fund } }: Route.ComponentProps) {
  const identity = useIdentity();
  const note = fund?.title ?? "General";
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-12 pt-10 pb-20 lg:grid-cols-[1fr_1.05fr] lg:pt-16">
      <div className="lg:sticky lg:top-28">
        <p className="label text-emerald">{identity.name}</p>
        <h1 data-no-overlay className="mt-3 text-title">
          {fund ? `Give for: ${fund.title}` : "Give, and know where it went"}
        </h1>
        <p className="mt-4 max-w-xl text-lg text-soft">
          You send the money yourself, from your own bank or wallet, to an account in the foundation's name.
          No card number is asked for here.
        </p>
        <ol className="mt-9 max-w-xl">
          <Step place={1} title="Send any amount">
            Choose an account, copy its number and send from your app or at a counter.
          </Step>
          <Step place={2} title="Say what it is for">
            Write <strong className="font-semibold">{note}</strong> into the note of the transfer. What has a
            name is spent on that alone.
          </Step>
          <Step place={3} title="Tell us, and get the receipt">
            Write to us with the amount and the day. An official receipt for your tax return comes back within
            one working day.
          </Step>
        </ol>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to="/contact?subject=I%20have%20sent%20a%20gift">I have sent a gift</LinkButton>
          <a href={phoneLink(identity.phone)} className="text-link figures inline-flex min-h-11 items-center">
            {identity.phone}
          </a>
        </p>
      </div>
      <div data-no-overlay>
        {!areAccountsEntered(identity) && (
          <Notice tone="bad" className="mb-6" role="note">
            <strong className="font-semibold">Please do not send money yet.</strong> The foundation has not
            entered its accounts on this site: the numbers of zeros below are placeholders. Call or write to
            us, and we tell you where to send.
          </Notice>
        )}
        <h2 className="sr-only">Our accounts</h2>
        <ul className="grid gap-6">
          {donationAccounts(identity).map((account) => (
            <li key={account.id}>
              <DonationSlip account={account} note={note} />
            </li>
          ))}
        </ul>
        <p className="mt-6 flex items-start gap-3 text-sm text-soft">
          <Icon name="seal" className="size-5 shrink-0 text-emerald" />
          Each account is in the name of {identity.name}. We never ask you to send money to a person.
        </p>
        <nav aria-label="What a gift can be for" className="double-rule mt-10 pt-5">
          <p className="font-display text-xl font-semibold">Is it for something in particular?</p>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            {funds.map(({ slug, title }) => (
              <li key={slug}>
                <a
                  href={`/donate?fund=${slug}`}
                  aria-current={slug === fund?.slug ? "true" : undefined}
                  className="inline-flex min-h-8 items-center text-soft underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-emerald"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

function Step({ place, title, children }: { place: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-4">
      <span aria-hidden="true" className="figures font-display text-2xl font-semibold text-emerald">
        {place}
      </span>
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-soft">{children}</p>
      </div>
    </li>
  );
}
