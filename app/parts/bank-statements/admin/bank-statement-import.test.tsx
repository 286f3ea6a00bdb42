// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import type { KeptLayouts } from "#app/parts/bank-statements/bank-statement.ts";
import { statementMessages } from "#app/parts/bank-statements/bank-statements.messages.ts";
import { statementForm, statementPreviewForm } from "#app/parts/bank-statements/bank-statements.schema.ts";
import { previewStatement, readAsked } from "#app/parts/bank-statements/server/preview-statement.server.ts";
import { SiteContext } from "#app/site/identity.ts";
import { mockFetch, openInDashboard } from "#tests/support/dashboard.tsx";
import { testSite } from "#tests/support/page-frame.tsx";
import { StatementImport } from "./bank-statement-import.tsx";

/* What a person sees of a statement before it is stored: TRANSFER-07b, TRANSFER-07d. */

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const clock = { now: () => new Date("2026-11-26T07:00:00Z") };

/** The form, and what it has sent to be stored. Previews are the program's own. */
function open(kept: KeptLayouts = () => undefined) {
  const imports: unknown[] = [];
  mockFetch((url, init) => {
    const body: unknown = JSON.parse(String(init.body));
    if (url.pathname.endsWith("/preview"))
      return Response.json({
        success: true,
        ...previewStatement(readAsked(statementPreviewForm.parse(body), clock, kept)),
      });
    imports.push(statementForm.parse(body));
    const counts = { added: 1, known: 0, debits: 0, moved: 0, left_out: [], faults: [] };
    return Response.json({ success: true, message: messages.imported(1, 0), ...counts });
  });
  openInDashboard(
    <SiteContext value={testSite}>
      <StatementImport refresh={async () => {}} />
    </SiteContext>,
  );
  return imports;
}

async function preview(text: string) {
  await userEvent.selectOptions(screen.getByLabelText("Statement of our account"), "bank");
  fireEvent.change(screen.getByLabelText("Statement"), { target: { value: text } });
  await userEvent.click(screen.getByRole("button", { name: "Preview" }));
  return within(await screen.findByRole("dialog", { name: "Statement of Bank" }));
}

const chosen = (select: HTMLElement) => (select as HTMLSelectElement).selectedOptions[0]?.textContent;

test("the columns, the lines, the faults and what is left out are seen before anything is stored", async () => {
  const imports = open();
  const dialog = await preview(
    "A bank\nDate,Deposit Slip No,Details,Debit,Deposit\n13/11/2026,123456,A gift,,700\n14/11/2026,,A payment,50,\n15/11/2026,,A gift,,many",
  );
  expect(chosen(dialog.getByLabelText("Money that came in"))).toBe("Deposit (700)");
  expect(chosen(dialog.getByLabelText("Day"))).toBe("Date (13/11/2026)");
  expect(chosen(dialog.getByLabelText("Reference"))).toBe("None");
  expect(dialog.queryByLabelText("Order of day and month")).toBeNull();
  expect(dialog.getByRole("status").textContent).toBe(
    "1 line with incoming money, PKR 700; 1 line of money that went out, PKR 50, Nov 13, 2026 to Nov 14, 2026. 1 line could not be read. 1 line left out. Nothing is stored yet.",
  );
  const [, line] = within(dialog.getByRole("table", { name: "Lines as they are read" })).getAllByRole("row");
  expect(line?.textContent).toContain("Nov 13, 2026");
  expect(dialog.getByText("“many” is not an amount.")).toBeTruthy();
  expect(dialog.getByRole("region", { name: "Above the headings" })).toBeTruthy();
  expect(imports).toEqual([]);

  await userEvent.click(dialog.getByRole("button", { name: "Import the other 2 lines" }));
  await screen.findByText(messages.imported(1, 0));
  expect(imports).toMatchObject([
    {
      account: "bank",
      columns: { date: 0, description: 2, debit: 3, credit: 4 },
      skip_faults: true,
    },
  ]);
});

