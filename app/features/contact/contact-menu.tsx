import type { MouseEvent } from "react";
import { kept } from "#app/site/kept.tsx";

const ContactWays = kept(async () => (await import("./contact-ways.tsx")).ContactWays);

/** The floating contact menu. What it shows needs no code; closing once a way is chosen does. */
export function ContactMenu() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={closeOnChoice}>
      <ContactWays />
    </div>
  );
}

function closeOnChoice({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null;
  link?.closest<HTMLElement>("[popover]")?.hidePopover();
}
