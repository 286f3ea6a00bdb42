import type { AdForm, AdUpdate, NewAd } from "#app/features/stories/ads/ads.schema.ts";
import type { Actor } from "#server/audit.ts";
import { createRow, deleteRow, insertRow, updateRow } from "#server/content-rows.ts";
import { takeNamedPicture } from "#server/media/picture-library.ts";
import { type StagedFile, together } from "#server/media/staging.ts";
import type { Services } from "#server/services.ts";
import type { AdValues } from "./ads.store.server.ts";

const ads = { table: "ads", noun: "advertisement" } as const;

export type AdFault = "missing" | "stale" | "other media" | "needs file" | "no video" | "no picture";

type Medium = Pick<AdValues, "media_type" | "media_url" | "captions_url">;
/** The files that came with a form. */
type AdFiles = { file?: StagedFile; captions?: StagedFile };

type Urdu = Pick<AdValues, "title_ur" | "description_ur">;
const noUrdu: Urdu = { title_ur: "", description_ur: "" };

/** @param before what stays where the form does not say it */
const valuesFrom = (form: AdForm, medium: Medium, before: Urdu & Pick<AdValues, "is_active">): AdValues => ({
  title: form.title,
  title_ur: form.title_ur ?? before.title_ur,
  description: form.description,
  description_ur: form.description_ur ?? before.description_ur,
  media_type: medium.media_type,
  media_url: medium.media_url,
  captions_url: medium.captions_url,
  start_date: form.start_date,
  end_date: form.end_date,
  is_active: form.is_active === undefined ? before.is_active : form.is_active ? 1 : 0,
});

/** Another film has other captions. */
const mediumOf = (file: NewFile, captions: StagedFile | undefined): Medium => ({
  media_type: file.kind === "video" ? "video" : "image",
  media_url: file.name,
  captions_url: captions?.path ?? null,
});

type NewFile = Pick<StagedFile, "kind" | "name">;

/** The new file of an ad: one that was sent, or a picture of the library. */
const newFileOf = (file: StagedFile | undefined, picture_path: string | undefined): NewFile | undefined =>
  file ??
  (picture_path ? { kind: "image", name: picture_path.slice(picture_path.lastIndexOf("/") + 1) } : undefined);

export async function createAd(
  services: Services,
  who: Actor,
  { picture_path, ...form }: NewAd,
  { file, captions }: AdFiles,
): Promise<{ id: number } | { fault: AdFault | "no file" }> {
  const medium = newFileOf(file, picture_path);
  if (!medium) return { fault: "no file" };
  if (form.media_type && form.media_type !== medium.kind) return { fault: "other media" };
  if (captions && medium.kind !== "video") return { fault: "no video" };
  const files = together(file, captions);
  return createRow<{ id: number }, { fault: AdFault }>(services, who, ads, files, async (trx, now) => {
    const missing = await takeNamedPicture(trx, { picture_path }, file);
    if (missing) return missing;
    const after = valuesFrom(form, mediumOf(medium, captions), { ...noUrdu, is_active: 0 });
    const row = { ...after, created_at: now.toISOString(), version: 1 };
    return { made: await insertRow(trx, "ads", row), after };
  });
}

export async function updateAd(
  services: Services,
  who: Actor,
  { id, version, remove_captions, picture_path, ...form }: AdUpdate,
  { file, captions }: AdFiles,
): Promise<object | { fault: AdFault }> {
  const newFile = newFileOf(file, picture_path);
  if (newFile && form.media_type && form.media_type !== newFile.kind) return { fault: "other media" };
  return updateRow<"ads", { fault: AdFault }>(services, who, ads, {
    ...{ id, version, file: together(file, captions) },
    prepare: (trx) => takeNamedPicture(trx, { picture_path }, file),
    change: (current) => {
      if (!newFile && form.media_type && form.media_type !== current.media_type)
        return { fault: "needs file" };
      const kept = { ...current, captions_url: remove_captions ? null : current.captions_url };
      const medium = newFile
        ? mediumOf(newFile, captions)
        : captions
          ? { ...kept, captions_url: captions.path }
          : kept;
      if (captions && medium.media_type !== "video") return { fault: "no video" };
      return { columns: valuesFrom(form, medium, current) };
    },
  });
}

/**
 * Switches an ad on or off. The version goes up, because the editor's form holds the switch too.
 * @returns whether there is such an ad
 */
export async function toggleAd(
  services: Services,
  who: Actor,
  { id, is_active }: { id: number; is_active: boolean },
): Promise<boolean> {
  const wanted = is_active ? (1 as const) : (0 as const);
  const result = await updateRow(services, who, ads, {
    id,
    change: (current) =>
      current.is_active === wanted
        ? undefined
        : {
            columns: { is_active: wanted, is_sample: current.is_sample },
            audited: { before: { is_active: !is_active }, after: { is_active } },
          },
  });
  return !("fault" in result);
}

/** @returns whether there was such an ad */
export const deleteAd = (services: Services, who: Actor, id: number): Promise<boolean> =>
  deleteRow(services, who, ads, id);
