import type { TextOf } from "#app/lib/words.ts";
import type { PledgeAction, PledgeState } from "#app/parts/pledges/pledges.messages.ts";
import type { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#app/ui/text.tsx";

type PledgeQuestionProps = {
  /** Of the page, with its key. */
  path: string;
  state: PledgeState;
  question: "pause" | "stop" | undefined;
};

type Question = { title?: string; text?: string; action: PledgeAction; button: string; back?: string };

/** What is left to press: a confirmation, a link of a mail that only asks, or the way back. */
export function PledgeQuestion({ path, state, question }: PledgeQuestionProps) {
  const t = useText<typeof pledgeWords>("pledges");
  const asked = questionOf(t, state, question);
  if (!asked) return null;
  const { title, text, action, button, back } = asked;
  return (
    <form
      method="post"
      action={path}
      id="question"
      className={title ? "mt-8 border-y border-rule-strong py-6" : "mt-8"}
    >
      {title && <h2 className="text-2xl">{title}</h2>}
      {text && <p className="mt-2 max-w-xl text-soft">{text}</p>}
      <p className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${title ? "mt-5" : ""}`}>
        <Button type="submit" name="action" value={action} variant={action === "stop" ? "danger" : "primary"}>
          {button}
        </Button>
        {back && (
          <a href={path} className="text-link inline-flex min-h-11 items-center">
            {back}
          </a>
        )}
        {state === "waiting" && question !== "stop" && (
          <a href={`${path}&do=stop`} className="text-link inline-flex min-h-11 items-center">
            {t("notMe")}
          </a>
        )}
      </p>
    </form>
  );
}

function questionOf(
  t: TextOf<typeof pledgeWords>,
  state: PledgeState,
  question: "pause" | "stop" | undefined,
): Question | undefined {
  if (state === "stopped") return { action: "restart", button: t("again") };
  if (question === "stop") {
    return {
      title: t("stopTitle"),
      text: t("stopText"),
      action: "stop",
      button: t("stopReminders"),
      back: t(state === "waiting" ? "back" : "keep"),
    };
  }
  if (state === "waiting") return { action: "confirm", button: t("confirm") };
  if (state === "paused") return { action: "resume", button: t("resume") };
  if (question === "pause") {
    return {
      title: t("pauseTitle"),
      text: t("pauseText"),
      action: "pause",
      button: t("pauseReminders"),
      back: t("keepAsIs"),
    };
  }
  return undefined;
}
