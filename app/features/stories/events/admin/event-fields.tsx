import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef } from "react";
import {
  BothLanguages,
  RadioField,
  TextAreaField,
  TextField,
  UrduField,
} from "#app/dashboard/form-fields.tsx";
import { foldedAway } from "#app/dashboard/form-fold.tsx";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { type EventKind, kindByWords, kindNames } from "#app/features/stories/events/event-kind.ts";
import { addDays } from "#app/lib/dates.ts";
import { Suggestions } from "#app/ui/field.tsx";
import type { EventEditorState } from "./event-editor-state.ts";
import { fieldLabels, imageRule } from "./event-form.ts";
import { eventSummary } from "./event-list.ts";

type EventFieldsProps = {
  editor: EventEditorState;
  /** Room for a long description on wide screens. */
  tall?: boolean;
};

/** So far ahead a day can be picked: a mistyped year is noticed. */
const daysAhead = 3 * 366;

/** The fields of an event, in the order in which it is announced: what, when, where, then the rest. */
export function EventFields({ editor, tall = false }: EventFieldsProps) {
  const { form, today, file, picture } = editor;
  const { stored } = editor.save;
  const pictured = file.kind === "chosen" || picture !== undefined;
  const places = useId();
  const { locations = [] } = useQuery(eventSummary()).data ?? {};
  const earliest = stored && stored.event_date < today ? stored.event_date : today;
  const place = { maxLength: 200, list: places };
  // As high as what stands beside it.
  const description = { rows: 5, maxLength: 5000, className: tall || pictured ? "lg:min-h-80" : "" };

  return (
    <div className="grid gap-x-8 gap-y-5 group-data-folded/fold:grid-cols-1 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
      <KindByWords form={form}>
        <BothLanguages>
          <div className="group-data-folded/fold:col-span-full">
            <TextField
              form={form}
              name="title"
              label={fieldLabels.title}
              maxLength={200}
              enterKeyHint="next"
            />
          </div>
          <div className={foldedAway}>
            <UrduField form={form} name="title_ur" label={fieldLabels.title} maxLength={200} hint={hint} />
          </div>
        </BothLanguages>
        <div className={`grid grid-cols-[1.25fr_1fr] gap-x-4 sm:grid-cols-[12rem_9rem] ${foldedAway}`}>
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
        </div>
        <BothLanguages className={foldedAway}>
          <TextField
            form={form}
            name="location"
            label={fieldLabels.location}
            enterKeyHint="next"
            {...place}
          />
          <UrduField form={form} name="location_ur" label={fieldLabels.location} {...place} />
          <TextAreaField form={form} name="description" label={fieldLabels.description} {...description} />
          <UrduField form={form} name="description_ur" label={fieldLabels.description} {...description} />
        </BothLanguages>
        <Suggestions id={places} of={locations} />
      </KindByWords>
      <div className={`grid min-w-0 content-start gap-4 ${foldedAway}`}>
        <PictureFields editor={editor} />
        <RadioField
          label={fieldLabels.kind}
          options={kindNames}
          hint="A blood drive also appears on the page for blood donors."
          {...form.register("kind")}
        />
      </div>
    </div>
  );
}

const hint = "One language is enough: pages in the other show it, too.";

/** Around the fields with the event's words: its kind follows them as they are typed, until it is chosen otherwise. */
function KindByWords({ form, children }: Pick<EventEditorState, "form"> & { children: ReactNode }) {
  const before = useRef<EventKind>(undefined);
  return (
    <div
      className="grid min-w-0 content-start gap-5"
      onChangeCapture={() => {
        before.current = kindByWords(form.getValues());
      }}
      onChange={() => {
        const now = kindByWords(form.getValues());
        if (now !== before.current) form.setValue("kind", now, { shouldDirty: true });
      }}
    >
      {children}
    </div>
  );
}

function PictureFields({ editor }: EventFieldsProps) {
  const { form, file, setFile, picture, upload } = editor;
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
        disabled={editor.save.saving}
      />
      {shown && (
        <>
          <TextField
            form={form}
            name="image_alt"
            label={fieldLabels.image_alt}
            hint="For people who cannot see it."
            maxLength={300}
          />
          <UrduField form={form} name="image_alt_ur" label={fieldLabels.image_alt} maxLength={300} />
        </>
      )}
    </>
  );
}
