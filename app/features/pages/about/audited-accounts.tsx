import { Text, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { aboutWords } from "./about.words.ts";

/** A year's accounts to download each. Without an uploaded one no audit is spoken of: ABOUT-09. */
export function AuditedAccounts({ accounts }: ContentOf<"audits">) {
  const t = useText<typeof aboutWords>("about");
  const uploaded = accounts.filter(({ file }) => file !== "");
  if (uploaded.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-xl">{t("auditedAccounts")}</h3>
      <ul className="mt-2">
        {uploaded.map(({ year, auditor, file }) => (
          <li key={year} className="border-t border-rule py-2">
            <a href={file} className="text-link figures inline-flex min-h-8 items-center">
              {t("accountsOf", { year })}
            </a>
            <Text as="span" text={auditor} className="block text-sm text-soft" />
          </li>
        ))}
      </ul>
    </>
  );
}
