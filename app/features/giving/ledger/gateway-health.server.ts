import { type WalletName, walletNames } from "#app/contract/payment-methods.ts";
import { formatTime } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps, HealthPart } from "#server/deps.ts";
import { isNoAnswer } from "#server/payments/ask-provider.ts";

const names: Record<WalletName, string> = { jazzcash: "JazzCash", easypaisa: "EasyPaisa" };

/** The payments that the providers are to be asked about by now. */
export async function readInquiryQueue({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<{ waiting: number; oldest: string | null }> {
  return db
    .selectFrom("payment_attempts")
    .select((select) => [
      select.fn.countAll<number>().as("waiting"),
      select.fn.min("next_check_at").as("oldest"),
    ])
    .where("state", "=", "open")
    .where("next_check_at", "<=", clock.now().toISOString())
    .executeTakeFirstOrThrow();
}

/** Whether the payment providers answer when they are asked about payments: WATCH-04. */
export async function readGatewayHealth({
  db,
  payments,
}: Pick<Deps, "db" | "payments">): Promise<HealthPart> {
  const name = "Payment providers";
  const asked = walletNames.filter((wallet) => payments.gateway(wallet)?.inquire);
  if (asked.length === 0)
    return { name, tone: "good", status: "None", text: "Donors pay by hand and report it" };
  const silent: string[] = [];
  for (const wallet of asked) {
    const last = await lastInquiry(db, wallet);
    if (last && isNoAnswer(last.last_code))
      silent.push(`${names[wallet]}, last asked ${formatTime(last.asked_at)}`);
  }
  if (silent.length === 0) {
    return { name, tone: "good", status: "Work", text: asked.map((wallet) => names[wallet]).join(", ") };
  }
  return {
    name,
    tone: "bad",
    status: "No answer",
    text: silent.join("; "),
    advice:
      "Gifts wait until the provider answers; nothing is lost, and the site goes on asking. If it lasts for an hour, call the provider.",
    link: { to: "/dashboard/donations?state=pending", label: "Open the waiting donations" },
  };
}

/** The newest inquiry whose answer is known: one that is under way has the code of the one before. */
function lastInquiry(db: Db, gateway: WalletName) {
  return db
    .selectFrom("payment_attempts")
    .select(["last_code", "asked_at"])
    .$narrowType<{ asked_at: string }>()
    .where("gateway", "=", gateway)
    .where("asked_at", "is not", null)
    .where("last_code", "!=", "")
    .orderBy("id", "desc")
    .limit(20)
    .execute()
    .then((rows) => rows.toSorted((one, other) => other.asked_at.localeCompare(one.asked_at))[0]);
}
