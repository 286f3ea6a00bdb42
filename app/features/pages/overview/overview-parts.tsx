import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageLink } from "#app/dashboard/page-access.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import type { AuditChange } from "#app/features/staff/audit/audit.schema.ts";
import { auditSentence } from "#app/features/staff/audit/audit-words.ts";
import { formatDay, formatMoment, formatTime, momentOf } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { Text } from "#app/ui/text.tsx";
import type { RecentPost, Waiting, WaitingApproval } from "./overview.schema.ts";
import { rowsOfParts } from "./waiting-rows.ts";

/** A part of the page: its heading, and the page that shows all of it. */
export function OverviewPart(props: {
  id: string;
  title: string;
  all?: { to: string; label: string };
  children: ReactNode;
}) {
  const { id, title, all, children } = props;
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <PanelTitle id={id}>{title}</PanelTitle>
        {all && (
          <Link to={all.to} className="text-link text-sm">
            {all.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** Above all else: what speaks against the books themselves. */
export const Alarms = ({ waiting }: { waiting: Waiting }) =>
  rowsOfParts.map(({ name, to, alarm }) => {
    const count = waiting[name] ?? 0;
    if (!alarm || count === 0) return null;
    return (
      <p key={name} className="mb-6 border-s-4 border-s-pomegranate bg-pomegranate-tint px-4 py-3">
        <Link to={to} className="text-link inline-flex items-center gap-1.5 font-semibold">
          {count === 1 ? alarm.one : `${count} ${alarm.many}`}
          <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
        </Link>
        <span className="block text-sm">{alarm.text}</span>
      </p>
    );
  });

/** What waits for a second person: one's own, and what one may decide. */
export function WaitingForSecond({ approvals }: { approvals: WaitingApproval[] }) {
  return (
    <ul className="border-t border-rule">
      {approvals.map(({ id, title, asked_by, asked_at, mine }) => (
        <li key={id} className="border-b border-rule">
          <Link to="/dashboard/approvals" className="flex min-h-11 items-center gap-3 py-1.5 hover:bg-sunk">
            <span className="min-w-0">
              <bdi className="block font-semibold wrap-anywhere">{title}</bdi>
              <span className="figures block text-sm text-faint">
                asked by {mine ? "you" : <bdi>{asked_by}</bdi>}, {formatTime(asked_at)}
              </span>
            </span>
            <ArrowRight aria-hidden="true" className="ms-auto size-4 shrink-0 text-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function RecentPosts({ posts }: { posts: RecentPost[] }) {
  if (posts.length === 0) return <p className="border-t border-rule py-3 text-soft">No posts yet.</p>;
  return (
    <ul className="border-t border-rule">
      {posts.map(({ id, title, status, published_at, published_time }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-b border-rule py-2 text-sm">
          <Link
            to={`/dashboard/blogs?edit=${id}`}
            // On the link, which is cut at the end of the text: in Urdu that is its left side.
            {...langAttrs(title)}
            className="min-w-0 flex-1 basis-24 truncate font-semibold hover:underline"
          >
            {title}
          </Link>
          {status !== "published" && <StatusPill>{status === "draft" ? "Draft" : "Scheduled"}</StatusPill>}
          <span className="figures shrink-0 text-faint">
            {status === "scheduled"
              ? formatMoment(momentOf(published_at, published_time))
              : formatDay(published_at)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function LastChanges({ changes }: { changes: AuditChange[] }) {
  return (
    <ul className="border-t border-rule">
      {changes.map((change) => {
        const { text, name, rest, href } = auditSentence(change);
        const sentence = (
          <>
            {text} {name && <Text as="bdi" text={name} />} {rest && <Text as="bdi" text={rest} />}
          </>
        );
        return (
          <li key={change.id} className="border-b border-rule py-2 text-sm">
            <p className="line-clamp-2 font-semibold wrap-anywhere">
              {href ? (
                <PageLink to={href} className="hover:underline">
                  {sentence}
                </PageLink>
              ) : (
                sentence
              )}
            </p>
            <p className="figures text-faint">
              <bdi>{change.user_name}</bdi>, {formatTime(change.at)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
