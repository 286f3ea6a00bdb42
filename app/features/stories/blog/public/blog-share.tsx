import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { whatsAppShare } from "#app/site/share-on-whatsapp.tsx";
import type { siteWords } from "#app/site/site.words.ts";
import { Button, buttonStyle } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useText } from "#app/ui/text.tsx";

type Network = "facebook" | "twitter" | "linkedin" | "whatsapp";

/** The share links of the networks: Facebook, Twitter, LinkedIn, and WhatsApp, which most visitors use. */
export function shareLinks(url: string, title: string): { network: Network; href: string }[] {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return [
    { network: "facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { network: "twitter", href: `https://twitter.com/intent/tweet?url=${link}&text=${text}` },
    { network: "linkedin", href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { network: "whatsapp", href: whatsAppShare(`${title} ${url}`) },
  ];
}

type BlogShareProps = { url: string; title: string };

/** Plain links: nothing is loaded from a network before one is followed. */
export function BlogShare({ url, title }: BlogShareProps) {
  const t = useText<typeof blogWords>("blog");
  const site = useText<typeof siteWords>("site");
  return (
    <section
      aria-label={t("shareStory")}
      data-copy={url}
      data-done={t("linkCopied")}
      data-failed={t("linkNotCopied")}
      className="group/copy not-on-paper mx-auto mt-8 max-w-[40rem] pb-8"
    >
      <h2 className="text-center font-display text-xl">{t("share")}</h2>
      <ul className="mt-4 flex flex-wrap justify-center gap-2">
        {shareLinks(url, title).map(({ network, href }) => (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle({ variant: "quiet", size: "small" }, "min-h-10")}
              aria-label={t("shareOn", { network: site(network) })}
            >
              {site(network)}
            </a>
          </li>
        ))}
        <li className="needs-script">
          <Button variant="quiet" size="small" className="min-h-10">
            <Icon name="link" className="size-4 group-data-copied/copy:hidden" />
            <Icon name="check" className="hidden size-4 group-data-copied/copy:inline" />
            {t("copyLink")}
          </Button>
        </li>
      </ul>
      <p role="status" className="mt-3 min-h-6 text-center text-sm text-soft" />
    </section>
  );
}
