import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyring, type Subject } from './keyring.ts';
import { createKeyDatabase, type KeyDatabase } from './testing/key-database.ts';

const [old, current] = [randomBytes(32), randomBytes(32)];
const place = { eventId: '6ba7b810-9dad-11d1-80b4-00c04fd430c8', type: 'UserRegistered', field: 'email' };

let keys: KeyDatabase;
beforeAll(async () => {
  keys = await createKeyDatabase();
});
afterAll(() => keys.drop());

it('a change of the master key passes over keys that another process erases or rewraps in between', async () => {
  const subjects: readonly Subject[] = ['user-1', 'user-2', 'user-3'];
  const sealers = await keys.openKeyring([old]).sealing.toSeal(subjects);
  const sealed = sealers.get('user-2')!.seal('ada', place);

  const faster = keys.openKeyring([current, old]);
  const pool = keys.openPool(async ({ name, values: [subject] }) => {
    if (name === 'replace in keys' && subject === 'user-1') await faster.erase('user-1');
    if (name === 'replace in keys' && subject === 'user-2') await faster.rotate();
  });
  await createKeyring({ pool, masterKeys: [current, old] }).rotate();

  const last = keys.openKeyring([current]);
  expect(await last.rotate()).toBe(0);
  const openers = await last.sealing.toOpen(subjects);
  const rewrapped = openers.get('user-2');
  expect(rewrapped !== 'erased' && rewrapped?.open(sealed, place)).toEqual({ value: 'ada' });
  expect(subjects.map((subject) => openers.get(subject) === 'erased')).toEqual([true, false, false]);
});
