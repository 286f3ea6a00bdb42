import { Search } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLogout } from "#app/dashboard/logout.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { type Command, newRecords } from "./commands.ts";
import { isTyping, lettersAreOn, readShortcut, type ShortcutAction } from "./shortcut-keys.ts";

const CommandPalette = lazyPart(async () => (await import("./command-palette.tsx")).CommandPalette);
const ShortcutList = lazyPart(async () => (await import("./shortcut-list.tsx")).ShortcutList);

/** Toasts have such a role too, but lie beside the page. */
const dialogs = ":is([role=dialog], [role=alertdialog]):not(.toast)";

/** The button of the top bar that opens the palette, and the dashboard's keyboard shortcuts. */
export function CommandCenter() {
  const [open, setOpen] = useState<"palette" | "shortcuts">();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { askLogout, question: logoutQuestion } = useLogout();
  // Held here, because typing begins before the palette is loaded and has the focus.
  const [question, setQuestion] = useState("");
  const close = () => setOpen(undefined);

  function openPalette(): void {
    setQuestion("");
    setOpen("palette");
  }

  function run(action: ShortcutAction): void {
    if (action === "palette") openPalette();
    else if (action === "list") setOpen("shortcuts");
    else if (action === "search") searchPage(openPalette);
    else {
      const page = pathname.replace(/\/+$/, "");
      if (page in newRecords) void navigate(`${page}?edit=new`);
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Keys belong to the dialog that is open: a page behind it stays as it is.
    const covered = document.querySelector(dialogs) !== null;
    const early = open === "palette" && !isInside(event.target, dialogs);
    if (early && event.key === "Escape") return close();
    if (early && isCharacter(event)) {
      event.preventDefault();
      setQuestion((typed) => typed + event.key);
      return;
    }
    const action = readShortcut(event, {
      typing: isTyping(event.target) || covered,
      letters: lettersAreOn(),
    });
    if (!action) return;
    event.preventDefault();
    if (!covered) run(action);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  function choose(command: Command): void {
    close();
    if (command.run === "shortcuts") setOpen("shortcuts");
    else if (command.run === "logout") askLogout();
    else if (command.to !== undefined) void navigate(command.to);
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search or go to (Ctrl K)"
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-sm text-soft hover:bg-sunk hover:text-ink lg:h-9 lg:w-auto lg:border lg:border-rule-strong lg:px-3 lg:text-sm"
        onClick={openPalette}
      >
        <Search aria-hidden="true" className="size-5 lg:size-4" />
        <span className="sr-only lg:not-sr-only">Search</span>
        <span className="hidden text-xs text-faint lg:inline">Ctrl K</span>
      </button>
      <Suspense>
        {open === "palette" && (
          <CommandPalette question={question} onAsk={setQuestion} onChoose={choose} onClose={close} />
        )}
        {open === "shortcuts" && <ShortcutList onClose={close} />}
      </Suspense>
      {logoutQuestion}
    </>
  );
}

const isInside = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Focuses the page's search field; a page without one is searched through `otherwise`. */
function searchPage(otherwise: () => void): void {
  const field = document.querySelector<HTMLInputElement>("#main input[type=search]");
  if (field) {
    field.focus();
    field.select();
  } else {
    otherwise();
  }
}
