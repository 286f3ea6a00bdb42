import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Pencil, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { call, useRefresh } from "#app/dashboard/call.ts";
import { resultOf, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { useUnsavedChanges } from "#app/dashboard/leave-guard.tsx";
import { OutdatedTexts } from "#app/dashboard/outdated-text.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { headlineCalls } from "./headline.calls.ts";
import {
  type Headline,
  type HeadlineForm,
  headlineForm,
  headlineMessages,
  headlineVersion,
} from "./headline.schema.ts";

const key = ["headline"];
const texts = { failed: headlineMessages.failed, broke: headlineMessages.unreachable };

/** A headline that cannot be loaded reads as the fallback (HEADLINE-03): the top bar is never empty. */
async function readHeadline(): Promise<Headline> {
  const result = await call(headlineCalls.readHeadline);
  const { headline = "", headline_ur = "" } = result.ok ? result.body : {};
  return { headline: headline || headlineMessages.fallback, headline_ur };
}

const icon =
  "grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-sunk disabled:cursor-wait";

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** The headline in the top bar, and the button that opens its form. */
export function HeadlineEditor() {
  const { data: headline } = useQuery({ queryKey: key, queryFn: readHeadline });
  const [state, setState] = useState<"shown" | "editing" | "closed">("shown");

  if (state === "editing" && headline !== undefined)
    return <HeadlineLine headline={headline} onClose={() => setState("closed")} />;
  return (
    <div className="flex min-w-0 items-center gap-1">
      <Text as="p" text={headline?.headline ?? " "} className="truncate font-display text-lg font-semibold" />
      <MayCall to={headlineCalls.saveHeadline}>
        <button
          // The form that had the focus is gone.
          ref={state === "closed" ? takeFocus : undefined}
          type="button"
          aria-label="Edit headline"
          disabled={headline === undefined}
          className={`${icon} text-soft`}
          onClick={() => setState("editing")}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </button>
      </MayCall>
    </div>
  );
}

/**
 * Enter saves, Escape cancels; an empty or unchanged line is not sent; when saving fails the old text stands again.
 */
function HeadlineLine({ headline, onClose }: { headline: Headline; onClose: () => void }) {
  const toast = useToast();
  const client = useQueryClient();
  const refresh = useRefresh();
  const { form, handleSubmit } = useDashboardForm(headlineForm, { defaultValues: headline });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useDraft(form, "headline");
  useUnsavedChanges(isDirty);
  const [theirs, setTheirs] = useState<Headline>();
  const { restored } = draft;
  // Putting a draft back takes the focus away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => form.setFocus("headline", { shouldSelect: true }), [form, restored]);

  async function save(changed: HeadlineForm) {
    const line = { ...headline, ...changed };
    const { headline_ur } = line;
    const urduChanged = headline_ur !== headline.headline_ur;
    if (line.headline !== headline.headline || urduChanged) {
      const body = { headline: line.headline, ...(urduChanged && { headline_ur }) };
      const query = { version: headlineVersion(theirs ?? headline) };
      const reply = await call(headlineCalls.saveHeadline, { query, body, texts });
      const { ok, message } = resultOf(reply, headlineMessages.updated);
      if (ok) {
        client.setQueryData(key, line);
        void refresh();
      }
      toast[ok ? "success" : "error"](message);
      // What was typed stays: the next Enter knows of theirs and saves over it.
      if (reply.status === 409) return setTheirs(await readHeadline());
    }
    close();
  }

  function close() {
    if (theirs) void client.invalidateQueries({ queryKey: key });
    draft.forget();
    onClose();
  }

  const input = {
    maxLength: 120,
    readOnly: isSubmitting,
    "aria-busy": isSubmitting,
    onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && !isSubmitting && close(),
  };
  const look =
    "min-h-10 w-full min-w-0 max-w-xl rounded-sm border border-rule-strong bg-raised px-2 font-display text-lg font-semibold";

  return (
    <form className="flex min-w-0 items-center gap-1 py-1.5" onSubmit={handleSubmit(save, close)}>
      <div className="grid min-w-0 flex-1 gap-2 xl:flex">
        <input
          {...form.register("headline")}
          {...langAttrs(form.watch("headline"))}
          {...input}
          aria-label="Headline"
          className={look}
        />
        <input
          {...form.register("headline_ur")}
          {...input}
          lang="ur"
          dir="rtl"
          aria-label="Headline in Urdu"
          placeholder="اردو"
          autoComplete="off"
          className={look}
        />
        <OutdatedTexts noun="headline" id={1} labels={{ headline: "Headline" }} className="self-center" />
        {theirs && (
          <p role="alert" className="self-center text-sm">
            Now it reads <Text as="strong" text={theirs.headline} />
            {theirs.headline_ur && <Text as="strong" text={theirs.headline_ur} className="ms-2" />}. Enter
            saves yours, Escape keeps it.
          </p>
        )}
      </div>
      <button
        type="submit"
        aria-label="Save headline"
        disabled={isSubmitting}
        className={`${icon} text-emerald`}
      >
        <Check aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label="Cancel"
        disabled={isSubmitting}
        className={`${icon} text-soft`}
        onClick={close}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}
