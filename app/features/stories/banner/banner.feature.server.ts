import type { Db } from "#server/db/connect.ts";
import type { Feature } from "#server/deps.ts";
import { bannerRoutes } from "./server/banner.routes.server.ts";
import { nextBannerEnd, saveBanner } from "./server/banner.store.server.ts";
import { versionedBanner } from "./server/banner-versions.server.ts";

async function addSampleBanner(db: Db, now: Date): Promise<void> {
  const banner = {
    message:
      "Winter drive in Lahore: 2,000 warm quilts for families along the Ravi before the first cold wave of December.",
    message_ur:
      "لاہور میں سردیوں کی مہم: دسمبر کی پہلی سرد لہر سے پہلے راوی کے کنارے رہنے والے خاندانوں کے لیے 2,000 گرم رضائیاں۔",
    link_text: "Read the story",
    link_text_ur: "کہانی پڑھیں",
    link_url: "/blogs",
  };
  await saveBanner(db, banner, now, { sample: true });
}

export const bannerFeature: Feature = {
  group: { name: "Banner", description: "The announcement at the top of every page." },
  nouns: { banner: { label: "banner", page: "/dashboard/banner" } },
  exported: {
    banner: "The banner above every page",
  },
  routes: bannerRoutes,
  versions: [versionedBanner],
  nextChange: nextBannerEnd,
  samples: { add: addSampleBanner, tables: [{ noun: "banner", table: "banner" }] },
};
