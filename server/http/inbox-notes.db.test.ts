import { expect, test } from "vitest";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { startTestApp } from "#tests/support/app.ts";

/* Two colleagues at one entry at once: CONTACT-05b. */

const message = { name: "Ayesha", email: "ayesha@home.example", message: "Where do I bring quilts?" };

async function startWithMessage() {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("sendContactMessage", { json: message });
  return {
    update: (json: object) => app.call("updateMessage", { token, json: { id: 1, ...json } }),
    row: async () => (await app.call("listMessages", { token })).body.rows[0],
  };
}

test("of two notes that are saved at once one is kept, the other is refused", async () => {
  const { update, row } = await startWithMessage();
  for (const version of [1, 2, 3]) {
    const notes = ["One", "Two"].map((note) => `${note} ${version}`);
    const saves = await Promise.all(notes.map((note) => update({ note, version })));
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = notes[saves.findIndex(({ status }) => status === 200)];
    expect(saves.find(({ status }) => status === 409)?.body).toEqual({
      success: false,
      message: inboxMessages.stale,
      note: kept,
      version: version + 1,
    });
    expect(await row()).toMatchObject({ note: kept, version: version + 1 });
  }
});

test("a mark that is set while a note is saved leaves the note, and the reverse", async () => {
  const { update, row } = await startWithMessage();
  for (const version of [1, 2, 3, 4, 5]) {
    const read = version % 2 === 1;
    const note = `Note ${version}`;
    const saves = await Promise.all([update({ read }), update({ note, version })]);
    expect(saves.map(({ status }) => status)).toEqual([200, 200]);
    expect(await row()).toMatchObject({ read, note });
  }
});
