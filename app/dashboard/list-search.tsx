import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { TextInput } from "#app/ui/text-input.tsx";

/** The delay after typing before the server is asked, in ms. */
const pause = 250;

type ListSearchProps = {
  /** "Search posts": the placeholder too. */
  label: string;
  value: string;
  onSearch: (term: string) => void;
};

/** The search field of a list. The server is asked when typing pauses. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [asked, setAsked] = useState(value);
  const term = text.trim();
  if (value !== shown) {
    setShown(value);
    // Asked from elsewhere: by a link, by Back, by a button that clears the filters.
    if (value !== asked) {
      setText(value);
      setAsked(value);
    }
  }
  const search = () => {
    if (term === asked) return;
    setAsked(term);
    onSearch(term);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (term === asked) return;
    const timer = setTimeout(searchLater, pause);
    return () => clearTimeout(timer);
  }, [term, asked]);
  return (
    <div className="relative w-full sm:max-w-sm">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-faint"
      />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        dir="auto"
        value={text}
        className="ps-10"
        onChange={(event) => setText(event.target.value)}
        // At once: later it would take back what comes next, such as a page that still loads.
        onBlur={search}
      />
    </div>
  );
}
