import {
  computeDay,
  daysToCheck,
  findChangedDays,
} from "#app/features/donations/seals/changed-days.server.ts";
import { keepChangedDays } from "#app/features/donations/seals/seals.store.server.ts";
import { addDays, formatDay, karachiDay } from "#app/lib/dates.ts";
import { queueMail } from "#server/mail/outbox.ts";
import type { Services } from "#server/services.ts";
import { firstLink } from "./merkle.ts";
import { firstReceiptDay, listSealedDays } from "./transparency.store.server.ts";

type Sealing = Pick<Services, "db" | "clock" | "log" | "env">;

/** A payment that was confirmed just before midnight may be written just after it. */
const graceMs = 60 * 60 * 1000;
const intervalMs = 15 * 60 * 1000;

/**
 * Seals every day that is over and not sealed yet, an hour after midnight in Karachi: BOOKS-05. Days without a gift are
 * sealed too, so that none can be missing. Several processes may do it at once: all compute the same, and the first row
 * stays. Whoever has sealed computes earlier days again.
 * @returns how many days this process has sealed
 */
export async function sealDays(services: Sealing): Promise<number> {
  const { db, clock, log } = services;
  const today = karachiDay(new Date(clock.now().getTime() - graceMs));
  let sealed = 0;
  for (;;) {
    const [last] = await listSealedDays(db, { limit: 1 });
    const day = last ? addDays(last.day, 1) : await firstReceiptDay(db);
    if (day === undefined || day >= today) break;
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto("receipt_days")
      .values(await computeDay(db, day, last?.link ?? firstLink, clock.now()))
      .onConflict((conflict) => conflict.column("day").doNothing())
      .executeTakeFirst();
    sealed += Number(numInsertedOrUpdatedRows);
  }
  if (sealed > 0) {
    log.info({ sealed }, "days of the open books sealed");
    await checkSeals(services);
  }
  return sealed;
}

/**
 * Computes earlier days again, and keeps what does not match until somebody has looked into it: BOOKS-09. The office is
 * told by mail of what is new.
 */
export async function checkSeals({ db, clock, log, env }: Sealing): Promise<void> {
  const now = clock.now();
  const days = await daysToCheck(db, now);
  const changed = await findChangedDays(db, days);
  const added = await keepChangedDays(db, now, days, changed);
  if (changed.length > 0) {
    log.error({ days: changed.map(({ day }) => day) }, "sealed days do not match their receipts any more");
  }
  if (added.length === 0 || !env.mail.office) return;
  await queueMail(db, now, {
    to: env.mail.office,
    content: {
      subject: "A sealed day of the open books does not match",
      paragraphs: [
        `What the books hold for ${added.map(formatDay).join("; ")} is not what was sealed. Somebody or something has changed a gift after its day was sealed.`,
        "Download a backup before anything else, then look what differs, and write down what you find. The public page says that the seal does not match.",
      ],
      action: { label: "Open the sealed days", url: `${env.siteUrl}/dashboard/open-books` },
    },
  });
}

/** Seals now and every quarter of an hour, until it is stopped. */
export function startSealing(services: Sealing): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = sealDays(services).catch((error: unknown) =>
      services.log.error({ err: error }, "the days of the open books could not be sealed"),
    );
  };
  run();
  const timer = setInterval(run, intervalMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
