import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { foundation } from "#content/foundation.ts";
import { mapEmbed } from "#content/map.ts";

const { street, city, region, country } = foundation.address;
const written = `${street}, ${city}, ${region}, ${country}`;
const search = `https://www.openstreetmap.org/search?query=${encodeURIComponent(written)}`;

/** The office on a map, which is asked of another host only after a press. Before it stand the address and a link. */
export function ContactMap() {
  const [shown, setShown] = useState(false);
  return (
    <section id="map" aria-labelledby="map-title" className="border-t border-rule bg-sunk">
      <h2 id="map-title" className="sr-only">
        Our office on the map
      </h2>
      {shown ? (
        <iframe
          src={mapEmbed}
          title={`Map: ${written}`}
          referrerPolicy="no-referrer"
          className="block h-[450px] w-full border-0"
        />
      ) : (
        <div className="relative grid h-[450px] place-content-center justify-items-center overflow-hidden px-6 text-center">
          <Lattice className="page-lattice even absolute inset-0 text-rule" />
          <address className="relative font-display text-2xl not-italic">
            {street}
            <br />
            {city}, {region}, {country}
          </address>
          <p className="relative mt-3 max-w-sm text-soft">
            The map comes from OpenStreetMap, which then learns your address. Nothing is asked of it before.
          </p>
          <p className="relative mt-6 flex flex-wrap justify-center gap-3">
            <Button onClick={() => setShown(true)} className="needs-script">
              Show the map
            </Button>
            <a
              href={search}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link inline-flex min-h-11 items-center"
            >
              Open in maps<span className="sr-only"> (in a new tab)</span>
            </a>
          </p>
        </div>
      )}
    </section>
  );
}
