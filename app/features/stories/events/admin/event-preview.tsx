import { useWatch } from "react-hook-form";
import { languages } from "#app/contract/language.ts";
import { FilePreview } from "#app/dashboard/media-preview.tsx";
import { allDay } from "#app/features/stories/events/events.messages.ts";
import type { EventFormInput } from "#app/features/stories/events/events.schema.ts";
import { formatLongDay, isCalendarDay } from "#app/lib/dates.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import type { EventEditorState } from "./event-editor-state.ts";

const frame = "aspect-8/5 w-full rounded-sm object-cover";

/** The event as its pages will show it, with what is in the form now: in English, in Urdu, or both. */
export function EventPreview({ editor: { form, file, picture } }: { editor: EventEditorState }) {
  const event = useWatch({ control: form.control });
  const pictured = file.kind === "chosen" || picture;
  const image_alt = event.image_alt || event.image_alt_ur || "";
  const shown = languages.filter((language) =>
    language === "ur" ? event.title_ur : event.title || !event.title_ur,
  );
  return (
    <section
      aria-label="Preview"
      className={`grid gap-x-10 gap-y-5 border border-rule bg-paper p-4 sm:p-6 ${
        pictured ? "lg:grid-cols-[1.4fr_1fr]" : "max-w-3xl"
      }`}
    >
      <div className="grid min-w-0 content-start gap-10">
        {shown.map((language) => (
          <PreviewTexts key={language} {...inLanguage(event, language)} />
        ))}
      </div>
      {pictured && (
        <div className="min-w-0">
          {file.kind === "chosen" ? (
            <FilePreview file={file.file} alt={image_alt} className={frame} />
          ) : (
            picture && <Picture src={picture} alt={image_alt} sizes="30rem" className={frame} />
          )}
        </div>
      )}
    </section>
  );
}

type PreviewTextsProps = Partial<
  Pick<EventFormInput, "title" | "date" | "time" | "location" | "description">
>;

function PreviewTexts({ title, date, time, location, description }: PreviewTextsProps) {
  return (
    <div className="min-w-0">
      <Text
        as="p"
        text={title || "The title"}
        className="text-heading font-display leading-tight font-semibold wrap-anywhere"
      />
      <dl className="mt-4 grid gap-x-8 border-y border-rule-strong sm:grid-cols-2">
        <div className="py-3">
          <dt className="label text-soft">When</dt>
          <dd className="mt-1 font-display text-lg">
            {date && isCalendarDay(date) ? formatLongDay(date) : "The day"}
            <span className="figures block text-soft">{time ? `${time}, Pakistan time` : allDay}</span>
          </dd>
        </div>
        <div className="border-rule py-3 max-sm:border-t">
          <dt className="label text-soft">Where</dt>
          <Text as="dd" text={location || "The place"} className="mt-1 font-display text-lg wrap-anywhere" />
        </div>
      </dl>
      <Text
        as="p"
        text={description || "What happens, who can come, and what to bring."}
        className="mt-5 text-lg wrap-anywhere whitespace-pre-line"
      />
    </div>
  );
}
