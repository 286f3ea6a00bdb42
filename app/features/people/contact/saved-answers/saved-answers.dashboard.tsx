import { Pencil, Trash2 } from "lucide-react";
import { useLoaderData } from "react-router";
import { type FetchRow, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useList } from "#app/dashboard/use-list.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { RowFields } from "#app/rows/row-fields.tsx";
import { rowSave, rowValues } from "#app/rows/row-save.ts";
import { RowsDialogs, useRowsPage } from "#app/rows/rows-dialogs.tsx";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";
import { savedAnswersCalls } from "./saved-answers.calls.ts";
import { savedAnswers } from "./saved-answers.rows.ts";
import { type SavedAnswer, savedAnswerForm } from "./saved-answers.schema.ts";
import { savedAnswersList } from "./saved-answers-list.ts";

const column = columnsOf<SavedAnswer>();
const columns = column.columns([
  column.accessor("title", {
    header: "Title",
    cell: (cell) => <Text as="span" text={cell.getValue()} className="font-semibold wrap-anywhere" />,
  }),
  column.shown({
    header: "Answer",
    cell: ({ text }) => <Text as="span" text={text} className="line-clamp-2 text-soft wrap-anywhere" />,
  }),
  column.accessor(({ text_ur }) => (text_ur ? "English, Urdu" : "English"), {
    id: "languages",
    header: "In",
    meta: { className: "md:w-36" },
  }),
]);

export const clientLoader = prefetch(({ list }) => list(savedAnswersList));

/** The answers that staff keep. They are chosen where a message is answered. */
export default function SavedAnswersDashboard() {
  const list = useList(useLoaderData<typeof clientLoader>());
  const page = useRowsPage<SavedAnswer>(savedAnswers, list, {
    list: savedAnswersCalls.listSavedAnswers,
    remove: savedAnswersCalls.deleteSavedAnswer,
  });
  return (
    <>
      <PageHeading actions={<Button onClick={() => page.edited.open()}>New Saved Answer</Button>}>
        For questions that come again and again. Choose one while you answer a message.
      </PageHeading>
      <DataTable
        list={list}
        columns={columns}
        nameOf={({ title }) => title}
        texts={{
          caption: "Saved answers",
          one: "saved answer",
          empty: "No saved answers yet.",
        }}
        actions={(answer) => [
          { title: "Edit", icon: Pencil, onSelect: () => page.edited.open(answer) },
          { title: "Delete", icon: Trash2, onSelect: () => page.setDeleting(answer) },
        ]}
      />
      <RowsDialogs
        page={page}
        editor={(answer, close) => (
          <SavedAnswerEditor answer={answer} fetchRow={list.fetchRow} onClose={close} />
        )}
      />
    </>
  );
}

type EditorProps = {
  answer: SavedAnswer | undefined;
  fetchRow: FetchRow<SavedAnswer>;
  onClose: () => void;
};

function SavedAnswerEditor({ answer, fetchRow, onClose }: EditorProps) {
  const dashboardForm = useDashboardForm(savedAnswerForm, { defaultValues: rowValues(savedAnswers, answer) });
  const { form } = dashboardForm;
  const draft = useDraft(form, `saved answer:${answer?.id ?? "new"}`, { version: answer?.version });
  const save = useSave(dashboardForm, {
    ...rowSave(savedAnswers, dashboardForm, {
      row: answer,
      fetchRow,
      draft,
      calls: { create: savedAnswersCalls.createSavedAnswer, update: savedAnswersCalls.updateSavedAnswer },
    }),
    refresh: useRefresh(savedAnswersCalls.listSavedAnswers),
    onClose,
  });
  return (
    <EditorDialog
      {...save.dialog}
      title={save.editing ? "Edit Saved Answer" : "New Saved Answer"}
      save={{ idle: "Save", busy: "Saving..." }}
      notices={<EditorNotices save={save} />}
    >
      <RowFields form={form} fields={savedAnswers.fields} names={["title"]} />
      <RowFields form={form} fields={savedAnswers.fields} names={["text"]} />
    </EditorDialog>
  );
}
