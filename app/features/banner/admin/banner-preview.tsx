import { ArrowRight, Pause, Play } from "lucide-react";
import { useState } from "react";
import type { BannerForm } from "#app/features/banner/banner.schema.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import "./banner-preview.css";

/** The strip as visitors will see it, with what is in the form now; it moves, and can be stopped. */
export function BannerPreview({ banner }: { banner: BannerForm }) {
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <div className="flex items-stretch bg-band text-on-band">
      <div className="min-w-0 flex-1 overflow-hidden py-3">
        <div data-paused={paused || undefined} className="banner-preview-track text-sm">
          <Announcement banner={banner} />
          <Announcement banner={banner} copy />
        </div>
      </div>
      <button
        type="button"
        aria-label={paused ? "Play preview" : "Pause preview"}
        className="grid w-11 shrink-0 cursor-pointer place-items-center border-s border-band-rule hover:bg-band-deep focus-visible:outline-offset-[-3px] focus-visible:outline-on-band motion-reduce:hidden"
        onClick={() => setPaused(!paused)}
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

function Announcement({ banner, copy = false }: { banner: BannerForm; copy?: boolean }) {
  return (
    <p aria-hidden={copy || undefined} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4">
      <bdi {...langAttrs(banner.message)}>{banner.message || "Your announcement"}</bdi>
      {banner.link_text && banner.link_url && (
        <span className="inline-flex items-center gap-1.5 rounded-full border border-on-band-soft px-3 py-0.5 font-semibold">
          <bdi {...langAttrs(banner.link_text)}>{banner.link_text}</bdi>
          <ArrowRight aria-hidden="true" className="size-3.5" />
        </span>
      )}
    </p>
  );
}
