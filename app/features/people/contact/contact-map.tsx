import { commaIn } from "#app/contract/language.ts";
import { addressLine, type Identity, useIdentity } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import { mapHost } from "#content/hosts.ts";
import type { contactWords } from "./contact.words.ts";

/** How far the map reaches from the office, in degrees. */
const reach = { latitude: 0.011, longitude: 0.013 };

/** The map around the office, with a mark on it. */
function mapAround({ latitude, longitude }: Identity["location"]): string {
  const [west, east] = [longitude - reach.longitude, longitude + reach.longitude];
  const [south, north] = [latitude - reach.latitude, latitude + reach.latitude];
  const box = [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(",");
  const query = new URLSearchParams({ bbox: box, layer: "mapnik", marker: `${latitude},${longitude}` });
  return `${mapHost}/export/embed.html?${query}`;
}

/** The office on a map, which is asked of another host only after a press. Before it stand the address and a link. */
export function ContactMap() {
  const t = useText<typeof contactWords>("contact");
  const language = useLanguage();
  const identity = useIdentity();
  const { street, city, region, country } = identity.address;
  const written = addressLine(identity, language);
  const search = `${mapHost}/search?query=${encodeURIComponent(written)}`;
  return (
    <section id="map" aria-labelledby="map-title" className="border-t border-rule bg-sunk">
      <h2 id="map-title" className="sr-only">
        {t("officeOnMap")}
      </h2>
      <after-press>
        <template>
          <iframe
            src={mapAround(identity.location)}
            title={t("map", { address: written })}
            referrerPolicy="no-referrer"
            className="block h-[450px] w-full border-0"
          />
        </template>
        <div className="relative grid min-h-[450px] place-content-center justify-items-center overflow-hidden px-6 py-10 text-center">
          <Lattice name="map-lattice" className="page-lattice even absolute inset-0 text-rule" />
          <address className="relative font-display text-2xl not-italic">
            {street}
            <br />
            {[city, region, country].join(commaIn(language))}
          </address>
          <p className="relative mt-3 max-w-sm text-soft">{t("mapNote")}</p>
          <p className="relative mt-6 flex flex-wrap justify-center gap-3">
            <Button className="needs-script">{t("showMap")}</Button>
            <a
              href={search}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link inline-flex min-h-11 items-center"
            >
              {t("openMaps")}
              <span className="sr-only"> {t("inNewTab")}</span>
            </a>
          </p>
        </div>
      </after-press>
    </section>
  );
}
