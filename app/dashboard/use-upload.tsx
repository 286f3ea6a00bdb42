import { useEffect, useRef, useState } from "react";
import type { Call, CallReply, TypesOf } from "#app/contract/call.ts";
import { type CallOptions, formOf, type RequestParts } from "#app/lib/call-api.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { checksum } from "#app/lib/checksum.ts";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/loading.tsx";
import { upload } from "./call.ts";

export type RunningUpload = {
  /** 0 to 1 of the bytes; 1 while the server still works on them. */
  share: number;
  cancel: () => void;
};

/** Sends one form with files at a time, and knows how far it is. Leaving the page cancels it. */
export function useUpload() {
  const controller = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number>();
  useEffect(() => () => controller.current?.abort(), []);

  async function send<Made extends Call>(
    made: Made,
    options: CallOptions<TypesOf<Made>>,
  ): Promise<CallResult<CallReply<Made>>> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setShare(0);
    const { body, files, texts, createKey: key }: RequestParts = options;
    const form = formOf(body, files);
    const createKey = key && keyWithFiles(key, form);
    const result = await upload(made, { form, texts, createKey, signal, onProgress: setShare });
    setShare(undefined);
    return result;
  }
  const cancel = () => controller.current?.abort();
  const running: RunningUpload | undefined = share === undefined ? undefined : { share, cancel };
  return { send, running };
}

/** The key with what stands for the form's files, because the server compares the texts only. */
function keyWithFiles(key: string, form: FormData): string {
  const files = [...form.values()].filter((value) => value instanceof File);
  const named = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return files.length > 0 ? `${key}-${checksum(JSON.stringify(named))}` : key;
}

/** How far an upload is, with a button that cancels it while bytes are still on their way. */
export function UploadProgress({ upload, name }: { upload: RunningUpload; name: string }) {
  const { share, cancel } = upload;
  const percent = Math.floor(share * 100);
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="figures text-xs text-soft">{share < 1 ? `Uploading ${percent}%` : "Saving..."}</p>
        <ProgressBar aria-label={`Upload of ${name}`} max={1} value={share} />
      </div>
      {share < 1 && (
        <Button variant="quiet" size="small" onClick={cancel}>
          Cancel upload
        </Button>
      )}
    </div>
  );
}
