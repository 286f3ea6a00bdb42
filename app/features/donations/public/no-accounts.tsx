import { Notice } from "#app/ui/notice.tsx";

/** Before staff have entered them: a made-up number could be somebody's. */
export const NoAccounts = () => (
  <Notice tone="bad" role="note" className="mt-3 mb-5">
    <strong className="font-semibold">Please do not send money yet.</strong> The foundation has not entered
    its account numbers on this site yet. The zeros below are placeholders. Call or write to us, and we will
    tell you where to send money.
  </Notice>
);
