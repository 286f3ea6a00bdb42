import type { ReactNode } from "react";
import type { galleryWords } from "#app/features/stories/gallery/gallery.words.ts";
import type { galleryStatesWords } from "#app/features/stories/gallery/gallery-states.words.ts";
import { ListFailed, ListHeader } from "#app/site/list-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { LoadingIndicator, Skeleton } from "#app/ui/loading.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useText } from "#app/ui/text.tsx";

/** The header of /gallery, with the sections below. */
export function GalleryHeader({ children }: { children?: ReactNode }) {
  const states = useText<typeof galleryStatesWords>("galleryStates");
  return (
    <ListHeader heading={states("heading")} lead={states("lead")}>
      {children}
    </ListHeader>
  );
}

/** Rows of different widths, as the pictures will have. */
const widths = ["w-3/5", "w-2/5", "w-1/4", "w-1/3", "w-5/12"];

/** The pictures while they load. */
export function GalleryLoading() {
  const states = useText<typeof galleryStatesWords>("galleryStates");
  return (
    <>
      <div className="py-6">
        <LoadingIndicator text={states("loading")} />
      </div>
      <div className="flex flex-wrap gap-4 sm:flex-nowrap">
        {widths.slice(0, 2).map((width) => (
          <Skeleton key={width} className={`h-56 max-sm:w-full ${width}`} />
        ))}
      </div>
      <div className="mt-4 hidden gap-4 sm:flex">
        {widths.slice(2).map((width) => (
          <Skeleton key={width} className={`h-56 ${width}`} />
        ))}
      </div>
    </>
  );
}

/** The whole page while it loads. */
export function GalleryPageLoading() {
  return (
    <>
      <GalleryHeader />
      <div className="page-width pb-20">
        <GalleryLoading />
      </div>
    </>
  );
}

export function GalleryEmpty({ section }: { section: string | undefined }) {
  const t = useText<typeof galleryWords>("gallery");
  return (
    <StateMessage
      title={t("noneInSection")}
      text={t(section ? "otherSections" : "noneYet")}
      art="/art/empty-list.svg"
    >
      {section && <LinkButton to="/gallery">{t("seeAll")}</LinkButton>}
    </StateMessage>
  );
}

/** @param props.onRetry retries in place; without it this is the whole page, which is loaded anew */
export function GalleryFailed({ onRetry }: { onRetry?: () => void }) {
  const states = useText<typeof galleryStatesWords>("galleryStates");
  const tryAgain = states("tryAgain");
  return (
    <ListFailed
      title={states("failed")}
      text={states("failedText")}
      tryAgain={tryAgain}
      level={onRetry ? 2 : 1}
    >
      {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
    </ListFailed>
  );
}
