import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { FormField } from "#app/dashboard/dashboard-form.tsx";
import { TextField } from "#app/dashboard/form-fields.tsx";
import { foldedAway } from "#app/dashboard/form-fold.tsx";
import { TranslationField } from "#app/dashboard/translation-field.tsx";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { eventKinds, kindByWords, kindNames } from "#app/features/stories/events/event-kind.ts";
import { addDays } from "#app/lib/dates.ts";
import { Suggestions } from "#app/ui/options.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import type { EventEditorState } from "./event-editor-state.ts";
import { fieldLabels, imageRule } from "./event-form.ts";
import { eventSummary, useOriginalEvents } from "./event-list.ts";

type EventFieldsProps = {
  editor: EventEditorState;
  /** Room for a long description on wide screens. */
  tall?: boolean;
};

/** So far ahead a day can be picked: a mistyped year is noticed. */
const daysAhead = 3 * 366;

/** The fields of an event, in the order in which it is announced: what, when, where, then the rest. */
export function EventFields({ editor, tall = false }: EventFieldsProps) {
  const { form, today, stored, file, picture } = editor;
  const pictured = file.kind === "chosen" || picture !== undefined;
  const places = useId();
  const title = useWatch({ control: form.control, name: "title" });
  const { locations = [] } = useQuery(eventSummary()).data ?? {};
  const earliest = stored && stored.event_date < today ? stored.event_date : today;

  /** The kind follows the words as they are typed, until it is chosen otherwise. */
  function followWords(change: () => unknown) {
    const words = () => {
      const { title, description } = form.getValues();
      return kindByWords({ title, description });
    };
    const before = words();
    change();
    const now = words();
    if (now !== before) form.setValue("kind", now, { shouldDirty: true });
  }

  return (
    <div className="grid gap-x-8 gap-y-5 group-data-folded/fold:grid-cols-1 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-5">
        <FormField form={form} name="title" label={fieldLabels.title} required>
          {(control) => (
            <TextInput
              {...control}
              onChange={async (event) => followWords(() => control.onChange(event))}
              dir="auto"
              maxLength={200}
              autoComplete="off"
              enterKeyHint="next"
            />
          )}
        </FormField>
        <div
          className={`grid grid-cols-[1.25fr_1fr] gap-x-4 gap-y-5 sm:grid-cols-[12rem_9rem_minmax(0,1fr)] ${foldedAway}`}
        >
          <TextField
            form={form}
            name="date"
            label={fieldLabels.date}
            required
            type="date"
            min={earliest}
            max={addDays(today, daysAhead)}
          />
          <TextField form={form} name="time" label={fieldLabels.time} hint="Empty: all day" type="time" />
          <FormField
            form={form}
            name="location"
            label={fieldLabels.location}
            required
            className="max-sm:col-span-2"
          >
            {(control) => (
              <TextInput
                {...control}
                dir="auto"
                maxLength={200}
                list={places}
                autoComplete="off"
                enterKeyHint="next"
              />
            )}
          </FormField>
        </div>
        <Suggestions id={places} of={locations} />
        <FormField
          form={form}
          name="description"
          label={fieldLabels.description}
          required
          className={foldedAway}
        >
          {(control) => (
            <TextArea
              {...control}
              onChange={async (event) => followWords(() => control.onChange(event))}
              dir="auto"
              rows={5}
              maxLength={5000}
              // As high as what stands beside it.
              className={tall || pictured ? "lg:min-h-80" : ""}
            />
          )}
        </FormField>
      </div>
      <div className={`grid min-w-0 content-start gap-4 ${foldedAway}`}>
        <PictureFields editor={editor} />
        <KindField editor={editor} />
        <TranslationField
          form={form}
          name="translation_of"
          title={title}
          noun="event"
          stored={stored}
          useOriginals={useOriginalEvents}
        />
      </div>
    </div>
  );
}

function KindField({ editor: { form } }: EventFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{fieldLabels.kind}</legend>
      <div className="flex flex-wrap gap-x-5">
        {eventKinds.map((kind) => (
          <label key={kind} className="flex min-h-9 cursor-pointer items-center gap-2">
            <input type="radio" value={kind} {...form.register("kind")} className="size-4.5 accent-emerald" />
            {kindNames[kind]}
          </label>
        ))}
      </div>
      <p className="text-xs text-faint">A blood drive also appears on the page for blood donors.</p>
    </fieldset>
  );
}

function PictureFields({ editor }: EventFieldsProps) {
  const { form, file, setFile, picture, upload, saving } = editor;
  const shown = file.kind === "chosen" || picture !== undefined;
  return (
    <>
      <UploadField
        label="Picture"
        hint="JPEG, PNG, GIF or WebP, at most 2MB. Larger photos are reduced."
        rule={imageRule}
        value={file.kind === "chosen" ? file.file : undefined}
        onChange={(chosen) => setFile(chosen ? { kind: "chosen", file: chosen } : { kind: "unchanged" })}
        onLibrary={editor.chooseFromLibrary}
        current={
          picture ? { src: picture, kind: "image", alt: form.getValues("image_alt") ?? "" } : undefined
        }
        onRemoveCurrent={editor.removePicture}
        removeText="Remove picture"
        error={editor.pictureFault}
        upload={upload}
        disabled={saving}
      />
      {shown && (
        <TextField
          form={form}
          name="image_alt"
          label={fieldLabels.image_alt}
          hint="For people who cannot see it."
          maxLength={300}
        />
      )}
    </>
  );
}
