import type { MouseEvent } from "react";
import { phoneLink } from "#app/lib/phone.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Icon, LineIcon } from "#app/ui/icon.tsx";

const signs = {
  chat: "M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5",
  phone:
    "M5 4h4l1.5 4.5-2 2a12 12 0 0 0 5 5l2-2L20 15v4c0 .8-.7 1.5-1.5 1.5-8 0-15-7-15-15C3.5 4.7 4.2 4 5 4z",
  mail: "M3 6h18v12H3zM3 7.5l9 6.5 9-6.5",
};

const round =
  "fixed right-4 bottom-4 grid size-14 cursor-pointer place-items-center rounded-full bg-emerald text-on-emerald shadow-raised transition-colors hover:bg-emerald-deep";

/**
 * The floating contact button with three ways to reach us. A popover: it opens and closes without JavaScript;
 * with it, choosing a link closes it too.
 */
export function ContactMenu() {
  const { phone, email, social } = useIdentity();
  const links = [
    { sign: signs.chat, name: "WhatsApp", about: "Chat with us", href: social.whatsapp },
    { sign: signs.phone, name: "Call us", about: phone, href: phoneLink(phone) },
    { sign: signs.mail, name: "Write to us", about: email, href: `mailto:${email}` },
  ].filter(({ href }) => href !== "");
  return (
    <>
      <button type="button" popoverTarget="contact-menu" className={`z-20 ${round}`}>
        <LineIcon path={signs.chat} className="size-6" />
        <span className="sr-only">Contact us</span>
      </button>
      <nav id="contact-menu" popover="auto" aria-label="Contact us" className="contact-menu">
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
        <ul className="contact-links absolute right-4 bottom-22 w-68 overflow-hidden rounded-md border border-rule bg-raised shadow-raised">
          {links.map(({ sign, name, about, href }) => (
            <li key={name} className="border-b border-rule last:border-0">
              <a
                href={href}
                onClick={closeMenu}
                target="_blank"
                rel="noopener noreferrer"
                className="flex min-h-16 items-center gap-3.5 px-5 py-2 no-underline hover:bg-sunk"
              >
                <LineIcon path={sign} className="size-5.5 shrink-0 text-emerald" />
                <span className="leading-snug">
                  <span className="block font-semibold">{name}</span>
                  <span className="figures block text-sm text-soft">{about}</span>
                </span>
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
        <button type="button" popoverTarget="contact-menu" popoverTargetAction="hide" className={round}>
          <Icon name="close" className="size-6" />
          <span className="sr-only">Close</span>
        </button>
      </nav>
    </>
  );
}

function closeMenu({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
