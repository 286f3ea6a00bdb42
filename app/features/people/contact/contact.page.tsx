import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { commaIn, linkIn, withoutSite } from "#app/contract/language.ts";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { addressLine, type Identity, useHasPage, useIdentity } from "#app/site/identity.ts";
import { formPage } from "#app/site/plain-page.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton, TextLink } from "#app/ui/links.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Ltr, Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import { mapHost } from "#content/hosts.ts";
import type { Route } from "./+types/contact.page.ts";
import { contactForm, contactGuard } from "./contact.service.server.ts";
import { contactWords } from "./contact.words.ts";
import { ContactForm } from "./contact-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = deps(context);
  const token = await formToken(context, { guard: contactGuard(app) });
  const subject = new URL(request.url).searchParams.get("subject")?.trim().slice(0, 200) ?? "";
  return { token, subject, siteUrl: app.env.siteUrl, words: wordsOf(context, contactWords) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, contactForm(deps(context), languageOf(context)));

export const headers = headersWithAction;
export const handle = formPage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof contactWords>(matches, "contact");
  return headTags(matches, { title: t("title"), description: t("description"), path: "/contact" });
}

/** CONTACT-02. */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, subject, siteUrl } = loaderData;
  const t = useText<typeof contactWords>("contact");
  return (
    <>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative grid items-end gap-x-16 gap-y-7 pt-14 pb-9 sm:pt-20 lg:grid-cols-[1.25fr_1fr]">
          <div>
            <p className="label text-emerald">{t("title")}</p>
            <h1 className="mt-3 text-title">{t("heading")}</h1>
            <p className="mt-4 max-w-xl text-lg text-soft">{t("lead")}</p>
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
  const t = useText<typeof contactWords>("contact");
  const { hours } = useIdentity();
  const hasHelp = useHasPage("/help");
  return (
    <dl className="grid gap-y-5 border-s-4 border-pomegranate bg-raised p-5">
      <div>
        <dt className="label text-soft">{t("hours")}</dt>
        <Text as="dd" text={hours} className="mt-1" />
      </div>
      <div>
        <dt className="label text-pomegranate">{t("bloodNeeded")}</dt>
        <dd className="mt-2">
          <LinkButton to="/registration/blood-request" variant="danger">
            {t("needBlood")}
          </LinkButton>
        </dd>
      </div>
      {hasHelp && (
        <div>
          <dt className="label text-soft">{t("helpNeeded")}</dt>
          <dd className="mt-1">
            <TextLink to="/help">{t("askForHelp")}</TextLink>
          </dd>
        </div>
      )}
    </dl>
  );
}

const steps = [
  ["proposal", "proposalText"],
  ["review", "reviewText"],
  ["scheduling", "schedulingText"],
] as const;

/** How to meet the people who decide. */
function MeetupSteps() {
  const t = useText<typeof contactWords>("contact");
  return (
    <section aria-labelledby="meetup" className="border-s-2 border-emerald ps-7 lg:ps-10">
      <PartTitle id="meetup">{t("meetup")}</PartTitle>
      <p className="mt-3 text-soft">{t("meetupFor")}</p>
      <ol className="mt-7 grid gap-7">
        {steps.map(([title, text], place) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
            <span aria-hidden="true" className="relative grid size-9 place-items-center text-emerald">
              <Star outline className="absolute inset-0 size-9" />
              <span className="figures relative text-sm font-semibold">{place + 1}</span>
            </span>
            <div>
              <h3 className="text-xl">{t(title)}</h3>
              <p className="mt-1 text-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Channel = { icon: IconName; name: string; text: ReactNode; href: string; outside?: true };

/** The four direct ways to the foundation. @param props.siteUrl this site, where staff name no other website */
function ContactChannels({ siteUrl }: { siteUrl: string }) {
  const t = useText<typeof contactWords>("contact");
  const ui = useText<typeof uiWords>("ui");
  const language = useLanguage();
  const { address, phone, email, website = siteUrl } = useIdentity();
  const channels: Channel[] = [
    {
      icon: "pin",
      name: t("visit"),
      text: [address.street, address.city, address.country].join(commaIn(language)),
      href: "#map",
    },
    { icon: "phone", name: t("call"), text: <Ltr>{phone}</Ltr>, href: phoneLink(phone) },
    { icon: "mail", name: t("write"), text: <Ltr>{email}</Ltr>, href: `mailto:${email}` },
    {
      icon: "link",
      name: t("website"),
      text: <Ltr>{website.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "")}</Ltr>,
      // Of this site, the page in the reader's language: ALL-28n.
      href: language === "en" ? website : linkIn(language, withoutSite(website.replace(/\/$/, ""), siteUrl)),
      outside: true,
    },
  ];
  return (
    <ul className="page-width grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
      {channels.map(({ icon, name, text, href, outside }) => (
        <li key={name} className="border-t border-rule-strong">
          <a
            href={href}
            {...(outside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
            className="group grid min-h-24 grid-cols-[1.75rem_1fr] items-start gap-x-3 py-5"
          >
            <Icon name={icon} className="mt-1 size-5 text-emerald" />
            <span>
              <span className="block font-display text-xl font-semibold">{name}</span>
              <span className="figures mt-1 block text-soft decoration-1 underline-offset-4 group-hover:underline">
                {text}
              </span>
            </span>
            {outside && <span className="sr-only">{ui("newTab")}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How far the map reaches from the office, in degrees. */
const reach = { latitude: 0.011, longitude: 0.013 };

/** The map around the office, with a mark on it. */
function mapAround({ latitude, longitude }: Identity["location"]): string {
  const [west, east] = [longitude - reach.longitude, longitude + reach.longitude];
  const [south, north] = [latitude - reach.latitude, latitude + reach.latitude];
  const box = [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(",");
  const query = new URLSearchParams({ bbox: box, layer: "mapnik", marker: `${latitude},${longitude}` });
  return `${mapHost}/export/embed.html?${query}`;
}

/** The office on a map, which is asked of another host only after a press. Before it stand the address and a link. */
function ContactMap() {
  const t = useText<typeof contactWords>("contact");
  const language = useLanguage();
  const identity = useIdentity();
  const { street, city, region, country } = identity.address;
  const written = addressLine(identity, language);
  const search = `${mapHost}/search?query=${encodeURIComponent(written)}`;
  return (
    <section id="map" aria-labelledby="map-title" className="border-t border-rule bg-sunk">
      <h2 id="map-title" className="sr-only">
        {t("officeOnMap")}
      </h2>
      <after-press>
        <template>
          <iframe
            src={mapAround(identity.location)}
            title={t("map", { address: written })}
            referrerPolicy="no-referrer"
            className="block h-[450px] w-full border-0"
          />
        </template>
        <div className="relative grid min-h-[450px] place-content-center justify-items-center overflow-hidden px-6 py-10 text-center">
          <Lattice name="map-lattice" className="page-lattice even absolute inset-0 text-rule" />
          <address className="relative font-display text-2xl not-italic">
            {street}
            <br />
            {[city, region, country].join(commaIn(language))}
          </address>
          <p className="relative mt-3 max-w-sm text-soft">{t("mapNote")}</p>
          <p className="relative mt-6 flex flex-wrap justify-center gap-3">
            <Button className="needs-script">{t("showMap")}</Button>
            <a
              href={search}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link inline-flex min-h-11 items-center"
            >
              {t("openMaps")}
              <span className="sr-only"> {t("inNewTab")}</span>
            </a>
          </p>
        </div>
      </after-press>
    </section>
  );
}
