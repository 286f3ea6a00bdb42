import { assertAttempt, type Gateway } from "./payments.ts";
import { rupeesText } from "./provider-texts.ts";

export type BankSettings = {
  /** Where the donor's browser is sent; it may have a query of its own. */
  url: string;
};

/**
 * The bank's gateway (DONATE-06): a redirect with amount, currency, reference and return URL. It notifies our server
 * nothing, so its donations wait until staff find the payment on the statement, by the donation's own reference.
 */
export function bankGateway({ url }: BankSettings): Gateway {
  return {
    name: "bank",
    methods: ["bank-transfer"],
    formOrigins: [new URL(url).origin],
    async checkout(attempt) {
      assertAttempt(attempt);
      const target = new URL(url);
      target.searchParams.set("amount", rupeesText(attempt.amountPaisa));
      target.searchParams.set("currency", "PKR");
      target.searchParams.set("reference", attempt.donationReference);
      target.searchParams.set("return_url", attempt.returnUrl);
      return { kind: "redirect", url: target.href };
    },
  };
}
