import { buttonStyle } from "#app/ui/button.tsx";
import { useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import type { siteWords } from "./site.words.ts";

/** The link that offers a text to send on WhatsApp. On another host: only after a press. */
export const whatsAppShare = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** A chat with us, with the text filled in. On another host: only after a press. */
export const whatsAppTo = (chat: string, text: string) =>
  `${chat}${chat.includes("?") ? "&" : "?"}text=${encodeURIComponent(text)}`;

/** How most visitors pass something on. @param props.text with the full address of what is shared */
export function ShareOnWhatsApp({ text }: { text: string }) {
  const t = useText<typeof siteWords>("site");
  const ui = useText<typeof uiWords>("ui");
  return (
    <a
      href={whatsAppShare(text)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle({ variant: "quiet" }, "not-on-paper")}
    >
      {t("shareOnWhatsApp")}
      <span className="sr-only"> {ui("newTab")}</span>
    </a>
  );
}
