import { useQuery } from "@tanstack/react-query";
import { joinedTranslationsCalls } from "#app/features/staff/joined-translations/joined-translations.calls.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { call } from "./call.ts";
import { callQuery, useRefresh } from "./call-query.ts";

const { listJoinedTranslations, dismissJoinedTranslation } = joinedTranslationsCalls;

type JoinedNoticeProps = {
  noun: "post" | "event";
  /** What each field is called. */
  labels: Readonly<Record<string, string>>;
};

/** Records that stood in each language apart, and did not say the same: each difference until somebody has looked at it. */
export function JoinedNotice({ noun, labels }: JoinedNoticeProps) {
  const toast = useToast();
  const refresh = useRefresh(listJoinedTranslations);
  const { joined = [] } = useQuery(callQuery(listJoinedTranslations, { query: { noun } })).data ?? {};
  if (joined.length === 0) return null;

  async function dismiss(former_id: number) {
    const reply = await call(dismissJoinedTranslation, { body: { noun, former_id } });
    if (!reply.ok) toast.error(reply.message);
    await refresh();
  }

  return (
    <Notice role="status" className="mb-5">
      <p>
        Each {noun} has its English and its Urdu in one entry now. Where the two differed, the English counts.
        Please check:
      </p>
      <ul className="mt-2 grid gap-3">
        {joined.map(({ former_id, title, differences }) => (
          <li
            key={former_id}
            aria-label={title}
            className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2"
          >
            <div className="min-w-0 wrap-anywhere">
              <Text as="p" text={title} className="font-semibold" />
              {differences.map(({ field, english, urdu }) => (
                <p key={field}>
                  {labels[field] ?? field}: <Value value={english} />. It was <Value value={urdu} /> in Urdu.
                </p>
              ))}
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Looked at ${title}`}
              onClick={() => dismiss(former_id)}
            >
              Looked at
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Value({ value }: { value: string }) {
  if (/\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(value))
    return <Picture src={value} alt="this picture" sizes="6rem" className="inline-block h-16 w-24" />;
  return isCalendarDay(value) ? formatDay(value) : value || "none";
}
