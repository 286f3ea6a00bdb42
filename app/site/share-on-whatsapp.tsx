import { useContext } from "react";
import { useHref } from "react-router";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { QuietLink } from "#app/ui/links.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { Ltr, useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import { SiteContext } from "./identity.ts";
import type { siteWords } from "./site.words.ts";

/** The link that offers a text to send on WhatsApp. On another host: only after a press. */
export const whatsAppShare = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** A chat with us, with the text filled in. On another host: only after a press. */
export const whatsAppTo = (chat: string, text: string) =>
  `${chat}${chat.includes("?") ? "&" : "?"}text=${encodeURIComponent(text)}`;

type ToWhatsAppProps = { text: string; className?: string; children: string };

function ToWhatsApp({ text, className, children }: ToWhatsAppProps) {
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

type KeepItProps = {
  /** What it is, with its number: the first line of what is kept. */
  text: string;
  /** The page where it is seen again. */
  path: string;
  className?: string;
};

/** For whoever has no email: a number and its page, to copy or to send to oneself. Nothing is requested before a press. */
export function KeepIt({ text, path, className = "" }: KeepItProps) {
  const t = useText<typeof siteWords>("site");
  const url = `${useContext(SiteContext)?.siteUrl ?? ""}${useHref(path)}`;
  const kept = `${text}\n${url}`;
  return (
    <section aria-labelledby="keep" className={`border-t border-rule pt-5 ${className}`}>
      <PanelTitle id="keep">{t("keep")}</PanelTitle>
      <p className="mt-1 text-soft">{t("keepText")}</p>
      <p className="figures mt-3 text-sm wrap-anywhere">
        <Ltr>{url}</Ltr>
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <ToWhatsApp text={kept}>{t("sendToMyself")}</ToWhatsApp>
        <CopyButton text={kept} what={t("keptAddress")} />
      </p>
    </section>
  );
}
