import { useContext } from "react";
import { useHref } from "react-router";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { Ltr, useText } from "#app/ui/text.tsx";
import { SiteContext } from "./identity.ts";
import { ToWhatsApp } from "./share-on-whatsapp.tsx";
import type { siteWords } from "./site.words.ts";

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
