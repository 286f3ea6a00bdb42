import { expect, test } from "vitest";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { pageContext } from "#tests/support/page-posts.ts";
import { loader } from "./search.page.tsx";

/* What the page makes of a question beyond what is found: SEARCH-06. */

const sharedApp = startedOnce(startTestApp);

async function ask(question: string) {
  const context = pageContext(await sharedApp());
  const url = new URL(`http://umeed.example/search?${new URLSearchParams({ q: question })}`);
  const { groups, meant, blood } = await loader({
    context,
    request: new Request(url),
    url,
    params: {},
    pattern: "/search",
  });
  return { paths: groups?.flatMap(({ results }) => results.map(({ path }) => path)) ?? [], meant, blood };
}

test.for([
  ["volunter", "volunteer", "/registration/volunteer"],
  ["recipt", "receipt", "/verify-receipt"],
  ["bluud donar", "blood donor", "/registration/blood-donor"],
] as const)("%s finds what %s finds, and the page says so", async ([question, meant, path]) => {
  const answer = await ask(question);
  expect(answer.meant).toBe(meant);
  expect(answer.paths).toContain(path);
});

test.for(["blud", "blodd"])("%s is بلڈ in Latin letters, and finds what blood finds", async (question) => {
  const answer = await ask(question);
  expect(answer.meant).toBeUndefined();
  expect(answer.paths).toContain("/registration/blood-request");
});

test("what is found is not asked in another spelling, and what is near nothing finds nothing", async () => {
  expect(await ask("volunteer")).toMatchObject({ meant: undefined, blood: false });
  expect(await ask("elephants")).toEqual({ paths: [], meant: undefined, blood: false });
});

test.for(["blood", "khoon", "خون", "o negative", "AB+", "o neg blood tonight mayo hospital", "blud"])(
  "%s leads to 'I need blood', whatever else it finds",
  async (question) => expect((await ask(question)).blood).toBe(true),
);
