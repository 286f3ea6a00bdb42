import { buttonStyle } from "#app/ui/button-style.ts";
import { StateMessage } from "#app/ui/state-message.tsx";

/**
 * In place of a section whose content could not be read. Try Again is a plain link, not one of the router's: it loads
 * the whole page again: EVENT-04.
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
