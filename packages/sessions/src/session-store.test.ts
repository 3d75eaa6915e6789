import type { SessionData } from 'express-session';
import { expect, it } from 'vitest';
import { createSessionStore } from './session-store.ts';

const at = new Date('2026-01-05T10:00:00.000Z');
const sessionOf = (user: number) => ({ passport: { user }, startedAt: at.toISOString() }) as SessionData;

it('a session that a caller reads in its own statement answers only one lookup', async () => {
  const read: unknown[] = [];
  const database = {
    query: async (_text: string, [sid]: unknown[]) => {
      read.push(sid);
      return { rows: [{ sess: sessionOf(4) }] };
    },
  };
  const store = createSessionStore({ database, now: () => at });
  const userOf = (sid: string): Promise<unknown> =>
    new Promise((resolve) => {
      store.get(sid, (_error, session) => resolve(session?.passport?.user));
    });

  let first: Promise<unknown> | undefined;
  store.lookUpBy(
    async () => sessionOf(3),
    () => {
      first = userOf('a');
    },
  );
  expect(await first).toBe(3);
  expect(await userOf('b')).toBe(4);
  expect(read).toEqual(['b']);
});
