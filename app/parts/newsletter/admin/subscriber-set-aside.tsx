import { call } from "#app/dashboard/call.ts";
import { useAct } from "#app/dashboard/use-act.ts";
import { newsletterCalls } from "#app/parts/newsletter/newsletter.calls.ts";
import {
  mostBounces,
  newslettersMessages,
  type Subscriber,
} from "#app/parts/newsletter/newsletters.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Why a reader gets no newsletters, and the way back. */
export function SetAside({
  subscriber: { id, bounces },
  refresh,
}: {
  subscriber: Subscriber;
  refresh: () => Promise<unknown>;
}) {
  const { act } = useAct(refresh);
  const bringBack = () =>
    act(
      call(newsletterCalls.bringBackSubscriber, {
        body: { id },
        texts: { failed: newslettersMessages.actionFailed },
      }),
      newslettersMessages.broughtBack,
    );
  return (
    <Notice tone="bad" className="mt-5">
      <p>
        {bounces >= mostBounces
          ? `${bounces} newsletters in a row could not be delivered, so this reader gets no more of them.`
          : "There is nobody at this address, says its mail server, so this reader gets no more newsletters."}
      </p>
      <Button variant="quiet" className="mt-3" onClick={() => void bringBack()}>
        Bring back
      </Button>
    </Notice>
  );
}
