import type { ReactNode } from "react";
import { commaIn, linkIn, withoutSite } from "#app/contract/language.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Ltr, useLanguage, useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import type { contactWords } from "./contact.words.ts";

type Channel = { icon: IconName; name: string; text: ReactNode; href: string; outside?: true };

/** The four direct ways to the foundation. @param props.siteUrl this site, where staff name no other website */
export function ContactChannels({ siteUrl }: { siteUrl: string }) {
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
