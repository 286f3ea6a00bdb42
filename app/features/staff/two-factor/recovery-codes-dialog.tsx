import { Download } from "lucide-react";
import { useState } from "react";
import { saveAs } from "#app/dashboard/download.ts";
import { CheckboxField } from "#app/dashboard/form-fields.tsx";
import { useAuth } from "#app/dashboard/session.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

/** A factor was added. @param codes shown once, with the first factor */
export type OnAdded = (message: string, codes: string[] | undefined) => Promise<void>;

/** The recovery codes, which nobody sees again: closing asks for a tick first. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { user } = useAuth();
  const [kept, setKept] = useState(false);
  const text = codes.join("\n");

  function save() {
    const file = `Recovery codes of ${user?.email ?? ""}. Each works once.\n\n${text}\n`;
    saveAs(new Blob([file], { type: "text/plain" }), "recovery-codes.txt");
  }

  return (
    <Dialog
      open
      title="Your recovery codes"
      onClose={() => kept && onClose()}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CheckboxField
            label="I have kept them in a safe place"
            checked={kept}
            onChange={(event) => setKept(event.target.checked)}
          />
          <Button disabled={!kept} onClick={onClose}>
            Done
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 px-4 py-5 sm:px-6">
        <p>
          If your phone is lost, each of these codes signs you in once. They are shown only now. Print them,
          or keep them in a password manager.
        </p>
        <ul className="figures grid grid-cols-2 gap-x-6 gap-y-2 border border-rule bg-raised px-4 py-3 font-semibold">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" size="small" onClick={save}>
            <Download aria-hidden="true" className="size-4" />
            Save as a file
          </Button>
          <CopyButton text={text} what="the codes" />
        </div>
      </div>
    </Dialog>
  );
}
