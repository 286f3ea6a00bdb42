type OptionsProps = { of: readonly { value: string | number; label: string }[] };

/** The options of a select. */
export const Options = ({ of }: OptionsProps) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

type SuggestionsProps = { id: string; of: readonly string[] };

/** What a text field suggests: its `list` is the id. */
export const Suggestions = ({ id, of }: SuggestionsProps) => (
  <datalist id={id}>
    {of.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);
