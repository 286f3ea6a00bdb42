import { Button } from "#app/ui/button.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { Notice } from "#app/ui/notice.tsx";
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

type RetryNoticeProps = {
  error: Error | null;
  /** It is being read again. */
  busy: boolean;
  onRetry: () => unknown;
};

/** In place of a part of a page that could not be read. */
export const RetryLine = ({
  error,
  busy,
  onRetry,
  className = "",
}: RetryNoticeProps & { className?: string }) =>
  error && (
    <p role="alert" className={`flex flex-wrap items-center gap-3 text-sm text-pomegranate ${className}`}>
      {error.message}
      <Button variant="quiet" size="small" disabled={busy} onClick={() => void onRetry()}>
        Try Again
      </Button>
    </p>
  );

/** Above what could not be read, or not read anew: the fault, and a way to read it again. Nothing while all is well. */
export function RetryNotice({ error, busy, onRetry }: RetryNoticeProps) {
  if (!error) return null;
  return (
    <Notice tone="bad" className="mb-5">
      <p>{error.message}</p>
      <Button variant="quiet" size="small" className="mt-2" disabled={busy} onClick={() => void onRetry()}>
        Try Again
      </Button>
    </Notice>
  );
}
