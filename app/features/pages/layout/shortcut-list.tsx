import { useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { lettersAreOn, switchLetters } from "./shortcut-keys.ts";

const shortcuts: [string[], string][] = [
  [["Ctrl", "K"], "Go to a page, run an action, find a record (on a Mac: Cmd K)"],
  [["N"], "New post, event, slide ... on their pages"],
  [["/"], "Search this page"],
  [["Ctrl", "S"], "Save the form"],
  [["?"], "This list"],
  [["Esc"], "Close what is open"],
];

/** The keyboard's shortcuts, and the switch for those of one letter. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(lettersAreOn);
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <div className="grid gap-6 px-4 py-5 text-sm sm:px-6">
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {shortcuts.map(([keys, what]) => (
            <div key={what} className="flex items-baseline gap-3">
              <dt className="w-20 shrink-0">
                {keys.map((name) => (
                  <kbd
                    key={name}
                    className="me-1 inline-block min-w-6 rounded-sm border border-rule-strong bg-raised px-1.5 text-center font-sans text-xs leading-5"
                  >
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="flex items-center gap-3 border-t border-rule pt-4">
          <input
            type="checkbox"
            checked={on}
            className="size-5 accent-emerald"
            onChange={({ target }) => {
              switchLetters(target.checked);
              setOn(target.checked);
            }}
          />
          Shortcuts of a single letter in this browser
        </label>
      </div>
    </Dialog>
  );
}
