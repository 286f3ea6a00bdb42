import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { callQuery } from "#app/dashboard/call-query.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { download } from "#app/dashboard/download.ts";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { PasswordField } from "#app/dashboard/form-fields.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useFailureToast, useListQuery } from "#app/dashboard/use-list.ts";
import { formatTime, karachiDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { systemMessages } from "./system.messages.ts";
import { type BackupForm, backupForm, type SystemPart, type SystemState } from "./system.schema.ts";
import { runningText, systemParts } from "./system-words.ts";

/** How the installation is, and its backup: SYSTEM-01, SYSTEM-02. */
export default function SystemDashboard() {
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery("readSystem", { texts: { failed: systemMessages.loadFailed } }),
  });
  useFailureToast(error);
  return (
    <>
      <PageHeading
        actions={
          data && (
            <Button variant="quiet" disabled={isFetching} onClick={() => void refetch()}>
              {isFetching ? "Looking..." : "Refresh"}
            </Button>
          )
        }
      >
        The state of the server, and what to do if something is wrong.
      </PageHeading>
      {data ? (
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2 xl:grid-cols-[1fr_1fr_18rem]">
          <Parts parts={systemParts(data)} />
          <Backup state={data} refresh={refetch} />
          <Restoring />
          <Software state={data} />
        </div>
      ) : (
        <NotLoaded
          error={error?.message}
          loading="Looking..."
          comfort="The site may be running normally; only its state could not be read."
          busy={isFetching}
          onRetry={refetch}
        />
      )}
    </>
  );
}

function Parts({ parts }: { parts: SystemPart[] }) {
  return (
    <section aria-labelledby="parts" className="lg:col-span-2 xl:col-span-3">
      <h2 id="parts" className="mb-3 text-xl">
        State
      </h2>
      <ul className="border-t border-rule">
        {parts.map(({ name, tone, status, text, advice, link }) => (
          <li key={name} className="border-b border-rule py-3">
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <h3 className="w-full shrink-0 sm:w-44 font-sans text-base font-semibold tracking-normal">
                {name}
              </h3>
              <p className="figures min-w-0 flex-1 text-soft">{text}</p>
              <StatusPill tone={tone}>{status}</StatusPill>
            </div>
            {(advice || link) && (
              <p className="mt-1 max-w-prose text-sm sm:ms-48">
                {advice}{" "}
                {link && (
                  <Link to={link.to} className="text-link">
                    {link.label}
                  </Link>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Backup({ state: { backup }, refresh }: { state: SystemState; refresh: () => Promise<unknown> }) {
  const [{ backup: asked }, ask] = useListQuery(["backup"]);
  const open = asked !== "";
  return (
    <section aria-labelledby="backup">
      <h2 id="backup" className="mb-3 text-xl">
        Backup
      </h2>
      {backup.possible ? (
        <>
          <p className="text-sm text-soft">
            {backup.with_uploads
              ? "One file with the database and all pictures and videos."
              : "One file with the database. Pictures and videos are in a bucket; back that up separately."}{" "}
            Download it every week. Keep it on another machine, where only staff can get at it.
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
        </>
      ) : (
        <p className="text-sm text-soft">{systemMessages.postgresql}</p>
      )}
      {open && backup.possible && <BackupDialog refresh={refresh} onClose={() => ask({ backup: "" })} />}
    </section>
  );
}

/** The short form of docs/operations.md. */
function Restoring() {
  return (
    <section aria-labelledby="restoring">
      <h2 id="restoring" className="mb-3 text-xl">
        Restoring a backup
      </h2>
      <ol className="grid list-decimal gap-1.5 ps-5 text-sm text-soft">
        <li>Stop the server.</li>
        <li>Unpack the file into an empty folder.</li>
        <li>
          Set <code>DATA_DIR</code> to that folder and start the server. It updates an older backup
          automatically.
        </li>
        <li>Sign in with a password from the time of the backup, and check that everything is there.</li>
      </ol>
    </section>
  );
}

function Software({ state }: { state: SystemState }) {
  return (
    <section aria-labelledby="software">
      <h2 id="software" className="mb-3 text-xl">
        Software
      </h2>
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        <dt className="text-soft">Umeed</dt>
        <dd>{state.version}</dd>
        <dt className="text-soft">Node</dt>
        <dd>{state.node}</dd>
        <dt className="text-soft">Running</dt>
        <dd>{runningText(state)}</dd>
      </dl>
    </section>
  );
}

/** Asks for the password, then saves the archive as a file. */
function BackupDialog({ refresh, onClose }: { refresh: () => Promise<unknown>; onClose: () => void }) {
  const toast = useToast();
  const { form, result, setResult, handleSubmit } = useDashboardForm(backupForm, {
    defaultValues: { password: "" },
  });

  async function save(values: BackupForm) {
    const file = `umeed-backup-${karachiDay(new Date())}.tar`;
    const failure = await download("downloadBackup", file, {
      body: values,
      failed: systemMessages.backupFailed,
    });
    if (failure === systemMessages.passwordWrong) return form.setError("password", { message: failure });
    if (failure) return setResult({ ok: false, message: failure });
    toast.success(`The backup is saved as ${file}.`);
    await refresh();
    onClose();
  }

  return (
    <EditorDialog
      title="Download a backup"
      save={{ idle: "Download", busy: "Making the backup..." }}
      saving={form.formState.isSubmitting}
      unsaved={false}
      result={result}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <p>
        The file contains everything: names, phone numbers, messages, registrations. Keep it where only staff
        can get at it, and not on a shared computer.
      </p>
      <PasswordField
        form={form}
        name="password"
        label="Your password"
        required
        autoComplete="current-password"
      />
    </EditorDialog>
  );
}
