import { useState } from "react";
import { useWatch } from "react-hook-form";
import { adMediaPath } from "#app/contract/ad-media-path.ts";
import { call, rowOf } from "#app/dashboard/call.ts";
import { useRefresh } from "#app/dashboard/call-query.ts";
import { sentCaptions } from "#app/dashboard/captions-field.tsx";
import { type FileChange, unchanged } from "#app/dashboard/use-conflict.ts";
import { type Editor, useEditor } from "#app/dashboard/use-editor.ts";
import { useUpload } from "#app/dashboard/use-upload.ts";
import { type Ad, type AdForm, adForm } from "#app/features/ads/ads.schema.ts";
import { adMessages as messages } from "#app/features/ads/ads-admin.messages.ts";
import { type AdInput, fieldLabels, fileRefusal, type MediaType, sentAd, valuesOf } from "./ad-form.ts";

const createTexts = { failed: messages.createFailed, broke: messages.createBroke };
const updateTexts = { failed: messages.updateFailed, broke: messages.updateBroke };

/** The editor of an ad: `useEditor` with its upload, and the rule that an ad has a file of its media type. */
export function useAdEditor(ad: Ad | undefined, onClose: () => void) {
  const refresh = useRefresh("listAds");
  const { send, running } = useUpload();
  const [tried, setTried] = useState(false);
  const [captions, setCaptions] = useState<FileChange>(unchanged);

  const editor: Editor<AdInput, AdForm, Ad> = useEditor({
    noun: "advertisement",
    row: ad,
    schema: adForm,
    valuesOf,
    labels: fieldLabels,
    file: { name: "media_file", label: "Media file", before: "start_date", pathOf: adMediaPath },
    save: async (values, change, target, createKey) => {
      if (missing) return { ok: false, kind: "refused", message: missing };
      const { body, files } = sentAd(values, change, captions);
      const changed = { ...target, ...body, ...sentCaptions(captions).body };
      const reply = target
        ? await send("updateAd", { body: { ...changed, id: target.id }, files, texts: updateTexts })
        : await send("createAd", { body, files, texts: createTexts, createKey });
      return !reply.ok && reply.status === 409 && target ? { ...reply, message: messages.conflict } : reply;
    },
    done: (_values, target) => (target ? messages.updated : messages.created),
    fetchRow: async ({ id }) => {
      const asked = { query: { limit: 1, cursor: id + 1 }, texts: { failed: messages.loadFailed } };
      return rowOf(
        await call("listAds", asked),
        ([ad]) => (ad?.id === id ? ad : undefined),
        messages.notFound,
      );
    },
    refresh,
    onClose,
  });

  const { form, file, setFile, stored, editing, result } = editor;
  const mediaType: MediaType = useWatch({ control: form.control, name: "media_type" }) ?? "image";
  const storedFits = editing && stored?.media_type === mediaType;
  const missing =
    file.kind === "chosen" || storedFits ? undefined : editing ? messages.needsFile : messages.fileMissing;

  return {
    ...editor,
    mediaType,
    captions,
    setCaptions,
    unsaved: editor.unsaved || captions.kind !== "unchanged",
    /** The captions of the film that is shown now; another film has none yet. */
    storedCaptions: storedFits && file.kind === "unchanged" ? stored?.captions_url : undefined,
    /** The upload that runs. */
    upload: running,
    /** What the ad shows without a new file. */
    current: storedFits && stored && { src: adMediaPath(stored), kind: mediaType, alt: "Current" },
    fileError: tried && missing ? missing : fileRefusal(result?.message),
    submit(event: Parameters<typeof editor.submit>[0]) {
      setTried(true);
      return editor.submit(event);
    },
    /** A file was chosen, or taken back. */
    chooseFile(chosen: File | undefined) {
      setTried(false);
      editor.clearResult();
      setFile(chosen ? { kind: "chosen", file: chosen } : unchanged);
    },
  };
}

export type AdEditorState = ReturnType<typeof useAdEditor>;
