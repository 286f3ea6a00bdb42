import type { Selectable } from "kysely";
import type { Logger } from "pino";
import type { NewslettersTable } from "#app/parts/newsletter/newsletter.tables.server.ts";
import { refusedTooOften } from "#app/parts/newsletter/newsletters.schema.ts";
import { endLink, issueLink, linkMs } from "#server/access-links.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/connect.ts";
import { type Mail, persistently } from "#server/mail/mail.ts";
import { hasDueMails } from "#server/mail/outbox.ts";
import { smtpFault } from "#server/mail/smtp-fault.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { type Repeated, startRepeating } from "#server/repeat.ts";
import { leaveAddress, leaveMark } from "./newsletter.service.server.ts";
import {
  claimDeliveries,
  type Delivery,
  deferDelivery,
  findRecipient,
  finishNewsletter,
  listSending,
  noteTrouble,
  releaseDelivery,
  type Sending,
  settleDelivery,
} from "./newsletter-deliveries.store.server.ts";
import { moveNewsletter } from "./newsletters.store.server.ts";

export type Delivering = {
  db: Db;
  mail: Mail;
  clock: Clock;
  log: Logger;
  siteUrl: string;
  metrics?: Metrics | undefined;
};

/** Mails at a time: so many connections, beside those of the outbox. */
export const connections = 5;
/** Mails of one claim: at most what the rate allows for a second. */
const mostAtOnce = 50;
/** While mails of the outbox are due, which go first. */
const outboxMs = 500;
/** Before a newsletter is looked at again of which another process has just claimed. */
const anotherMs = 50;
/** After a mail server that takes nothing: this long, then twice, at most five minutes. */
const troubleMs = { first: 5_000, most: 5 * 60_000 };
/** A mail that is refused so often in a row is refused for what it says. */
const mostRefusals = 10;
/** So many answers in a row that ask for another try mean that the server wants fewer mails. */
const mostDeferrals = 20;

/** What the last tries of a newsletter in this process came to. */
type Course = { refusals: number; deferrals: number; trouble: number; notBefore: number };

export class Deliverer {
  readonly #deps: Delivering;
  readonly #courses = new Map<number, Course>();
  #stopped = false;

  constructor(deps: Delivering) {
    this.#deps = deps;
  }

  /** Lets the mails that are under way end, and begins no other. */
  stop(): void {
    this.#stopped = true;
  }

  /**
   * Sends what is due of each newsletter that is being sent.
   * @returns the time at which something may be due again, in ms since 1970; undefined when nothing is being sent
   */
  async deliver(): Promise<number | undefined> {
    const { db, clock } = this.#deps;
    let next: number | undefined;
    for (const newsletter of await listSending(db)) {
      if (this.#stopped) break;
      const course = this.#courseOf(newsletter);
      let due = Math.max(course.notBefore, Date.parse(newsletter.next_batch_at));
      if (due <= clock.now().getTime()) due = await this.#deliverBatch(newsletter, course);
      next = Math.min(next ?? due, due);
    }
    return next;
  }

  /** @returns when the next one may go, in ms since 1970 */
  async #deliverBatch(newsletter: Sending, course: Course): Promise<number> {
    const { db, clock } = this.#deps;
    const now = clock.now();
    if (await hasDueMails(db, now)) return now.getTime() + outboxMs;
    // While the server takes nothing, one mail finds out whether it does again.
    const most = course.trouble > 0 ? 1 : Math.min(mostAtOnce, Math.ceil(newsletter.per_minute / 60));
    const batch = await claimDeliveries(db, now, newsletter, most);
    // Another process was quicker.
    if (!batch) return now.getTime() + anotherMs;
    if (batch.length > 0) {
      await this.#sendBatch(newsletter, batch, course);
      return Math.max(course.notBefore, now.getTime() + (most * 60_000) / newsletter.per_minute);
    }
    const waiting = await finishNewsletter(db, now, newsletter.id);
    if (waiting === undefined) this.#courses.delete(newsletter.id);
    return Math.max(Date.parse(waiting ?? ""), now.getTime()) || now.getTime();
  }

