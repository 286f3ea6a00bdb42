import { LinkButton } from "#app/ui/link-button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";

/** The address of no programme: PROG-03. */
export function ProgrammeMissing() {
  return (
    <div className="page-width grid min-h-[55vh] place-content-center py-16">
      <StateMessage
        level={1}
        title="Story Not Found"
        text="The story of hope you're looking for doesn't exist yet. But together, we can write it."
        art="/art/lost-page.svg"
      >
        <LinkButton to="/">Return to Hope</LinkButton>
      </StateMessage>
    </div>
  );
}
