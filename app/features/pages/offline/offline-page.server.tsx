import { renderToStaticMarkup } from "react-dom/server";
import { directionOf } from "#app/contract/language.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Site } from "#app/site/identity.ts";
import { Ltr } from "#app/ui/text.tsx";
import { offlineWords } from "./offline.words.ts";

/**
 * What a visitor sees without a network: the phone still works. A document of its own, without scripts, which could not
 * be loaded; the service worker keeps it with its style sheet and its picture (service-worker.js lists them).
 */
export function offlinePage({
  identity: { name, phone, hours },
  language,
}: Pick<Site, "identity" | "language">): string {
  const t = textIn(language, offlineWords);
  const page = (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{t("title", { name })}</title>
        <link rel="stylesheet" href="/offline.css" />
      </head>
      <body>
        <main>
          <img src="/art/offline.svg" alt="" width={480} height={360} />
          <h1>{t("heading")}</h1>
          <p>{t("text")}</p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for */}
            <a href="" className="again">
              {t("again")}
            </a>
          </p>
          <p className="call">
            {t("urgent")}{" "}
            <a href={phoneLink(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
            {language === "ur" ? "۔ " : ". "}
            {hours}
          </p>
          <p className="name">{name}</p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
