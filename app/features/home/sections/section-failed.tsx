import { buttonStyle } from "#app/ui/button-style.ts";
import { StateMessage } from "#app/ui/state-message.tsx";

/**
 * In place of a section whose content could not be loaded. Try Again is a plain link and not a router link, because it
 * reloads the page: EVENT-04.
 */
export function SectionFailed({ title, text }: { title: string; text: string }) {
  return (
    <StateMessage failure title={title} text={text} art="/art/offline.svg" level={3}>
      <a href="/" className={buttonStyle({})}>
        Try Again
      </a>
    </StateMessage>
  );
}
