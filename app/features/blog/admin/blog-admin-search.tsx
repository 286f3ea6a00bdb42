import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { TextInput } from "#app/ui/text-input.tsx";

/** The delay after typing before the server is asked, in ms. */
const pause = 250;

export function BlogAdminSearch({ onSearch }: { onSearch: (term: string) => void }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <div className="relative w-full max-w-sm">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-faint"
      />
      <TextInput
        type="search"
        aria-label="Search posts"
        placeholder="Search posts"
        dir="auto"
        value={text}
        className="ps-10"
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
