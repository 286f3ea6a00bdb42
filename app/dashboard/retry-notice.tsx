import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

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