test("other columns are chosen, and the order of day and month is asked for", async () => {
  const imports = open();
  const dialog = await preview("When,Words,Sum\n05/11/2026,A gift,700");
  const button = () => dialog.getByRole<HTMLButtonElement>("button", { name: /^Import/ });
  expect(dialog.getByText(statementMessages.noHeadings)).toBeTruthy();
  expect(button().disabled).toBe(true);
  await userEvent.selectOptions(dialog.getByLabelText("Day"), "Column 1 (When)");
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>("Day").disabled).toBe(false));
  await userEvent.selectOptions(dialog.getByLabelText("Money that came in"), "Column 3 (Sum)");
  const order = await dialog.findByLabelText("Order of day and month");
  expect(dialog.getByText(messages.noDayOrder("05/11/2026"))).toBeTruthy();
  expect(button().disabled).toBe(true);
  await userEvent.selectOptions(order, "Day first: 05/11/2026 is Thursday, November 5, 2026");
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
  await screen.findByText(messages.imported(1, 0));
  expect(imports).toMatchObject([{ columns: { date: 0, credit: 2 }, day_order: "day-first" }]);
});

test("columns that were confirmed are folded away and used; changed ones are shown, with the same order", async () => {
  const imports = open(() => ({ columns: { date: 0, credit: 2 }, dayOrder: "day-first" }));
  const dialog = await preview("Date,Sum Credit,Net Credit\n05/11/2026,700,90");
  expect(dialog.getByText("Columns", { selector: "summary" }).closest("details")?.open).toBe(false);
  expect(dialog.getByRole("status").textContent).toContain("PKR 90, Nov 5, 2026");
  await userEvent.selectOptions(dialog.getByLabelText("Money that came in"), "Sum Credit (700)");
  await waitFor(() => expect(dialog.getByRole("status").textContent).toContain("PKR 700, Nov 5, 2026"));
  expect(dialog.getByText("Columns", { selector: "summary" }).closest("details")?.open).toBe(true);
  await userEvent.click(dialog.getByRole("button", { name: "Import 1 line" }));
  await screen.findByText(messages.imported(1, 0));
  expect(imports).toMatchObject([{ columns: { date: 0, credit: 1 }, day_order: "day-first" }]);
});

test("columns are folded away when the lines explain every balance, and shown when they do not: TRANSFER-07f", async () => {
  open();
  const columns = (dialog: Awaited<ReturnType<typeof preview>>) =>
    dialog.getByText("Columns", { selector: "summary" }).closest("details")?.open;
  const head = "Date,Details,Debit,Credit,Balance\n13/11/2026,A gift,,700,1700\n";
  const explained = await preview(`${head}14/11/2026,A payment,50,,1650`);
  expect(explained.getByText(/The lines explain every balance/)).toBeTruthy();
  expect(columns(explained)).toBe(false);
  await userEvent.click(explained.getByRole("button", { name: "Cancel" }));
  expect(columns(await preview(`${head}14/11/2026,A payment,50,,1600`))).toBe(true);
});

test("closed without an import the text stays, and a file that is no text is refused in words", async () => {
  const imports = open();
  const dialog = await preview("Date,Words,Credit\n13/11/2026,A gift,700");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  const field = screen.getByLabelText<HTMLTextAreaElement>("Statement");
  expect(field.value).toContain("A gift");
  const choose = (bytes: Uint8Array<ArrayBuffer>) =>
    fireEvent.change(screen.getByLabelText("Choose a file"), {
      target: { files: [new File([bytes], "statement.xlsx")] },
    });
  choose(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]));
  await screen.findByText(statementMessages.spreadsheet);
  choose(Uint8Array.from("Date,Words,Credit\n13/11/2026,Caf\xe9,700", (sign) => sign.charCodeAt(0)));
  await waitFor(() => expect(field.value).toContain("Café"));
  expect(imports).toEqual([]);
});
