import { Button } from "#app/ui/button.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";

type NotLoadedProps = {
  /** While it has no error, it is still loading. */
  query: { error: { message: string } | null | undefined; isFetching: boolean; refetch: () => unknown };
  /** While it loads: "Loading users...". */
  loading: string;
  /** What a failure does not mean: "Nothing is lost; ...". */
  comfort: string;
  /** A toast says it: it is not announced a second time. */
  said?: boolean;
};

/** In place of what is not there yet, or could not be read: then with a way to read it again. */
export function NotLoaded({ query, loading, comfort, said = false }: NotLoadedProps) {
  if (!query.error) {
    return (
      <div className="py-16">
        <LoadingIndicator text={loading} />
      </div>
    );
  }
  return (
    <StateMessage failure={!said} title={query.error.message} text={comfort} art="/art/empty-list.svg">
      <Button variant="quiet" disabled={query.isFetching} onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </StateMessage>
  );
}
