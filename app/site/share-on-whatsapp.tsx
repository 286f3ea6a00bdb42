import { buttonStyle } from "#app/ui/button-style.ts";

/** The link that offers a text to send on WhatsApp. On another host: only after a press. */
export const whatsAppShare = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** A chat with us, with the text filled in. On another host: only after a press. */
export const whatsAppTo = (chat: string, text: string) =>
  `${chat}${chat.includes("?") ? "&" : "?"}text=${encodeURIComponent(text)}`;

/** How most visitors pass something on. @param props.text with the full address of what is shared */
export function ShareOnWhatsApp({ text }: { text: string }) {
  return (
    <a
      href={whatsAppShare(text)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle({ variant: "quiet" }, "not-on-paper")}
    >
      Share on WhatsApp
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
