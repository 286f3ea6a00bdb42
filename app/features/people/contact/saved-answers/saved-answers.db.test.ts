import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { addUser } from "#tests/support/users.ts";
import { answerFor, savedAnswerMessages as messages } from "./saved-answers.messages.ts";

const receipts = { title: "Receipts", text: "{name}, it is on its way.", text_ur: "{name}، رسید آ رہی ہے۔" };

test("staff who answer keep answers, change and delete them: CONTACT-11", async () => {
  const app = await startTestApp();
  const token = await addUser(app, "Sana", ["care"]);
  const created = await app.call("createSavedAnswer", { token, json: receipts });
  expect(created).toMatchObject({ status: 201, body: { message: messages.created } });
  const { id } = created.body;
  const list = async () => (await app.call("listSavedAnswers", { token })).body.answers;
  expect(await list()).toEqual([{ id, version: 1, ...receipts }]);

  const changed = { id, version: 1, ...receipts, title: "Receipt" };
  expect((await app.call("updateSavedAnswer", { token, json: changed })).status).toBe(200);
  expect((await app.call("updateSavedAnswer", { token, json: changed })).status, "it was saved since").toBe(
    409,
  );
  expect((await app.call("createSavedAnswer", { token, json: { title: "", text: "" } })).status).toBe(422);

  await app.call("deleteSavedAnswer", { token, json: { id } });
  expect(await list()).toEqual([]);
  const bin = await app.call("listBin", { token });
  expect(bin.body.items).toMatchObject([{ noun: "saved answer", title: "Receipt" }]);

  const editor = await addUser(app, "Ahmed", ["editor"]);
  expect((await app.call("createSavedAnswer", { token: editor, json: receipts })).status).toBe(403);
});

test("a saved answer has the visitor's name and, where there is one, their language: CONTACT-11", {
  tags: "any-database",
}, () => {
  expect(answerFor(receipts, { name: "A $& B", language: "en" })).toBe("A $& B, it is on its way.");
  expect(answerFor(receipts, { name: "عائشہ", language: "ur" })).toBe("عائشہ، رسید آ رہی ہے۔");
  expect(answerFor({ text: "Yes" }, { name: "عائشہ", language: "ur" })).toBe("Yes");
});
