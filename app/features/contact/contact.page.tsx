import type { MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { services } from "#app/services.server.ts";
import { formAnswer } from "#app/site/form-answer.ts";
import { headTags } from "#app/site/head-tags.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text } from "#app/ui/text.tsx";
import type { Route } from "./+types/contact.page.ts";
import { contactMessages } from "./contact.form.ts";
import { contactForm } from "./contact.service.server.ts";
import { ContactChannels } from "./contact-channels.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactMap } from "./contact-map.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = services(context);
  const token = await formToken(context, contactForm(app));
  const subject = new URL(request.url).searchParams.get("subject")?.trim().slice(0, 200) ?? "";
  return { token, subject, siteUrl: app.env.siteUrl };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, contactForm(services(context)));

/** CONTACT-04: one text for each way in which there is no answer. */
export const clientAction = formAnswer(contactMessages.unreachable);

export const headers = headersWithAction;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const description = "Write, call or visit us in Lahore, or ask for a meeting with our senior staff.";
  return headTags(matches, { title: "Contact us", description, path: "/contact" });
}

/** CONTACT-02. */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, subject, siteUrl } = loaderData;
  return (
    <>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative grid items-end gap-x-16 gap-y-7 pt-14 pb-9 sm:pt-20 lg:grid-cols-[1.25fr_1fr]">
          <div>
            <p className="label text-emerald">Contact us</p>
            <h1 className="mt-3 text-title">We read every message</h1>
            <p className="mt-4 max-w-xl text-lg text-soft">
              A person in our Lahore office reads your message and answers it.
            </p>
          </div>
          <HoursAndBlood />
        </div>
      </header>
      <ContactChannels siteUrl={siteUrl} />
      <div className="page-width grid items-start gap-x-16 gap-y-12 py-14 lg:grid-cols-[1.25fr_1fr] lg:py-20">
        <ContactForm token={token} subject={subject} posted={actionData} />
        <MeetupSteps />
      </div>
      <ContactMap />
    </>
  );
}

/** When somebody is there, and the way of those who cannot wait until then. */
function HoursAndBlood() {
  const { hours } = useIdentity();
  return (
    <dl className="grid gap-y-5 border-s-4 border-pomegranate bg-raised p-5">
      <div>
        <dt className="label text-soft">Office hours</dt>
        <Text as="dd" text={hours} className="mt-1" />
      </div>
      <div>
        <dt className="label text-pomegranate">Does somebody need blood?</dt>
        <dd className="mt-2">
          <LinkButton to="/registration/blood-request" variant="danger">
            I need blood
          </LinkButton>
        </dd>
      </div>
    </dl>
  );
}

const steps = [
  {
    title: "Proposal submission",
    text: "Tell us in the form what you would like to discuss and what you hope to achieve.",
  },
  {
    title: "Senior review",
    text: "One of our senior staff reads it within 24 hours and says yes, no, or asks a question.",
  },
  {
    title: "Secure scheduling link",
    text: "You get a personal link to choose a time for a 1:1 meeting, in Lahore or by phone.",
  },
];

/** How to meet the people who decide. */
function MeetupSteps() {
  return (
    <section aria-labelledby="meetup" className="border-s-2 border-emerald ps-7 lg:ps-10">
      <PartTitle id="meetup">Prioritized Senior Meetup Process</PartTitle>
      <p className="mt-3 text-soft">For partners, donors and officials who need a decision.</p>
      <ol className="mt-7 grid gap-7">
        {steps.map(({ title, text }, place) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
            <span aria-hidden="true" className="relative grid size-9 place-items-center text-emerald">
              <Star outline className="absolute inset-0 size-9" />
              <span className="figures relative text-sm font-semibold">{place + 1}</span>
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
