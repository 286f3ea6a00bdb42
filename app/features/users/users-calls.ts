import { call } from "#app/dashboard/call.ts";
import { useList } from "#app/dashboard/use-list.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import { usersMessages as messages } from "./users.messages.ts";
import type { User, UserForm, UserUpdate } from "./users.schema.ts";

/* The dashboard's calls for users, with their error texts: USER-04. */

type WriteReply = { message?: string };

export const usersKey = ["users"];

/** The users that match a search, newest first, a hundred at a time. */
export const useUsers = (q: string) =>
  useList<User>({
    key: [...usersKey, q],
    fetchPage: async (cursor) => {
      const texts = { failed: messages.loadFailed, broke: messages.loadUnreachable };
      const query = { q: q || undefined, cursor };
      const result = await call<User[] | { message?: string }>("listUsers", { query, texts });
      if (!result.ok) return result;
      const { body } = result;
      if (Array.isArray(body)) return { ...result, body: { rows: body } };
      return { ok: false, kind: "refused", message: body.message || messages.loadFailed };
    },
  });

const addTexts = { failed: messages.addFailed, broke: messages.addUnreachable };

export const addUser = (user: UserForm, createKey: string): Promise<CallResult<WriteReply>> =>
  call("createUser", { json: user, texts: addTexts, createKey });

const changeTexts = { failed: messages.updateFailed, broke: messages.updateUnreachable };

export const updateUser = (update: UserUpdate): Promise<CallResult<WriteReply>> =>
  call("updateUser", { json: update, texts: changeTexts });

export const removeUser = (id: number): Promise<CallResult<WriteReply>> =>
  call("deleteUser", { json: { id }, texts: changeTexts });
