import type { PledgeAction, PledgeState } from "#app/features/pledges/pledges.messages.ts";
import { Button } from "#app/ui/button.tsx";

type PledgeQuestionProps = {
  /** Of the page, with its key. */
  path: string;
  state: PledgeState;
  question: "pause" | "stop" | undefined;
};

type Question = { title?: string; text?: string; action: PledgeAction; button: string; back?: string };

/** What is left to press: a confirmation, a link of a mail that only asks, or the way back. */
export function PledgeQuestion({ path, state, question }: PledgeQuestionProps) {
  const asked = questionOf(state, question);
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
            It was not me
          </a>
        )}
      </p>
    </form>
  );
}

function questionOf(state: PledgeState, question: "pause" | "stop" | undefined): Question | undefined {
  if (state === "stopped") return { action: "restart", button: "Start it again" };
  if (question === "stop") {
    return {
      title: "Stop your monthly support?",
      text: "You get no more reminders. Your gifts and receipts stay on this page, and you can start again at any time.",
      action: "stop",
      button: "Stop the reminders",
      back: state === "waiting" ? "Back" : "Keep it",
    };
  }
  if (state === "waiting") return { action: "confirm", button: "Confirm my monthly support" };
  if (state === "paused") return { action: "resume", button: "Resume" };
  if (question === "pause") {
    return {
      title: "Pause your monthly support?",
      text: "You get no reminders until you resume on this page.",
      action: "pause",
      button: "Pause the reminders",
      back: "Keep it as it is",
    };
  }
  return undefined;
}
