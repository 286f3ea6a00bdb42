import { expect, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { startWithEvents } from "#tests/support/events.ts";
import { joinedMessages } from "./joined-translations.schema.ts";

const differences = [{ field: "event_time", english: "09:30", urdu: "" }];

test("differences are listed to those who may write the noun, until one of them has looked; the log keeps them", async () => {
  const { app, token, add } = await startWithEvents();
  const { id } = (await add()).body;
  const { db } = app.deps;
  const kept = JSON.stringify(differences);
  await db
    .insertInto("joined_translations")
    .values([
      { noun: "event", former_id: 40, row_id: id, differences: kept },
      { noun: "event", former_id: 41, row_id: id, differences: "[]" },
      // The event is deleted.
      { noun: "event", former_id: 42, row_id: 99, differences: kept },
      { noun: "post", former_id: 40, row_id: id, differences: kept },
    ])
    .execute();
  const list = async (noun: string, as = token) =>
    app.call("listJoinedTranslations", { token: as, query: { noun } });
  const joined = [{ former_id: 40, row_id: id, title: "Eye camp", differences }];
  expect((await list("event")).body).toEqual({ success: true, joined });
  expect((await list("post")).body).toEqual({ success: true, joined: [] });
  expect(await list("slide")).toMatchObject({ status: 422, body: { message: joinedMessages.badNoun } });

  const care = { name: "Care", email: "care@umeed.example", password: "Another-Horse-8", roles: ["care"] };
  await app.call("createUser", { token, json: care });
  const other = (await app.call("signIn", { json: { email: care.email, password: care.password } })).body
    .token;
  const forbidden = { status: 403, body: { message: serverMessages.noPermission } };
  const json = { noun: "event", former_id: 40 };
  expect(await list("event", other)).toMatchObject(forbidden);
  expect(await app.call("dismissJoinedTranslation", { token: other, json })).toMatchObject(forbidden);

  const replies = await Promise.all([1, 2].map(() => app.call("dismissJoinedTranslation", { token, json })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await list("event")).body.joined).toEqual([]);
  const rows = await db
    .selectFrom("joined_translations")
    .select("former_id")
    .where("noun", "=", "event")
    .execute();
  expect(rows, "the old address still leads on").toHaveLength(3);
  const { changes } = (await app.call("listAuditLog", { token, query: { noun: "event" } })).body;
  expect(changes[0]).toMatchObject({
    action: "update",
    noun_id: String(id),
    name: "Eye camp",
    before: { differences },
  });
});
