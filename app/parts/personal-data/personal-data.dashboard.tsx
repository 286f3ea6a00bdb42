import { FileBraces, FileSpreadsheet, Search, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { download } from "#app/dashboard/download.ts";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { phoneText } from "#app/lib/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { personalDataCalls } from "./personal-data.calls.ts";
import {
  personalDataMessages as messages,
  type PersonalData,
  personalDataQuery,
} from "./personal-data.schema.ts";
import { PersonalDataEntries } from "./personal-data-entries.tsx";

type Found = { person: string; data: PersonalData };

/** Whom it is about is kept out of the page's address, which the browser's history would store. */
export default function PersonalDataDashboard() {
  const [person, setPerson] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found>();

  async function search(whom: string) {
    const checked = personalDataQuery.safeParse({ person: whom });
    setFault(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    setBusy(true);
    const reply = await call(personalDataCalls.findPersonalData, {
      body: { person: whom },
      texts: { failed: messages.searchFailed },
    });
    setBusy(false);
    if (reply.ok) setFound({ person: whom, data: reply.body });
    else setFault(reply.message);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void search(person.trim());
  }

  return (
    <>
      <PageHeading>
        People can ask what you store about them, get a copy, or have it erased. Search for each email address
        and phone number that they give.
      </PageHeading>
      <div
        className={`grid items-start gap-x-10 gap-y-8 ${found ? "xl:grid-cols-[minmax(0,1fr)_20rem]" : "max-w-5xl"}`}
      >
        <div className="min-w-0">
          <search>
            <form noValidate onSubmit={submit} className="flex max-w-2xl flex-wrap items-start gap-3">
              <Field label="Email address or phone number" error={fault} className="flex-[1_1_16rem]">
                {(control) => (
                  <TextInput
                    {...control}
                    value={person}
                    autoComplete="off"
                    dir="ltr"
                    onChange={(event) => setPerson(event.target.value)}
                  />
                )}
              </Field>
              <Button type="submit" disabled={busy} className="sm:mt-6.5">
                <Search aria-hidden="true" className="size-4.5" />
                {busy ? "Searching..." : "Search"}
              </Button>
            </form>
          </search>
          <div aria-live="polite">
            {found && <Result found={found} refresh={() => search(found.person)} />}
          </div>
        </div>
        <Rules wide={!found} />
      </div>
    </>
  );
}

type ResultProps = { found: Found; refresh: () => Promise<void> };

function Result({ found: { person, data }, refresh }: ResultProps) {
  const toast = useToast();
  const [erasing, setErasing] = useState(false);
  const entries = `${data.total.toLocaleString("en-US")} ${data.total === 1 ? "entry" : "entries"}`;

  async function save(format: "json" | "csv") {
    const failure = await download(personalDataCalls.exportPersonalData, `personal-data.${format}`, {
      body: { person, format },
      failed: messages.exportFailed,
    });
    if (failure) toast.error(failure);
  }

  return (
    <section aria-labelledby="found" className="mt-8 border-t border-rule pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PanelTitle id="found">
          {data.total === 0 ? "Nothing is stored under " : `${entries} of `}
          <bdi className="wrap-anywhere">{person}</bdi>
        </PanelTitle>
        {data.total > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" size="small" onClick={() => void save("json")}>
              <FileBraces aria-hidden="true" className="size-4" />
              Export JSON
            </Button>
            <Button variant="quiet" size="small" onClick={() => void save("csv")}>
              <FileSpreadsheet aria-hidden="true" className="size-4" />
              Export CSV
            </Button>
            <Button variant="danger" size="small" onClick={() => setErasing(true)}>
              <Trash2 aria-hidden="true" className="size-4" />
              Erase all
            </Button>
          </div>
        )}
      </div>
      {data.staff && (
        <Notice className="mt-4">
          Somebody signs in with this address. Their account is not part of this search; you can remove it
          under Users.
        </Notice>
      )}
      <PersonalDataEntries tables={data.tables} />
      {erasing && (
        <DeletionDialog
          title={`Erase ${entries}?`}
          question="They are deleted everywhere, and waiting mails are not sent. This cannot be undone."
          name={phoneText(person)}
          confirm="Erase"
          busy="Erasing..."
          remove={() =>
            call(personalDataCalls.erasePersonalData, {
              body: { person, expected: data.total },
              texts: { failed: messages.eraseFailed },
            })
          }
          done={messages.erased(data.total)}
          refresh={refresh}
          onClose={() => setErasing(false)}
        />
      )}
    </section>
  );
}

/** @param wide in two columns, while there is nothing beside them */
function Rules({ wide }: { wide: boolean }) {
  return (
    <section aria-labelledby="stays" className="border-t-2 border-rule-strong pt-3 text-sm text-soft">
      <h2 id="stays" className="text-lg text-ink">
        Before you erase
      </h2>
      <ul className={`mt-2 grid gap-x-10 gap-y-2.5 ${wide ? "md:grid-cols-2" : ""}`}>
        <li>Make sure that it is theirs: they should write from this address or call from this number.</li>
        <li>
          It reaches messages, registrations, requests for help with their photos, blood donors with their
          calls, blood requests, stories, subscribers and mails, sent or waiting. Transfer reports are deleted
          with their slips. The words of bank statement lines, of the reasons for setting them aside and of
          audit log entries are deleted; amounts, days and actions stay. Of a family that was paid its
          household, kind of help, district and payments stay.
        </li>
        <li>
          The search also finds lines set aside and audit log entries by the full name. It finds open lines
          only by address or number, because they may belong to somebody with the same name.
        </li>
        <li>
          It does not include the office's mailbox, published stories, older backups, or other texts that
          mention the person. Check those yourself.
        </li>
        <li>
          What the law requires you to keep, such as books and receipts, stays. The name, the address and the
          words are removed from gifts, receipts and monthly support, which ends.
        </li>
        <li>The audit log records that data was erased, by whom and when, but not whose.</li>
      </ul>
    </section>
  );
}
