import type { ReactNode } from "react";
import { phoneLink } from "#app/lib/phone.ts";
import { useIdentity } from "#app/site/identity.ts";
import type { siteWords } from "#app/site/site.words.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Ltr, useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";

type Way = { icon: IconName; name: string; about: ReactNode; href: string };

const round =
  "fixed end-4 bottom-4 grid size-14 cursor-pointer place-items-center rounded-full bg-emerald text-on-emerald shadow-raised transition-colors hover:bg-emerald-deep";

/**
 * The floating contact button with three ways to reach us. A popover: it opens and closes without JavaScript;
 * with it, choosing a link closes it too (home-script.ts).
 */
export function ContactMenu() {
  const t = useText<typeof siteWords>("site");
  const ui = useText<typeof uiWords>("ui");
  const { phone, email, social } = useIdentity();
  const links: Way[] = [
    { icon: "chat", name: t("whatsapp"), about: t("chatWithUs"), href: social.whatsapp },
    { icon: "phone", name: t("callUs"), about: <Ltr>{phone}</Ltr>, href: phoneLink(phone) },
    { icon: "mail", name: t("writeToUs"), about: <Ltr>{email}</Ltr>, href: `mailto:${email}` },
  ];
  return (
    <>
      <button type="button" popoverTarget="contact-menu" className={`z-20 ${round}`}>
        <Icon name="chat" className="size-6" />
        <span className="sr-only">{t("contactUs")}</span>
      </button>
      <nav id="contact-menu" popover="auto" aria-label={t("contactUs")} className="contact-menu">
        {/* The popover's own backdrop passes clicks through to the page: this one only closes. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          popoverTarget="contact-menu"
          popoverTargetAction="hide"
          data-backdrop
          className="absolute inset-0 bg-scrim"
        />
        <ul className="contact-links absolute end-4 bottom-22 w-68 overflow-hidden rounded-md border border-rule bg-raised shadow-raised">
          {links
            .filter(({ href }) => href !== "")
            .map(({ icon, name, about, href }) => (
              <li key={name} className="border-b border-rule last:border-0">
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="flex min-h-16 items-center gap-3.5 px-5 py-2 no-underline hover:bg-sunk"
                >
                  <Icon name={icon} className="size-5.5 shrink-0 text-emerald" />
                  <span className="leading-snug">
                    <span className="block font-semibold">{name}</span>
                    <span className="figures block text-sm text-soft">{about}</span>
                  </span>
                  <span className="sr-only">{ui("newTab")}</span>
                </a>
              </li>
            ))}
        </ul>
        <button type="button" popoverTarget="contact-menu" popoverTargetAction="hide" className={round}>
          <Icon name="close" className="size-6" />
          <span className="sr-only">{ui("close")}</span>
        </button>
      </nav>
    </>
  );
}
