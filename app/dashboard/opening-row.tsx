import type { CallFailure } from "#app/lib/call-reply.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { NotLoaded } from "./not-loaded.tsx";

type OpeningRowProps = {
  /** Of `useEditedRow`. */
  edited: {
    opening:
      | { noun: string; failure: CallFailure | undefined; isFetching: boolean; refetch: () => unknown }
      | undefined;
    close: () => void;
  };
  shape?: "wide" | "narrow";
};

/** In place of the editor while its row is asked for, and when it could not be read. */
export function OpeningRow({ edited: { opening, close }, shape }: OpeningRowProps) {
  if (!opening) return null;
  const { noun, failure } = opening;
  return (
    <Dialog open title={`Opening the ${noun}`} shape={shape} onClose={close}>
      <NotLoaded
        query={{ ...opening, error: failure }}
        loading={`Loading the ${noun}...`}
        comfort="Nothing is lost; it could only not be read just now."
      />
    </Dialog>
  );
}
