import { useState } from "react";
import { z } from "zod";
import type { Language } from "#app/contract/language.ts";
import { call } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { download } from "#app/dashboard/download.ts";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { SelectField, TextField } from "#app/dashboard/form-fields.tsx";
import { receiptsCalls } from "#app/features/giving/receipts/receipts.calls.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { fiscalYearOfDay, fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { fieldPair } from "./booking-fields.tsx";
import { deskMessages as messages } from "./donations-desk.messages.ts";

const form = z.object({
  contact: z.string().trim().min(1, messages.badContact).max(254, messages.badContact),
  year: z.string(),
  language: z.enum(["en", "ur"]),
});
type Asked = z.output<typeof form>;

const findPapers = ({ contact, year }: Asked) =>
  call(receiptsCalls.listAnnualPapers, {
    query: { contact, year },
    texts: { failed: messages.papersFailed },
  });
type AnnualPapers = Extract<Awaited<ReturnType<typeof findPapers>>, { ok: true }>["body"];

/** This tax year and the five before it: as long as a donor must keep receipts. */
const yearsOffered = () => {
  const latest = fiscalYearOfDay(karachiDay(new Date()));
  return Array.from({ length: 6 }, (_, back) => latest - back);
};

/** Papers of a year for a donor at the desk or on the phone, one for each name on the receipts: RECEIPT-12. */
export function AnnualPapersDialog({ onClose }: { onClose: () => void }) {
  const [found, setFound] = useState<{ asked: Asked; papers: AnnualPapers }>();
  const values = { contact: "", year: String(yearsOffered()[0]), language: "en" as Language };
  const { form: fields, result, setResult, handleSubmit } = useDashboardForm(form, { defaultValues: values });
  const onSubmit = handleSubmit(async (asked) => {
    const reply = await findPapers(asked);
    setFound(reply.ok ? { asked, papers: reply.body } : undefined);
    setResult(reply.ok ? undefined : reply);
  });
  return (
    <EditorDialog
      saving={fields.formState.isSubmitting}
      unsaved={false}
      result={result}
      onSubmit={onSubmit}
      onClose={onClose}
      title="Papers of the year"
      noun="search"
      save={{ idle: "Find papers", busy: "Looking..." }}
    >
      <TextField
        form={fields}
        name="contact"
        label="Email or phone"
        required
        hint="As it was given with the gifts."
        autoComplete="off"
      />
      <div className={fieldPair}>
        <SelectField form={fields} name="year" label="Tax year" required>
          {yearsOffered().map((year) => (
            <option key={year} value={year}>
              {fiscalYearSpan(year)}
            </option>
          ))}
        </SelectField>
        <SelectField form={fields} name="language" label="Language of the paper" required>
          <option value="en">English</option>
          <option value="ur">Urdu</option>
        </SelectField>
      </div>
      <div role="status">{found && <FoundPapers {...found} />}</div>
    </EditorDialog>
  );
}

function FoundPapers({ asked, papers: { fiscal_year, papers } }: { asked: Asked; papers: AnnualPapers }) {
  return (
    <>
      <h3 className="font-sans text-sm font-semibold">
        Tax year {fiscalYearSpan(fiscal_year)}
        {String(fiscal_year) !== asked.year && ", the latest with gifts"}
      </h3>
      <ul className="mt-2 border-t border-rule">
        {papers.map((paper) => (
          <li
            key={paper.person}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-2"
          >
            <span className="min-w-0">
              <Text
                as="span"
                text={paper.name || "Anonymous"}
                className="block font-semibold wrap-anywhere"
              />
              <span className="figures text-sm text-soft">
                {paper.gifts} {paper.gifts === 1 ? "gift" : "gifts"}, {formatMoney(paper.paisa)}
                {paper.cash_paisa > 0 && `, of it ${formatMoney(paper.cash_paisa)} in cash`}
              </span>
            </span>
            <SavePaper asked={{ ...asked, year: String(fiscal_year) }} paper={paper} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SavePaper({ asked, paper }: { asked: Asked; paper: AnnualPapers["papers"][number] }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const query = { ...asked, person: paper.person };
    const file = `Umeed-gifts-${asked.year}-${paper.person}.pdf`;
    const failure = await download(receiptsCalls.readAnnualPaper, file, {
      query,
      failed: messages.exportFailed,
    });
    setBusy(false);
    if (failure) toast.error(failure);
  }
  return (
    <Button variant="quiet" size="small" disabled={busy} onClick={() => void save()}>
      {busy ? "Making..." : "Save the PDF"}
      <span className="sr-only"> of {paper.name || "Anonymous"}</span>
    </Button>
  );
}
