import { Button } from "#app/ui/button.tsx";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";

type NotLoadedProps = {
  /** Of a reading that failed; while there is none, it is still loading. */
  error: string | undefined;
  /** While it loads: "Loading users...". */
  loading: string;
  /** What a failure does not mean: "Nothing is lost; ...". */
  comfort: string;
  /** A toast says it: it is not announced a second time. */
  said?: boolean;
  /** It is being read again. */
  busy: boolean;
  onRetry: () => unknown;
};

/** In place of what is not there yet, or could not be read: then with a way to read it again. */
export function NotLoaded({ error, loading, comfort, said = false, busy, onRetry }: NotLoadedProps) {
  if (error === undefined) {
    return (
      <div className="py-16">
        <LoadingIndicator text={loading} />
      </div>
    );
  }
  return (
    <StateMessage failure={!said} title={error} text={comfort} art="/art/empty-list.svg">
      <Button variant="quiet" disabled={busy} onClick={() => void onRetry()}>
        Try Again
      </Button>
    </StateMessage>
  );
}
