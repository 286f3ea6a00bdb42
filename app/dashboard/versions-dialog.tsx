import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";

const Versions = lazyPart(async () => (await import("./record-versions.tsx")).VersionsDialog);

/** Earlier versions of a record, over the list that it stands in. Their code is loaded when they are opened. */
export const VersionsDialog = (props: ComponentProps<typeof Versions>) => (
  <Suspense>
    <Versions {...props} />
  </Suspense>
);
