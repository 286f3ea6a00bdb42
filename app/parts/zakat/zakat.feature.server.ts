import { contentFeature } from "#app/features/stories/content/content.feature.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { readContent } from "#server/content.ts";
import type { Feature } from "#server/deps.ts";
import { arePricesOld } from "./zakat-rules.ts";

export const zakatFeature: Feature = {
  // It has no calls: staff change the prices with those of contents.
  group: contentFeature.group,
  routes: () => undefined,
  async waiting(deps) {
    const prices = await readContent(deps, "zakat");
    return { old_zakat_prices: Number(arePricesOld(prices, karachiDay(deps.clock.now()))) };
  },
};