  async #sendBatch(newsletter: Sending, batch: Delivery[], course: Course): Promise<void> {
    const { db, log } = this.#deps;
    const content = await db
      .selectFrom("newsletters")
      .select(["id", "subject", "text", "html", "text_ur", "html_ur", "started_at"])
      .where("id", "=", newsletter.id)
      .executeTakeFirst();
    if (!content) return;
    const send = async () => {
      for (let delivery = batch.shift(); delivery; delivery = batch.shift()) {
        try {
          await this.#sendOne(content, delivery, course);
        } catch (error) {
          // It is sent when its lease ends.
          const about = { newsletter: content.id, delivery: delivery.id, err: error };
          log.error(about, "a newsletter's delivery could not be settled");
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(connections, batch.length) }, send));
  }

  async #sendOne(content: Content, delivery: Delivery, course: Course): Promise<void> {
    const { db, mail, clock, siteUrl } = this.#deps;
    const goesOn = !this.#stopped && course.notBefore <= clock.now().getTime();
    const recipient = goesOn ? await findRecipient(db, clock.now(), delivery) : "not now";
    if (recipient === "gone") return;
    if (recipient === "not now") return releaseDelivery(db, clock.now(), delivery);
    if (recipient === "left") return settleDelivery(db, clock.now(), delivery, "skipped");
    const { email, language } = recipient;
    const link = { kind: "newsletter leaving", subject: delivery.subscriber_id } as const;
    const token = await issueLink(db, clock.now(), { ...link, lifetime: linkMs.leaving });
    const leaveUrl = leaveAddress(siteUrl, token, language);
    const [text, html] =
      language === "ur" ? [content.text_ur, content.html_ur] : [content.text, content.html];
    try {
      await mail.send({
        // The same at each try, whichever process makes it: who gets a mail twice can tell (decision 075).
        id: `newsletter-${content.id}.${delivery.id}.${Date.parse(content.started_at ?? "")}`,
        to: email,
        subject: content.subject,
        text: text.replaceAll(leaveMark, leaveUrl),
        html: html.replaceAll(leaveMark, leaveUrl),
        unsubscribeUrl: leaveUrl,
      });
    } catch (error) {
      await this.#settleFault(delivery, token, course, error);
      return;
    }
    Object.assign(course, { refusals: 0, deferrals: 0, trouble: 0 });
    this.#deps.metrics?.mailTried("sent");
    await persistently(() => settleDelivery(db, clock.now(), delivery, "sent"));
  }

  async #settleFault(delivery: Delivery, token: string, course: Course, error: unknown): Promise<void> {
    const { db, clock, log, metrics } = this.#deps;
    const fault = smtpFault(error);
    const { kind, codes } = fault;
    const newsletter = delivery.newsletter_id;
    const now = clock.now();
    // Addresses are personal data: only the delivery's number is logged.
    log.warn({ newsletter, delivery: delivery.id, kind, codes }, "newsletter not delivered");
    if (kind === "unavailable") {
      metrics?.mailTried("retry");
      await this.#pauseFor(newsletter, course, codes);
      // The server may have had the mail by then: its link keeps working, and it is sent again under the same name.
      await releaseDelivery(db, now, delivery);
      return;
    }
    // The server has said that it did not take the mail.
    await endLink(db, token);
    if (kind === "later" && (await deferDelivery(db, now, delivery, codes))) {
      metrics?.mailTried("retry");
      course.deferrals += 1;
      if (course.deferrals >= mostDeferrals) {
        course.deferrals = 0;
        await this.#pauseFor(newsletter, course, codes);
      }
      return;
    }
    metrics?.mailTried("failed");
    if (kind !== "bounced") course.refusals += 1;
    if (kind === "refused" && course.refusals >= mostRefusals) {
      await releaseDelivery(db, now, delivery);
      await moveNewsletter(db, newsletter, ["sending"], { state: "paused", trouble: refusedTooOften(codes) });
      this.#courses.delete(newsletter);
      return;
    }
    const outcome = kind === "bounced" ? "bounced" : "failed";
    await persistently(() => settleDelivery(db, now, delivery, outcome, fault));
  }

  #courseOf({ id, trouble }: Sending): Course {
    const course = this.#courses.get(id) ?? { refusals: 0, deferrals: 0, trouble: 0, notBefore: 0 };
    this.#courses.set(id, course);
    // Staff let it go on, or another process got through.
    if (trouble === null) Object.assign(course, { trouble: 0, notBefore: 0 });
    return course;
  }

  /** Once for all the mails that were under way when the server stopped taking them. */
  async #pauseFor(newsletter: number, course: Course, codes: string): Promise<void> {
    const now = this.#deps.clock.now().getTime();
    if (course.notBefore <= now) {
      course.notBefore = now + Math.min(troubleMs.first * 2 ** Math.min(course.trouble, 10), troubleMs.most);
      course.trouble += 1;
    }
    await noteTrouble(this.#deps.db, newsletter, codes);
  }
}

type Content = Pick<
  Selectable<NewslettersTable>,
  "id" | "subject" | "text" | "html" | "text_ur" | "html_ur" | "started_at"
>;

/** How long nothing is looked at while nothing is being sent; staff who press Send wait no longer. */
const pollMs = 3_000;

/** Delivers newsletters until it is stopped. */
export function startDelivering(deps: Delivering): Repeated {
  const deliverer = new Deliverer(deps);
  const delivering = startRepeating(() => deliverer.deliver(), {
    log: deps.log,
    failed: "newsletters could not be delivered",
    pauseAfter: (next = Number.POSITIVE_INFINITY) =>
      Math.max(0, Math.min(next - deps.clock.now().getTime(), pollMs)),
  });
  return {
    async stop() {
      deliverer.stop();
      await delivering.stop();
      deps.mail.close();
    },
  };
}
