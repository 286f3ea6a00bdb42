import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Pencil, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { scriptOf } from "#app/lib/urdu.ts";
import { useToast } from "#app/ui/toast.tsx";
import { headlineMessages } from "./headline.schema.ts";

type HeadlineReply = { headline?: string; message?: string };
const key = ["headline"];

/** A headline that cannot be loaded reads as HEADLINE-03 says: the top bar is never empty. */
async function readHeadline(): Promise<string> {
  const result = await call<HeadlineReply>("readHeadline");
  return (result.ok && result.body.headline) || headlineMessages.fallback;
}

async function saveHeadline(headline: string): Promise<string> {
  const texts = { failed: headlineMessages.failed, broke: headlineMessages.unreachable };
  const body = bodyOf(await call<HeadlineReply>("saveHeadline", { json: { headline }, texts }));
  return body.message ?? headlineMessages.updated;
}

const icon =
  "grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-sunk disabled:cursor-wait";

/** The person has just asked to type here. */
const takeFocus = (box: HTMLInputElement | null) => box?.select();

/**
 * The headline in the top bar. Enter saves, Escape cancels; an empty or unchanged text is not sent; when saving
 * fails the old text stands again.
 */
export function HeadlineEditor() {
  const toast = useToast();
  const client = useQueryClient();
  const { data: headline } = useQuery({ queryKey: key, queryFn: readHeadline });
  const [draft, setDraft] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);

  const save = useMutation({
    mutationFn: saveHeadline,
    onSuccess: (message, saved) => {
      client.setQueryData(key, saved);
      toast.success(message);
    },
    onError: (error) => toast.error(error.message),
    onSettled: () => setDraft(undefined),
  });

  const close = () => setDraft(undefined);

  // The form goes away under the focus: it returns to the button that opened it.
  const editing = draft !== undefined;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = draft?.trim() ?? "";
    if (save.isPending) return;
    if (text === "" || text === headline) close();
    else save.mutate(text);
  }

  if (draft === undefined) {
    return (
      <div className="flex min-w-0 items-center gap-1">
        <p {...scriptOf(headline)} className="truncate font-display text-lg font-semibold">
          {headline ?? " "}
        </p>
        <button
          ref={opener}
          type="button"
          aria-label="Edit headline"
          disabled={headline === undefined}
          className={`${icon} text-soft`}
          onClick={() => setDraft(headline)}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </button>
      </div>
    );
  }
  return (
    <form className="flex min-w-0 items-center gap-1" onSubmit={submit}>
      <input
        ref={takeFocus}
        {...scriptOf(draft)}
        aria-label="Headline"
        maxLength={120}
        value={draft}
        readOnly={save.isPending}
        aria-busy={save.isPending}
        className="min-h-10 w-full min-w-0 max-w-xl rounded-sm border border-rule-strong bg-raised px-2 font-display text-lg font-semibold"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && !save.isPending && close()}
      />
      <button
        type="submit"
        aria-label="Save headline"
        disabled={save.isPending}
        className={`${icon} text-emerald`}
      >
        <Check aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label="Cancel"
        disabled={save.isPending}
        className={`${icon} text-soft`}
        onClick={close}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}
