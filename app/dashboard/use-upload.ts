import { useEffect, useRef, useState } from "react";
import type { Call, CallReply, TypesOf } from "#app/contract/call.ts";
import { type CallOptions, formOf, type RequestParts } from "#app/lib/call-api.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { upload } from "./call.ts";
import { keyWithFiles } from "./create-key.ts";

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
