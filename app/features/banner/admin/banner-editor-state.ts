import { useCallback, useEffect, useState } from "react";
import { resultOf, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { useConflict } from "#app/dashboard/use-conflict.ts";
import { useStoredDraft } from "#app/dashboard/use-stored-draft.ts";
import { type BannerForm, bannerForm } from "#app/features/banner/banner.schema.ts";
import {
  bannerLabels,
  bannerMessages,
  messageMilliseconds,
} from "#app/features/banner/banner-admin.messages.ts";
import { bannerVersion } from "#app/features/banner/banner-version.ts";
import type { CallFailure } from "#app/lib/call-api.ts";
import { emptyBanner, loadBanner, saveBanner, takeDownBanner } from "./banner-calls.ts";

/** The fields with their labels, in the order of the form. */
export const fieldLabels = {
  message: "Message",
  link_text: "Call-to-action text",
  link_url: "Destination URL",
} as const;

const fieldOf = (message: string) =>
  (["link_text", "link_url", "message"] as const).find((name) =>
    message.startsWith(`${bannerLabels[name]} `),
  );

/**
 * The form of the top strip: its loading, the draft of this tab, the conflict with somebody else's save, and the
 * result of the last save or removal, which clears itself after five seconds.
 */
export function useBannerEditor() {
  const { form, result, setResult, handleSubmit } = useDashboardForm(bannerForm, {
    defaultValues: emptyBanner,
  });
  const [state, setState] = useState<"loading" | "failed" | "ready" | "removing">("loading");
  /** As the server had it when it was last asked. */
  const [stored, setStored] = useState<BannerForm>(emptyBanner);
  const loaded = state !== "loading" && state !== "failed";
  const { version, setVersion, ...draft } = useStoredDraft({ form, key: "banner", ready: loaded });
  const conflictOf = useConflict({
    form,
    labels: fieldLabels,
    valuesOf: (banner: BannerForm) => banner,
    change: { kind: "unchanged" },
    setChange: () => undefined,
  });
  const { conflict, open } = conflictOf;

  const load = useCallback(async () => {
    setState("loading");
    const reply = await loadBanner();
    setResult(reply.ok ? undefined : reply);
    if (reply.ok) {
      form.reset(reply.body);
      setStored(reply.body);
      // The text of a restored draft started from its own version.
      setVersion((kept) => kept ?? bannerVersion(reply.body));
    }
    setState(reply.ok ? "ready" : "failed");
  }, [form, setResult, setVersion]);
  useEffect(() => void load(), [load]);

  useEffect(() => {
    const timer = result && setTimeout(() => setResult(undefined), messageMilliseconds);
    return () => clearTimeout(timer);
  }, [result, setResult]);

  /** The form starts again from what the server has now. */
  function startFrom(banner: BannerForm) {
    form.reset(banner);
    setStored(banner);
    setVersion(bannerVersion(banner));
    draft.forget();
    conflictOf.clear();
  }

  const save = handleSubmit(
    async (banner) => {
      if (open.length > 0) {
        conflictOf.ask();
        return setResult({ ok: false, message: `Choose mine or theirs: ${open.join(", ")}.` });
      }
      const reply = await saveBanner(banner, version);
      if (!reply.ok && reply.status === 409) return tellConflict(reply, banner);
      setResult(resultOf(reply, bannerMessages.updated));
      if (reply.ok) startFrom(banner);
      else showAtField(reply.message);
    },
    (errors) =>
      setResult({ ok: false, message: Object.values(errors)[0]?.message ?? bannerMessages.incomplete }),
  );

  /** Shows both versions side by side. What is saved next has been compared with theirs. */
  async function tellConflict(failure: CallFailure, mine: BannerForm) {
    const reply = await loadBanner();
    if (!reply.ok) return setResult(reply);
    const theirs = reply.body;
    const opened = acceptTheirs(theirs);
    if (!theirs.message) {
      conflictOf.clear();
      return setResult({ ...failure, message: bannerMessages.takenDown });
    }
    if (conflictOf.start(opened, theirs, failure.message)) return;
    // The reply to an earlier save was lost: what is stored is what the form holds.
    setResult({ ok: true, message: bannerMessages.updated });
    startFrom(mine);
  }

  /**
   * Takes theirs as what is compared with from now on.
   * @returns the banner that the text started from; a restored draft's may no longer exist
   */
  function acceptTheirs(theirs: BannerForm): BannerForm | undefined {
    const opened = bannerVersion(stored) === version ? stored : undefined;
    setStored(theirs);
    setVersion(bannerVersion(theirs));
    return opened;
  }

  /** Somebody else's text is shown before it can be taken down: beside what was typed, or in its place. */
  async function tellNotTakenDown(failure: CallFailure) {
    const reply = await loadBanner();
    if (!reply.ok) return setResult(reply);
    const theirs = reply.body;
    if (form.formState.isDirty && conflictOf.start(acceptTheirs(theirs), theirs, failure.message)) return;
    startFrom(theirs);
    setResult({ ...failure, message: bannerMessages.changedBeforeRemoval });
  }

  /** The server's words begin with the field that they are about. */
  function showAtField(message: string) {
    const field = message === bannerMessages.badLink ? "link_url" : fieldOf(message);
    if (field) form.setError(field, { message }, { shouldFocus: true });
  }

  async function takeDown() {
    setState("removing");
    const reply = await takeDownBanner(version ?? bannerVersion(stored));
    if (reply.ok) startFrom(emptyBanner);
    if (!reply.ok && reply.status === 409) await tellNotTakenDown(reply);
    else setResult(resultOf(reply, bannerMessages.removed));
    setState("ready");
  }

  return {
    form,
    state,
    loaded,
    stored,
    result,
    conflict,
    choose: conflictOf.choose,
    restored: draft.restored,
    /** The form differs from what was last loaded or saved, or a conflict is not saved yet. */
    unsaved: form.formState.isDirty || conflict !== undefined,
    saving: form.formState.isSubmitting,
    load,
    save,
    takeDown,
    startOver: () => startFrom(stored),
    forgetDraft: draft.forget,
  };
}
