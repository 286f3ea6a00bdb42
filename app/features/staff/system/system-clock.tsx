import { call } from "#app/dashboard/call.ts";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { formatLongDay, karachiDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { systemCalls } from "./system.calls.ts";
import { systemMessages } from "./system.messages.ts";
import type { SystemState } from "./system.schema.ts";

type DoubtedClockProps = { state: SystemState; refresh: () => Promise<unknown> };

/** Where staff say that the clock is right after all: SYSTEM-24. */
export function DoubtedClock({ state: { clock }, refresh }: DoubtedClockProps) {
  const { busy, act } = useAct(refresh);
  const may = useMayCall()(systemCalls.confirmClock);
  const day = karachiDay(new Date(clock.now));

  const confirm = () =>
    act(
      call(systemCalls.confirmClock, { body: { day }, texts: { failed: systemMessages.clockFailed } }),
      systemMessages.clockBelieved,
    );

  return (
    <section aria-labelledby="clock">
      <h2 id="clock" className="mb-3 text-xl">
        Is the clock right?
      </h2>
      <p className="text-sm text-soft">
        The server's clock shows {formatLongDay(day)}. If that is today, say so: the server was switched off
        for long, or has just been restored. If it is not, do not press the button.{" "}
        {may || "An administrator can do this."}
      </p>
      {may && (
        <Button className="mt-4" disabled={busy} onClick={() => void confirm()}>
          Today is {formatLongDay(day)}
        </Button>
      )}
    </section>
  );
}
