import { useText } from "#app/ui/text.tsx";
import { type Identity, useIdentity } from "./identity.ts";
import type { siteWords } from "./site.words.ts";

type SocialNetwork = keyof Identity["social"];

/** Our own icons of the networks, 24 x 24. */
const marks: Record<SocialNetwork, string> = {
  facebook:
    "M13.6 21v-8h2.9l.5-3.4h-3.4V7.5c0-1 .4-1.7 1.8-1.7H17V2.9A20 20 0 0 0 14.6 2.7C12 2.7 10.2 4.2 10.2 7v2.6H7.2V13h3v8z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zm0 2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zm4.7-3.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z",
  twitter:
    "M3.5 4h5l3.9 5.4L17 4h2.3l-5.9 6.8L20.5 20h-5l-4.2-5.8L6.3 20H4l6.3-7.2zm2.9 1.6 10 12.8h1.2L7.7 5.6z",
  youtube:
    "M5.5 5.2C9.5 4.7 14.5 4.7 18.5 5.2c1.7.2 2.7 1.2 2.9 2.9.4 2.6.4 5.2 0 7.8-.2 1.7-1.2 2.7-2.9 2.9-4 .5-9 .5-13 0-1.7-.2-2.7-1.2-2.9-2.9-.4-2.6-.4-5.2 0-7.8.2-1.7 1.2-2.7 2.9-2.9zM10 8.6v6.8l5.8-3.4z",
  linkedin:
    "M4 9h3.7v11.5H4zm1.85-5.7a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM10 9h3.5v1.6c.6-1 1.8-1.9 3.6-1.9 3 0 4.4 1.9 4.4 5.2v6.6h-3.7v-6c0-1.7-.6-2.7-2-2.7-1.3 0-2.1.9-2.1 2.7v6H10z",
  whatsapp:
    "M12 2.8a9.2 9.2 0 0 0-7.9 13.9L2.9 21.1l4.5-1.2A9.2 9.2 0 1 0 12 2.8zm0 1.8a7.4 7.4 0 1 1-3.9 13.7l-.3-.2-2.4.6.6-2.3-.2-.4A7.4 7.4 0 0 1 12 4.6zM8.9 7.7c-.6 0-1.5.8-1.5 2 0 2.4 3.7 6.5 6.8 6.5 1.5 0 2.4-.9 2.4-1.8 0-.4-1.9-1.5-2.3-1.5-.4 0-.8 1-1.3 1-.8 0-3.1-2.1-3.1-2.8 0-.4.9-.8.9-1.3 0-.4-.9-2.1-1.4-2.1z",
};

type SocialLinksProps = {
  networks: SocialNetwork[];
  /** The accessible name of the list. */
  label: string;
  className?: string;
};

/**
 * The foundation's social profiles, as icons of at least 24 px with accessible names. They open in a new tab.
 */
export function SocialLinks({ networks, label, className = "" }: SocialLinksProps) {
  const t = useText<typeof siteWords>("site");
  const { social } = useIdentity();
  return (
    <ul aria-label={label} className={`flex flex-wrap items-center gap-px ${className}`}>
      {networks
        .filter((network) => social[network])
        .map((network) => (
          <li key={network}>
            <a
              href={social[network]}
              target="_blank"
              rel="noopener noreferrer"
              className="grid h-8 w-7 place-items-center rounded-sm text-on-band-soft transition-colors hover:text-on-band"
            >
              <svg
                viewBox="0 0 24 24"
                role="img"
                aria-label={t("inNewTab", { name: t(network) })}
                className="size-4.5"
                fill="currentColor"
                fillRule="evenodd"
              >
                <path d={marks[network]} />
              </svg>
            </a>
          </li>
        ))}
    </ul>
  );
}
