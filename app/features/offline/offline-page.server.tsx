import { renderToStaticMarkup } from "react-dom/server";
import { phoneLink } from "#app/lib/phone.ts";
import type { Identity } from "#app/site/identity.ts";
import { Ltr } from "#app/ui/ltr.tsx";

/**
 * What a visitor sees without a network: the phone still works. A document of its own, without scripts, which could not
 * be loaded; the service worker keeps it with its style sheet and its picture (service-worker.js lists them).
 */
export function offlinePage({ name, phone, hours }: Identity): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`No connection | ${name}`}</title>
        <link rel="stylesheet" href="/offline.css" />
      </head>
      <body>
        <main>
          <img src="/art/offline.svg" alt="" width={480} height={360} />
          <h1>There is no connection</h1>
          <p>Your device has no internet connection at the moment. Nothing that you have sent is lost.</p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for */}
            <a href="" className="again">
              Try again
            </a>
          </p>
          <p className="call">
            Is it urgent? Call us:{" "}
            <a href={phoneLink(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
            . {hours}
          </p>
          <p className="name">{name}</p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
