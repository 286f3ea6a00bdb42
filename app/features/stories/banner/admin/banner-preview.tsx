import { ArrowRight, Menu, Pause, Play, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type Banner, bannerLink, stripNetworks } from "#app/features/stories/banner/banner.messages.ts";
import { useIdentity } from "#app/site/identity.ts";
import { SocialLinks } from "#app/site/social-links.tsx";
import { Button } from "#app/ui/button.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text } from "#app/ui/text.tsx";
import "./banner-preview.css";

/**
 * The strip with what is in the form now, as computers and phones show it. It moves, and can be paused and hidden. Its
 * two parts are cells of the form's grid: the computer takes the first row, the phone stands beside the fields.
 */
export function BannerPreview({ banner }: { banner: Banner }) {
  const [shown, setShown] = useState(true);
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <>
      <div className="min-w-0 lg:col-span-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="me-auto text-lg">Live preview</h2>
          {shown && (
            <Button
              variant="quiet"
              size="small"
              aria-label={paused ? "Play preview" : "Pause preview"}
              className="motion-reduce:hidden"
              onClick={() => setPaused(!paused)}
            >
              <Icon aria-hidden="true" className="size-4" />
              {paused ? "Play" : "Pause"}
            </Button>
          )}
          <Button variant="quiet" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? "Hide Preview" : "Show Preview"}
          </Button>
        </div>
        {shown && (
          <Device name="On a computer" className="mt-3">
            <div className="overflow-hidden rounded-sm contain-paint">
              <Strip banner={banner} paused={paused} device="computer" />
            </div>
          </Device>
        )}
      </div>
      {shown && (
        <Device name="On a phone" className="lg:col-start-2 lg:row-start-2">
          <div className="banner-preview-phone">
            <Strip banner={banner} paused={paused} device="phone" />
            <PageBelow />
          </div>
        </Device>
      )}
    </>
  );
}

const Device = ({ name, className, children }: { name: string; className: string; children: ReactNode }) => (
  <figure className={`flex min-w-0 flex-col gap-2 ${className}`}>
    <figcaption className="text-sm text-soft">{name}</figcaption>
    {children}
  </figure>
);

type StripProps = { banner: Banner; paused: boolean; device: "computer" | "phone" };

/** All on one line, as the site has it: on a phone without its label and the profiles. */
function Strip({ banner, paused, device }: StripProps) {
  const link = bannerLink(banner);
  return (
    <div data-device={device} className="banner-preview text-sm">
      <p className={device === "phone" ? "sr-only" : "label flex items-center gap-2 text-on-band-soft"}>
        <Star className="size-3.5 shrink-0 text-marigold" />
        Current Events
      </p>
      <div className="banner-preview-line">
        <div className="min-w-0 flex-1 overflow-hidden py-1">
          <div data-paused={paused || undefined} className="banner-preview-track">
            <Announcement message={banner.message} />
            <Announcement message={banner.message} copy />
          </div>
        </div>
        {link && (
          <span
            className={`inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-sm bg-marigold font-semibold text-on-marigold ${
              device === "phone" ? "px-2.5 text-xs" : "px-3"
            }`}
          >
            <Text as="bdi" text={link.text} />
            <ArrowRight aria-hidden="true" className="size-4" />
          </span>
        )}
      </div>
      {/* The profiles lead nowhere here, and nothing is closed. */}
      {device === "computer" && (
        <div inert className="banner-preview-profiles ms-auto">
          <SocialLinks label="Follow us" networks={stripNetworks} />
        </div>
      )}
      <X aria-hidden="true" className="size-4 shrink-0 text-on-band-soft" />
    </div>
  );
}

const Announcement = ({ message, copy = false }: { message: string; copy?: boolean }) => (
  <p aria-hidden={copy || undefined} className="motion-safe:pe-16">
    <Text as="bdi" text={message || "Your announcement"} />
  </p>
);

/** The site's header under the strip, and the beginning of a page, so that the frame reads as a phone. */
function PageBelow() {
  const { name } = useIdentity();
  return (
    <div aria-hidden="true" className="px-4">
      <div className="flex items-center justify-between gap-4 border-b border-rule py-3">
        <span className="truncate font-display text-lg">{name}</span>
        <Menu className="size-5 text-soft" />
      </div>
      <div className="mt-5 h-3 w-4/5 bg-sunk" />
      <div className="mt-3 h-3 w-3/5 bg-sunk" />
      <div className="mt-6 h-28 bg-sunk" />
    </div>
  );
}
