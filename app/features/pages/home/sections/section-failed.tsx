import { useHref } from "react-router";
import { buttonStyle } from "#app/ui/button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useText } from "#app/ui/text.tsx";
import type { homeWords } from "./home.words.ts";

/**
 * In place of a section whose content could not be loaded. Try Again is a plain link and not a router link, because it
 * reloads the page: EVENT-04.
 */
export function SectionFailed({ title, text }: { title: string; text: string }) {
  const t = useText<typeof homeWords>("home");
  const here = useHref("/");
  return (
    <StateMessage failure title={title} text={text} art="/art/offline.svg" level={3}>
      <a href={here} className={buttonStyle({})}>
        {t("tryAgain")}
      </a>
    </StateMessage>
  );
}
