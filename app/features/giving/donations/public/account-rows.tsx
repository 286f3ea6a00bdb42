import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Ltr, Text, useText } from "#app/ui/text.tsx";
import type { AccountRow } from "./donation-accounts.ts";

type AccountRowsProps = {
  rows: readonly AccountRow[];
  /** The way to pay, for the names of the buttons. */
  name: string;
  /** Placeholders are neither ticked nor copied. */
  entered: boolean;
  /** What the donor writes into the note of the transfer, and whether it is worth copying. */
  note: { value: string; copy: boolean };
};

/** The rows of an account, to copy: label, value, verified. */
export function AccountRows({ rows, name, entered, note }: AccountRowsProps) {
  const t = useText<typeof givingWords>("giving");
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-rule py-2.5"
        >
          <dt className="col-span-2 text-xs text-soft">{t(label)}</dt>
          <dd className="figures min-w-0 font-semibold [overflow-wrap:anywhere]">
            {/\d/.test(value) ? <Ltr>{value}</Ltr> : <Text as="bdi" text={value} />}
            {entered && (
              <span className="ms-2 inline-flex items-center gap-1 align-middle text-xs font-semibold text-emerald">
                <Icon name="seal" className="size-4" />
                {t("verified")}
              </span>
            )}
          </dd>
          <dd>{entered && <CopyButton text={value} what={t("ofAccount", { label: t(label), name })} />}</dd>
        </div>
      ))}
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-rule py-2.5">
        <dt className="col-span-2 text-xs text-soft">{t("noteToWrite")}</dt>
        <dd
          className={`min-w-0 [overflow-wrap:anywhere] ${note.copy ? "figures font-semibold" : "font-display text-lg"}`}
        >
          {note.copy ? <Ltr>{note.value}</Ltr> : <Text as="bdi" text={note.value} />}
        </dd>
        <dd>{note.copy && entered && <CopyButton text={note.value} what={t("theNote")} />}</dd>
      </div>
    </dl>
  );
}
