import { useSearchParams } from "react-router";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import { Ltr } from "#app/ui/text.tsx";
import { ChoiceField } from "./form-fields.tsx";

// In a line that runs to the left the sign would stand on the other side of its letter.
const choices = bloodGroups.map((group) => ({ value: group, label: <Ltr>{group}</Ltr> }));

type BloodGroupFieldProps = {
  label: string;
  hint?: string;
  /** A last choice for who does not know the group. */
  otherwise?: { value: string; label: string };
};

/**
 * One of the eight blood groups. No draft keeps it, as it is medical. The page's address does, so that the switch of
 * language, a link to the same address, does not lose it (enhance/kept-in-address.ts).
 */
export function BloodGroupField({ otherwise, ...props }: BloodGroupFieldProps) {
  const [search] = useSearchParams();
  return (
    <ChoiceField
      name="bloodGroup"
      required
      columns="grid-cols-2 sm:grid-cols-4"
      choices={otherwise ? [...choices, { ...otherwise, wide: true }] : choices}
      initial={search.get("group") ?? ""}
      address="group"
      {...props}
    />
  );
}
