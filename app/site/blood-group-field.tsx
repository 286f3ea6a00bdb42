import { bloodGroups } from "#app/lib/blood-groups.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { ChoiceField } from "./form-fields.tsx";

// In a line that runs to the left the sign would stand on the other side of its letter.
const choices = bloodGroups.map((group) => ({ value: group, label: <Ltr>{group}</Ltr> }));

/** One of the eight blood groups. */
export const BloodGroupField = (props: { label: string; hint?: string }) => (
  <ChoiceField name="bloodGroup" required columns="grid-cols-2 sm:grid-cols-4" choices={choices} {...props} />
);
