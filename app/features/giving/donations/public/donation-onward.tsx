import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import type { Checkout } from "#app/features/giving/donations/donations.schema.ts";
import { Button, buttonStyle } from "#app/ui/button.tsx";
import { useText } from "#app/ui/text.tsx";

/** The step to the gateway after a form that was posted without JavaScript. */
export function DonationOnward({ checkout }: { checkout: Checkout }) {
  const t = useText<typeof donateWords>("donate");
  if (checkout.kind === "manual") return null;
  const text = t("toPayment");
  return (
    <section id="form" aria-labelledby="onward" className="page-width py-12 lg:py-16">
      <div className="max-w-xl border-s-4 border-emerald bg-emerald-tint p-6 sm:p-9">
        <h2 id="onward" className="text-heading">
          {t("recorded")}
        </h2>
        <p className="mt-3 text-lg">{t("oneStepLeft")}</p>
        <div className="mt-6">
          {checkout.kind === "redirect" ? (
            <a href={checkout.url} className={buttonStyle({ variant: "donate" })}>
              {text}
            </a>
          ) : (
            <form method="post" action={checkout.url}>
              {Object.entries(checkout.fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" variant="donate">
                {text}
              </Button>
            </form>
          )}
        </div>
      </div>
    </section>
  );
}
