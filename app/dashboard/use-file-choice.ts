import { useRef, useState } from "react";
import { canShrink, shrinkPhoto } from "./shrink-photo.ts";
import { fileSize, isHeic, type UploadRule, uploadFault } from "./upload-rule.ts";

const heicAdvice =
  "This is an iPhone photo in the HEIC format, which most browsers cannot show. Open it on the iPhone or a computer " +
  "and save or send it as JPEG. For new photos: Settings, Camera, Formats, Most Compatible.";

type Told = {
  /** Why the file was refused. */
  fault?: string;
  /** What else the person should know: how to help themselves, or that the photo was made smaller. */
  note?: string;
  /** A photo is being made smaller. */
  preparing?: boolean;
};

/** Checks a file as soon as it is chosen, and makes a photo smaller that is too large. */
export function useFileChoice(
  rule: UploadRule,
  onChange: (file: File) => void,
  onFault: ((message: string) => void) | undefined,
) {
  const [told, tell] = useState<Told>({});
  const latest = useRef<File>(undefined);

  function refuse(fault: string, note?: string) {
    tell({ fault, note });
    onFault?.(fault);
  }

  async function choose(file: File) {
    latest.current = file;
    const fault = uploadFault(file, rule);
    if (fault === undefined) {
      tell({});
      onChange(file);
    } else if (fault === rule.texts.size && canShrink(file)) {
      tell({ preparing: true });
      const smaller = await shrinkPhoto(file, rule.maxBytes);
      // Another file was chosen while this one was prepared.
      if (latest.current !== file) return;
      if (!smaller || uploadFault(smaller, rule)) return refuse(fault);
      tell({
        note: `The photo had ${fileSize(file.size)} and was made smaller to fit: ${fileSize(smaller.size)}.`,
      });
      onChange(smaller);
    } else {
      refuse(fault, isHeic(file) ? heicAdvice : undefined);
    }
  }

  function forget() {
    latest.current = undefined;
    tell({});
  }
  return { ...told, choose, forget };
}
