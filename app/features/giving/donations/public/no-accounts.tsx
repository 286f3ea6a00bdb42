import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { Notice } from "#app/ui/notice.tsx";
import { RichText } from "#app/ui/text.tsx";

/** Before staff have entered them: a made-up number could be somebody's. */
export const NoAccounts = () => (
  <Notice tone="bad" role="note" className="mt-3 mb-5">
    <RichText<typeof givingWords>
      name="giving"
      id="noAccounts"
      components={{ strong: <strong className="font-semibold" /> }}
    />
  </Notice>
);
