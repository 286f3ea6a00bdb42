import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import { download } from "#app/dashboard/download.ts";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { formatTime, karachiDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { systemCalls } from "./system.calls.ts";
import { systemMessages } from "./system.messages.ts";
import type { SystemState } from "./system.schema.ts";

type BackupProps = { state: SystemState; refresh: () => Promise<unknown> };

/** When the last backup was downloaded, and the way to the next one: SYSTEM-02. */
export function Backup({ state: { backup }, refresh }: BackupProps) {
  const [{ backup: asked }, ask] = useListQuery(["backup"]);
  const open = asked !== "";
  return (
    <section aria-labelledby="backup">
      <h2 id="backup" className="mb-3 text-xl">
        Backup
      </h2>
      <p className="text-sm text-soft">
        One file with the database and all pictures, videos and papers. Download it every week. Keep it on
        another machine, where only staff can get at it.
      </p>
      <p className="figures mt-2 text-sm">
        {backup.last_at
          ? `Last downloaded ${formatTime(backup.last_at)}.`
          : "No backup has been downloaded yet."}
      </p>
      <Button className="mt-4" onClick={() => ask({ backup: "1" })}>
        <Download aria-hidden="true" className="size-4.5" />
        Download a backup
      </Button>
      {open && <BackupDialog refresh={refresh} onClose={() => ask({ backup: "" })} />}
    </section>
  );
}

/** Says what the archive holds, then saves it as a file. */
function BackupDialog({ refresh, onClose }: { refresh: () => Promise<unknown>; onClose: () => void }) {
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    setFailure(undefined);
    const file = `umeed-backup-${karachiDay(new Date())}.tar`;
    const failed = await download(systemCalls.downloadBackup, file, { failed: systemMessages.backupFailed });
    setSaving(false);
    if (failed) return setFailure(failed);
    toast.success(`The backup is saved as ${file}.`);
    await refresh();
    onClose();
  }

  return (
    <EditorDialog
      title="Download a backup"
      save={{ idle: "Download", busy: "Making the backup..." }}
      saving={saving}
      unsaved={false}
      result={failure === undefined ? undefined : { ok: false, message: failure }}
      onSubmit={save}
      reading
      onClose={onClose}
    >
      <p>
        The file contains everything: names, phone numbers, messages, registrations. Keep it where only staff
        can get at it, and not on a shared computer.
      </p>
    </EditorDialog>
  );
}
