import { expect, test } from "vitest";
import { testSite } from "#tests/support/page-frame.tsx";
import { foundationData } from "./foundation-data.ts";

test("the structured data has the foundation as an NGO, with absolute URLs", () => {
  const data = foundationData(testSite);
  expect(data).toMatchObject({
    "@context": "https://schema.org",
    "@type": "NGO",
    "@id": "https://umeed.example/#foundation",
    name: "Umeed Welfare Foundation",
    url: "https://umeed.example/",
    logo: { "@type": "ImageObject", url: "https://umeed.example/icon-512.png" },
    foundingDate: "2016",
    address: { "@type": "PostalAddress", addressLocality: "Lahore", addressCountry: "Pakistan" },
  });
  expect(data.telephone).toMatch(/^\+92\d+$/);
  for (const address of [data.url, data.logo.url, ...data.sameAs]) expect(URL.canParse(address)).toBe(true);
});
