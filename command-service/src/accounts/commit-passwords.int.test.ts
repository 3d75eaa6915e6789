import { subjectOf } from '@twofold/keyring/keyring';
import { hashDigest, passwordCommitment } from '@twofold/keyring/password-commitment';
import { eventually } from '@twofold/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { ask } from '../testing/inspect.ts';
import { ada, bob, registered } from '../testing/people.ts';
import { userCategory } from './category.ts';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.end());

/** The commitments of one account in the log, in order. */
const committed = async (userId: number): Promise<readonly [string, string | undefined][]> => {
  const found: [string, string | undefined][] = [];
  for await (const { type, data } of service.store.readStream(`user-${userId}`))
    found.push([type, (data as { passwordCommitment?: string }).passwordCommitment]);
  return found;
};
/** The expected commitment, to the stored hash. */
const commitmentOf = async (userId: number): Promise<string> => {
  const [row] = await ask<{ hash: string }>(
    service.databaseUrl,
    'select hash from write_side.credentials where user_id = $1',
    [userId],
  );
  const subject = subjectOf('user', userId);
  const key = (await service.keyring.sealing.toOpen([subject])).get(subject);
  if (row === undefined || key === undefined || key === 'erased')
    throw new Error(`${subject} has no password, or no key`);
  return passwordCommitment(key, hashDigest(row.hash));
};
const query = (statement: string) => ask(service.databaseUrl, statement);

/** An account as earlier releases created it. */
const anOlderAccount = async (userId: number): Promise<void> => {
  const at = new Date().toISOString();
  const data = {
    userId,
    email: `older-${userId}@example.com`,
    termsAgreedAt: at,
    registeredAt: at,
    needsConfirmation: false,
  };
  const id = crypto.randomUUID();
  const context = { id, correlationId: id, causationId: id, actor: 'visitor' };
  const handle = createCommandHandler({ store: service.store, now: () => new Date() });
  await handle(userCategory, userId, { type: 'Register', data }, context);
  await query(
    `insert into write_side.credentials (user_id, hash, changed_at) values (${userId}, 'hash of ${userId}', now())`,
  );
};
const allLookedAt = (): Promise<void> =>
  eventually(
    async () => expect(await query('select from write_side.credentials where committed_at is null')).toEqual([]),
    { withinMs: 10_000 },
  );

describe('committing to passwords', () => {
  it('is part of a registration', async () => {
    const { id } = await registered(service.url, ada);
    expect(await committed(id)).toEqual([['UserRegistered', await commitmentOf(id)]]);
    await service.start();
    await allLookedAt();
    expect(await committed(id)).toHaveLength(1);
  });

  it('is not the same for two people with one password', async () => {
    const one = await registered(service.url, ada);
    const other = await registered(service.url, { ...bob, password: ada.password });
    await query(`update write_side.credentials set hash = (select max(hash) from write_side.credentials)`);
    expect(await commitmentOf(one.id)).not.toBe(await commitmentOf(other.id));
  });

  it('is done once for older accounts, also if a user was erased or never registered', async () => {
    for (const userId of [501, 502, 503]) await anOlderAccount(userId);
    await service.keyring.erase(subjectOf('user', 503));
    await query("insert into write_side.credentials (user_id, hash, changed_at) values (504, 'unknown', now())");
    await service.start();
    await allLookedAt();
    for (const userId of [501, 502])
      expect(await committed(userId)).toEqual([
        ['UserRegistered', undefined],
        ['PasswordCommitted', await commitmentOf(userId)],
      ]);
    expect((await committed(503)).map(([type]) => type)).toEqual(['UserRegistered']);
    expect(await committed(504)).toEqual([]);
  });

  it('is not done again for a hash that was replaced in the table', async () => {
    await anOlderAccount(501);
    await service.start();
    await allLookedAt();
    const before = await committed(501);
    await query("update write_side.credentials set hash = 'of an intruder', committed_at = null");
    await query("select graphile_worker.add_job('commit-passwords')");
    await allLookedAt();
    expect(await committed(501)).toEqual(before);
    expect(before.at(-1)?.[1]).not.toBe(await commitmentOf(501));
  });
});
