import { Button } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { StateMessage } from "#app/ui/state-message.tsx";

type BlogListFailedProps = {
  message: string;
  /** Asks again in place; without it the page is loaded anew. */
  onRetry?: () => void;
};

export function BlogListFailed({ message, onRetry }: BlogListFailedProps) {
  return (
    <StateMessage
      failure
      level={onRetry ? 2 : 1}
      title="Unable to Load Stories"
      text={message}
      art="/art/offline.svg"
    >
      {onRetry ? (
        <Button onClick={onRetry}>Try Again</Button>
      ) : (
        <a href="/blogs" className={buttonStyle({})}>
          Try Again
        </a>
      )}
    </StateMessage>
  );
}
