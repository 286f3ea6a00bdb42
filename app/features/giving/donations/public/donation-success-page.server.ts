import { data, type RouterContextProvider } from "react-router";
import { donationStateWords } from "#app/features/giving/donations/donation-state.words.ts";
import { donationKey } from "#app/features/giving/donations/donations.schema.ts";
import { readDonationStatus } from "#app/features/giving/donations/server/donation-status.server.ts";
import { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";

/**
 * The donation of the address's key. What else a gateway has written into the address is not looked at: it proves nothing
 * (DONATE-09).
 */
export async function loadDonationSuccess(context: Readonly<RouterContextProvider>, request: Request) {
  const { db, clock, env } = deps(context);
  const read = donationKey.safeParse({ key: new URL(request.url).searchParams.get("key") });
  const donation = read.success
    ? await readDonationStatus(db, clock.now(), read.data.key, languageOf(context))
    : undefined;
  const key = read.success && donation ? read.data.key : "";
  const words = wordsOf(context, donationStateWords, givingWords);
  return data({ key, donation, siteUrl: env.siteUrl, words }, { status: donation ? 200 : 404 });
}
