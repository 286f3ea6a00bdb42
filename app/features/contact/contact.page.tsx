import type { MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { services } from "#app/services.server.ts";
import { formAnswer } from "#app/site/form-answer.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import type { Route } from "./+types/contact.page.ts";
import { contactMessages } from "./contact.form.ts";
import { contactForm } from "./contact.service.server.ts";
import { ContactChannels } from "./contact-channels.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactMap } from "./contact-map.tsx";
import { HoursAndBlood } from "./hours-and-blood.tsx";
import { MeetupSteps } from "./meetup-steps.tsx";

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
  return headTags(siteOf(matches), { title: "Contact us", description, path: "/contact" });
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
