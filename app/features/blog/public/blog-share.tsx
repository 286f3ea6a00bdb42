import { whatsAppShare } from "#app/site/share-on-whatsapp.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useCopy } from "#app/ui/use-copy.ts";

/** The share links of the networks: Facebook, Twitter, LinkedIn, and WhatsApp, which most visitors use. */
export function shareLinks(url: string, title: string): { name: string; href: string }[] {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: "Twitter", href: `https://twitter.com/intent/tweet?url=${link}&text=${text}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { name: "WhatsApp", href: whatsAppShare(`${title} ${url}`) },
  ];
}

type BlogShareProps = { url: string; title: string };

/** Plain links: nothing is loaded from a network before one is followed. */
export function BlogShare({ url, title }: BlogShareProps) {
  const [result, copy] = useCopy();
  return (
    <section aria-label="Share this story" className="not-on-paper mx-auto mt-8 max-w-[40rem] pb-8">
      <h2 className="text-center font-display text-xl">Share</h2>
      <ul className="mt-4 flex flex-wrap justify-center gap-2">
        {shareLinks(url, title).map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle({ variant: "quiet", size: "small" }, "min-h-10")}
              aria-label={`Share on ${name} (opens in a new tab)`}
            >
              {name}
            </a>
          </li>
        ))}
        <li className="needs-script">
          <Button variant="quiet" size="small" className="min-h-10" onClick={() => void copy(url)}>
            {result === "copied" ? (
              <Icon name="check" className="size-4" />
            ) : (
              <Icon name="link" className="size-4" />
            )}
            Copy link
          </Button>
        </li>
      </ul>
      <p role="status" className="mt-3 min-h-6 text-center text-sm text-soft">
        {result === "copied" && "The link is copied."}
        {result === "failed" && "The link could not be copied. You can copy it from the address bar."}
      </p>
    </section>
  );
}
