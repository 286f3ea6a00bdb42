import { type UseFormReturn, useWatch } from "react-hook-form";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { TextAreaField, TextField, UrduField, urduHint } from "#app/dashboard/form-fields.tsx";
import { OutdatedTexts } from "#app/dashboard/outdated-text.tsx";
import { feedIcons, maxLengths } from "#app/features/stories/feed/feed.messages.ts";
import { ImpactUpdateCard, updateIcon } from "#app/features/stories/feed/impact-update-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { type FeedValues, fieldWord, type Slot } from "./feed-form.ts";

type FeedForm = UseFormReturn<FeedValues, unknown, FeedValues>;

type FeedSlotProps = {
  slot: Slot;
  form: FeedForm;
  /** The id of the list of the site's pages. */
  pages: string;
};

const slotLabels = {
  title: fieldWord("title"),
  date: fieldWord("date"),
  description: fieldWord("description"),
};

/** The fields of an update, and beside them how the home page shows it. */
export function FeedSlot({ slot, form, pages }: FeedSlotProps) {
  const id = `update-${slot}`;
  return (
    <section
      aria-labelledby={id}
      className="grid items-start gap-x-10 gap-y-5 border-t border-rule-strong py-6 xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="grid min-w-0 gap-4 sm:grid-cols-2">
        <h2 id={id} className="figures text-xl sm:col-span-2">
          Impact Update {slot}
        </h2>
        <OutdatedTexts noun="impact feed" id={Number(slot)} labels={slotLabels} className="sm:col-span-2" />
        <TextField
          form={form}
          name={`title${slot}`}
          label={fieldWord("title")}
          required
          maxLength={maxLengths.title}
        />
        <UrduField
          form={form}
          name={`title_ur${slot}`}
          label={fieldWord("title")}
          hint={urduHint}
          maxLength={maxLengths.title}
        />
        <TextField
          form={form}
          name={`date${slot}`}
          label={fieldWord("date")}
          required
          hint="As visitors should see it, for example Nov 21, 2026 or This week."
          maxLength={maxLengths.date}
        />
        <UrduField
          form={form}
          name={`date_ur${slot}`}
          label={fieldWord("date")}
          maxLength={maxLengths.date}
        />
        <TextAreaField
          form={form}
          name={`description${slot}`}
          label={fieldWord("description")}
          required
          rows={3}
          maxLength={maxLengths.description}
        />
        <UrduField
          form={form}
          name={`description_ur${slot}`}
          label={fieldWord("description")}
          rows={3}
          maxLength={maxLengths.description}
        />
        <IconField slot={slot} form={form} />
        <FormField
          form={form}
          name={`link${slot}`}
          label={fieldWord("link")}
          required
          hint="A page of this site such as /blogs, or a full web address."
          className="sm:col-span-2"
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="url"
              spellCheck={false}
              list={pages}
              maxLength={maxLengths.link}
              autoComplete="off"
            />
          )}
        </FormField>
      </div>
      <SlotPreview slot={slot} form={form} />
    </section>
  );
}

type PartProps = { slot: Slot; form: FeedForm };

function IconField({ slot, form }: PartProps) {
  const error = form.formState.errors[`icon${slot}`]?.message;
  const errorId = `icon-${slot}-error`;
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">
        {fieldWord("icon")}
        <span aria-hidden="true" className="ms-1 text-pomegranate">
          *
        </span>
      </legend>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1.5">
        {feedIcons.map((name) => (
          <label
            key={name}
            className="flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border border-rule bg-raised px-1 text-xs text-soft hover:border-soft has-checked:border-emerald has-checked:bg-emerald-tint has-checked:font-semibold has-checked:text-emerald has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" value={name} {...form.register(`icon${slot}`)} className="sr-only" />
            <Icon name={updateIcon(name)} className="size-6" />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-semibold text-pomegranate">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** What visitors will see. It repeats the fields, so screen readers and the keyboard pass it by. */
function SlotPreview({ slot, form }: PartProps) {
  const [title, description, date, icon] = useWatch({
    control: form.control,
    name: [`title${slot}`, `description${slot}`, `date${slot}`, `icon${slot}`],
  });
  return (
    <div className="min-w-0 xl:sticky xl:top-24">
      <p className="label mb-2 text-xs text-soft">On the home page</p>
      <div inert className="border border-rule bg-sunk p-5 wrap-anywhere" data-preview={slot}>
        <ImpactUpdateCard
          update={{
            title: title || "The title",
            description: description || "What was done, for whom, and where.",
            date: date || "The date",
            icon,
            link: "#",
          }}
        />
      </div>
    </div>
  );
}
