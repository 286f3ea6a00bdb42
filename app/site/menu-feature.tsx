import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { MenuFeature as Feature } from "#content/menu.ts";

const frame =
  "menu-picture aspect-8/5 w-full overflow-hidden rounded-sm bg-sunk object-cover text-xs text-soft";

/** The featured picture of a group, with its link. */
export function MenuFeature({
  image,
  alt,
  title,
  description,
  path,
  current,
}: Feature & { current: string }) {
  return (
    <Link
      to={path}
      aria-current={path === current ? "page" : undefined}
      className="group/feature grid grid-cols-[7.5rem_1fr] items-center gap-x-4 rounded-sm no-underline lg:block lg:self-start"
    >
      <FeaturePicture image={image} alt={alt} />
      <span className="lg:mt-3 lg:block">
        <span className="flex items-center gap-1.5 font-display text-lg leading-snug font-semibold group-hover/feature:text-emerald">
          {title}
          <Icon name="arrow-right" className="size-4 shrink-0 text-emerald" />
        </span>
        <span className="mt-1 block text-sm leading-snug text-soft">{description}</span>
      </span>
    </Link>
  );
}

/** A broken picture is replaced by a box with its text. */
function FeaturePicture({ image, alt }: Pick<Feature, "image" | "alt">) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);

  // It may have failed before hydration.
  useEffect(() => {
    const element = picture.current;
    if (element?.complete && element.naturalWidth === 0) element.decode().catch(() => setBroken(true));
  }, []);

  if (broken)
    return (
      <span className={`${frame} grid place-items-center border border-rule p-3 text-center`}>{alt}</span>
    );
  return (
    <img
      ref={picture}
      // Lazy: not loaded before its group opens.
      loading="lazy"
      decoding="async"
      src={image}
      alt={alt}
      width={400}
      height={250}
      onError={() => setBroken(true)}
      className={frame}
    />
  );
}
