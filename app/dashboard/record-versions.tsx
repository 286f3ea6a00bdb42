import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type VersionNoun, versionMessages } from "#app/contract/versions.ts";
import { versionsCalls } from "#app/features/staff/versions/versions.calls.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { call, callQuery } from "./call.ts";
import { VersionList } from "./version-list.tsx";

type RecordVersionsProps = {
  noun: VersionNoun;
  id: number | string;
  /** What to say when nobody has saved it yet. */
  empty?: string;
  /** Brings back what the program came with, where there is such a thing. @param version the newest that was seen */
  restoreOriginal?: (version: number) => Promise<CallResult<{ message?: string }>>;
  /** What a version does not bring back. */
  note?: string;
  /** Loads again what shows the record. */
  refresh: () => Promise<unknown>;
  onRestored?: () => Promise<unknown>;
};

/** The earlier versions of a record, each with the way back to it: VERSION-02, VERSION-03. */
export function RecordVersions({
  noun,
  id,
  empty = "Nobody has changed it yet.",
  restoreOriginal,
  note,
  refresh,
  onRestored,
}: RecordVersionsProps) {
  const toast = useToast();
  const client = useQueryClient();
  const of = { noun, id: String(id) };
  const query = useQuery({
    ...callQuery(versionsCalls.listVersions, { query: of, texts: { failed: versionMessages.loadFailed } }),
    // Opened again, it is read again.
    gcTime: 0,
  });
  const { version = 0, versions } = query.data ?? {};

  const restore = (save: number) =>
    call(versionsCalls.restoreVersion, {
      body: { ...of, version, save },
      texts: { failed: versionMessages.restoreFailed },
    });

  async function bringBack(result: CallResult<{ message?: string }>) {
    if (result.ok) toast.success(result.body.message ?? versionMessages.restored);
    else toast.error(result.message);
    if (result.ok) await onRestored?.();
    await Promise.all([client.invalidateQueries({ queryKey: [versionsCalls.listVersions.name] }), refresh()]);
  }

  return (
    <VersionList
      of={of}
      query={{ ...query, data: versions }}
      empty={empty}
      restore={async (save) => bringBack(await restore(save.version))}
      restoreOriginal={restoreOriginal && (async () => bringBack(await restoreOriginal(version)))}
      note={note}
    />
  );
}

/** The same over a list, for the record of that name. */
export function VersionsDialog({
  name,
  onClose,
  ...record
}: RecordVersionsProps & { name: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Earlier versions">
      <div className="px-4 py-4 text-sm sm:px-6">
        <Text as="p" text={name} className="mb-3 font-semibold" />
        <RecordVersions {...record} />
      </div>
    </Dialog>
  );
}
