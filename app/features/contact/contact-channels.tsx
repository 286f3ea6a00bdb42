import { Icon, type IconName } from "#app/ui/icon.tsx";
import { foundation } from "#content/foundation.ts";

const { street, city, country } = foundation.address;

const channels: { icon: IconName; name: string; text: string; href: string; outside?: true }[] = [
  { icon: "pin", name: "Visit", text: `${street}, ${city}, ${country}`, href: "#map" },
  { icon: "clock", name: "Call", text: foundation.phone.shown, href: foundation.phone.link },
  { icon: "mail", name: "Write", text: foundation.email, href: `mailto:${foundation.email}` },
  {
    icon: "link",
    name: "Follow",
    text: "Our page on Facebook",
    href: foundation.social.facebook,
    outside: true,
  },
];

/** The four direct ways to the foundation. */
export function ContactChannels() {
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
            {outside && <span className="sr-only">(opens in a new tab)</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
