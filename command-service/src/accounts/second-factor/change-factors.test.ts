import { describe, expect, it } from 'vitest';
import { Refusal } from '../../decider.ts';
import { aContext } from '../../testing/a-context.ts';
import { createChangeFactors } from './change-factors.ts';
import type { Factors } from './factors.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

const changing = { userId: 17, device: 'Firefox', context: aContext };
const passkey = { userId: 17, credentialId: 'abc', publicKey: new Uint8Array(), counter: 0, transports: [] };

/** Adds a passkey while the log fails. Answers what remains stored. */
const keptAfter = async (failure: Error): Promise<readonly string[]> => {
  const kept = new Set<string>();
  const factors: Pick<Factors, 'keepPasskey' | 'remove'> = {
    keepPasskey: async ({ factorId }) => Boolean(kept.add(`passkey ${factorId}`)),
    remove: async (_, factorIds) => factorIds.forEach((id) => kept.delete(`passkey ${id}`)),
  };
  const recoveryCodes: Pick<RecoveryCodes, 'create' | 'forget'> = {
    create: async (_, setId) => {
      kept.add(`codes ${setId}`);
      return ['ABCD'];
    },
    forget: async (_, setIds) => setIds.forEach((id) => kept.delete(`codes ${id}`)),
  };
  let ids = 0;
  const { addPasskey } = createChangeFactors({
    factors: factors as Factors,
    recoveryCodes: recoveryCodes as RecoveryCodes,
    handle: () => Promise.reject(failure),
    now: () => new Date('2026-01-05T10:00:00.000Z'),
    newId: () => `${++ids}`,
  });
  await expect(addPasskey(changing, 'Laptop', passkey)).rejects.toBe(failure);
  return [...kept];
};

describe('adding a passkey', () => {
  it('keeps neither it nor its recovery codes if it is refused', async () => {
    expect(await keptAfter(new Refusal('too-many-second-factors'))).toEqual([]);
  });

  it('keeps both if the outcome is unknown', async () => {
    expect(await keptAfter(new Error('No answer'))).toEqual(['passkey 1', 'codes 2']);
  });
});
