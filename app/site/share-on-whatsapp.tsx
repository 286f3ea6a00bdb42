import { QuietLink } from "#app/ui/links.tsx";
import { useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import type { siteWords } from "./site.words.ts";

/** The link that offers a text to send on WhatsApp. On another host: only after a press. */
export const whatsAppShare = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** A chat with us, with the text filled in. On another host: only after a press. */
export const whatsAppTo = (chat: string, text: string) =>
  `${chat}${chat.includes("?") ? "&" : "?"}text=${encodeURIComponent(text)}`;

type ToWhatsAppProps = { text: string; className?: string; children: string };

/** A link that opens WhatsApp with a text to send. */
export function ToWhatsApp({ text, className, children }: ToWhatsAppProps) {
  const ui = useText<typeof uiWords>("ui");
  return (
    <QuietLink href={whatsAppShare(text)} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> {ui("newTab")}</span>
    </QuietLink>
  );
}

/** How most visitors pass something on. @param props.text with the full address of what is shared */
export function ShareOnWhatsApp({ text }: { text: string }) {
  const t = useText<typeof siteWords>("site");
  return (
    <ToWhatsApp text={text} className="not-on-paper">
      {t("shareOnWhatsApp")}
    </ToWhatsApp>
  );
}
