import { useQuery } from "@tanstack/react-query";
import { type VersionNoun, versionMessages } from "#app/contract/versions.ts";
import { versionsCalls } from "#app/features/staff/versions/versions.calls.ts";
import { callQuery } from "./call.ts";
import { RetryLine } from "./not-loaded.tsx";
import { TwoTexts } from "./two-texts.tsx";

type VersionDifferencesProps = { of: { noun: VersionNoun; id: string }; version: number };

/** What a save has changed: each field as it was and as it became, with the words marked that differ. */
export function VersionDifferences({ of, version }: VersionDifferencesProps) {
  const query = useQuery(
    callQuery(versionsCalls.readVersion, {
      query: { ...of, version },
      texts: { failed: versionMessages.loadFailed },
    }),
  );
  const { data, error, isFetching, isPending, refetch } = query;
  return (
    <>
      {isPending && (
        <p role="status" className="text-xs text-faint">
          Loading...
        </p>
      )}
      <RetryLine error={error} busy={isFetching} onRetry={refetch} />
      {data?.fields.length === 0 && (
        <p className="text-xs text-faint">The version before is not kept any more.</p>
      )}
      <dl className="mt-1 grid gap-3">
        {data?.fields.map((field) => (
          <div key={field.label} className="min-w-0">
            <dt className="font-semibold">{field.label}</dt>
            {field.kind === "file" ? (
              <dd className="text-soft">{fileText(field)}</dd>
            ) : (
              <TwoTexts
                label={field.label}
                one={{ word: "Before", text: field.before }}
                other={{ word: "After", text: field.after }}
              />
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

function fileText({ before, after }: { before: string; after: string }): string {
  if (!before) return "Added";
  return after ? "Replaced by another" : "Removed";
}
