import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { callQuery } from "#app/dashboard/call.ts";
import { useViewer } from "#app/dashboard/own-user.tsx";
import { contentCalls } from "#app/features/stories/content/content.calls.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import "#app/ui/dialog.css";
import { findRecords, minRecordQuestion } from "./command-records.ts";
import { type Command, type CommandGroup, findCommands, settingsOf } from "./commands.ts";

/** The delay after typing before the lists are asked, in ms. */
const pause = 250;

type CommandPaletteProps = {
  question: string;
  onAsk: (question: string) => void;
  onChoose: (command: Command) => void;
  onClose: () => void;
};

/** Pages, actions and records by a few letters, chosen with the arrow keys and Enter. */
export function CommandPalette({ question, onAsk, onChoose, onClose }: CommandPaletteProps) {
  const { groups, searching, failed } = useFound(question);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          aria-label="Search or go to"
          className="fixed inset-x-0 top-0 z-40 mx-auto flex max-h-dvh w-full flex-col border border-rule bg-paper text-ink shadow-raised outline-none sm:top-[12dvh] sm:max-h-[76dvh] sm:max-w-xl"
        >
          <Autocomplete.Root
            open
            inline
            items={groups}
            // Found here and by the server, so the library filters nothing.
            filter={null}
            value={question}
            onValueChange={onAsk}
            itemToStringValue={({ label }: Command) => label}
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex items-center gap-3 border-b border-rule ps-4 pe-2 focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-focus">
              <Search aria-hidden="true" className="size-5 shrink-0 text-faint" />
              <Autocomplete.Input
                aria-label="Search or go to"
                placeholder="Go to a page, run an action, find a record"
                dir="auto"
                maxLength={200}
                className="min-h-13 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-faint"
              />
              <Dialog.Close
                aria-label="Close"
                className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-sm text-soft hover:bg-sunk hover:text-ink"
              >
                <X aria-hidden="true" className="size-5" />
              </Dialog.Close>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-2">
              <Autocomplete.Empty>
                {!searching && (
                  <p className="px-4 py-8 text-center text-soft">Nothing found. Try another word.</p>
                )}
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.value} items={group.items} className="not-first:mt-2">
                    <Autocomplete.GroupLabel className="px-4 py-1 text-xs font-semibold text-faint">
                      {group.value}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(command: Command) => (
                        <Autocomplete.Item
                          key={command.id}
                          value={command}
                          onClick={() => onChoose(command)}
                          className="flex min-h-10 cursor-pointer items-center gap-3 px-4 text-sm outline-none data-highlighted:bg-sunk data-highlighted:shadow-[inset_3px_0_var(--emerald)]"
                        >
                          <bdi {...langAttrs(command.label)} className="min-w-0 flex-1 truncate">
                            {command.label}
                          </bdi>
                          {command.hint && (
                            <span className="shrink-0 text-xs text-faint">{command.hint}</span>
                          )}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </div>
            <Autocomplete.Status className="border-t border-rule px-4 py-2 text-xs text-faint">
              {searching
                ? "Searching the records..."
                : failed
                  ? "Some records could not be searched."
                  : "Arrow keys to move, Enter to open, Esc to close."}
            </Autocomplete.Status>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Pages and actions at once, settings as soon as their names are here; records when typing pauses. */
function useFound(question: string) {
  const viewer = useViewer();
  const term = question.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(term), pause);
    return () => clearTimeout(timer);
  }, [term]);
  const wanted = asked.length >= minRecordQuestion;
  const { data, isFetching } = useQuery({
    queryKey: ["commands", asked],
    queryFn: () => findRecords(asked, viewer),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  const contents = useQuery({
    ...callQuery(contentCalls.listContents),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: viewer.may(contentCalls.listContents.access),
  });
  const settings = useMemo(() => settingsOf(contents.data?.contents ?? []), [contents.data]);
  const records = term.length >= minRecordQuestion ? data : undefined;
  return {
    groups: [...findCommands(question, viewer, settings), ...(records?.groups ?? [])],
    searching: term.length >= minRecordQuestion && (isFetching || term !== asked),
    failed: contents.isError || (records?.failed ?? false),
  };
}
