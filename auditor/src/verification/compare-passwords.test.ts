import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { subjectOf } from '@twofold/keyring/keyring';
import { hashDigest, passwordCommitment } from '@twofold/keyring/password-commitment';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import type { ClientBase } from 'pg';
import { describe, expect, it } from 'vitest';
import { record, appendStory, type StoryEvent } from '../testing/a-story.ts';
import { spillMap } from '../testing/spill-map.ts';
import { comparePasswords } from './compare-passwords.ts';
import { passwordAfter, type PasswordNote } from './invariants/passwords.ts';
import { createSpillCache } from './spill-cache.ts';
import { eventsOfStream } from './read-by-schema.ts';

const AT = '2030-01-02T12:00:00.000Z';
const SECTION = 0;

/** A log and a table of hashes that may change while they are compared. */
const world = async () => {
  const keyring = memoryKeyring();
  const log = memoryEventStore({ now: () => new Date(AT) });
  const hashes = new Map<number, string>();
  const commitment = async (userId: number, hash: string): Promise<string> => {
    const subject = subjectOf('user', userId);
    const sealer = (await keyring.sealing.toSeal([subject])).get(subject)!;
    return passwordCommitment(sealer, hashDigest(hash));
  };
  const registered = async (userId: number, hash?: string): Promise<StoryEvent> => {
    const data = { userId, email: 'a@example.com', termsAgreedAt: AT, registeredAt: AT, needsConfirmation: false };
    const passwordCommitment = hash === undefined ? undefined : await commitment(userId, hash);
    return record('user', userId, {
      type: 'UserRegistered',
      data: { ...data, ...(passwordCommitment && { passwordCommitment }) },
    });
  };
  const changed = async (userId: number, hash: string): Promise<StoryEvent> =>
    record('user', userId, {
      type: 'PasswordChanged',
      data: { userId, changedAt: AT, passwordCommitment: await commitment(userId, hash) },
    });
  const erased = (userId: number): StoryEvent =>
    record('user', userId, { type: 'UserErased', data: { userId, erasedAt: AT } });
  const query = (text: string, values: readonly (readonly number[])[] = []) =>
    Promise.resolve({
      rows: text.includes('to_regclass')
        ? [{ isThere: true }]
        : (values[0] ?? []).flatMap((userId) => {
            const hash = hashes.get(userId);
            return hash === undefined ? [] : [{ user_id: String(userId), digest: hashDigest(hash) }];
          }),
    });

  /** The findings for a story, once `meanwhile` has happened between the comparison and its confirmation. */
  const found = async (
    story: readonly StoryEvent[],
    minutes = 60,
    meanwhile: readonly StoryEvent[] = [],
    then?: () => void,
  ) => {
    const open = <Same>(same: Same): Promise<Same> => Promise.resolve(same);
    const source = { log, open };
    await appendStory(log, story);
    const spillCache = createSpillCache(spillMap(), 1_000_000);
    for (const stream of new Set(story.map((event) => event.stream))) {
      let note: PasswordNote | undefined;
      for await (const event of eventsOfStream(source, stream)) note = passwordAfter(note, event);
      await spillCache.ready([{ section: SECTION, key: stream }]);
      spillCache.section(SECTION).set(stream, note);
    }
    const now = () => new Date(Date.parse(AT) + minutes * 60_000);
    const client = { query } as unknown as ClientBase;
    const { sealing } = keyring;
    const comparison = await comparePasswords(client, { spillCache, section: SECTION, sealing, source, now });
    // The story itself is appended only once.
    await appendStory(log, [...story, ...meanwhile]);
    then?.();
    const { check, counts } = await comparison.confirm();
    return { says: check.findings.map(({ where, says }) => `${where} ${says}`), counts };
  };
  return { hashes, registered, changed, erased, found };
};

describe('comparing passwords with what the log commits to', () => {
  it('finds nothing where they are those that were set, and names those without a commitment', async () => {
    const { hashes, registered, changed, found } = await world();
    hashes.set(1, 'new').set(2, 'second').set(3, 'third');
    const story = [
      await registered(1, 'old'),
      await changed(1, 'new'),
      await registered(2, 'second'),
      await registered(3),
    ];
    expect(await found(story)).toEqual({ says: [], counts: { compared: 2, uncommitted: 1 } });
  });

  it('names one that was swapped, and one that is gone', async () => {
    const { hashes, registered, found } = await world();
    hashes.set(1, 'of an intruder');
    expect((await found([await registered(1, 'first'), await registered(2, 'second')])).says).toEqual([
      'user-1 has a password that was never set: its hash was swapped',
      'user-2 has lost its password',
    ]);
  });

  it('finds nothing where it is changed meanwhile', async () => {
    const { hashes, registered, changed, found } = await world();
    hashes.set(1, 'new');
    const later = await changed(1, 'new');
    expect((await found([await registered(1, 'old')], 60, [later])).says).toEqual([]);
  });

  it('waits for a change that has only begun, and names one that never ended', async () => {
    for (const [minutes, says] of [
      [1, []],
      [60, [`user-1 has the password from before ${AT}, when the log says that it was changed`]],
    ] as const) {
      const { hashes, registered, changed, found } = await world();
      hashes.set(1, 'old');
      expect((await found([await registered(1, 'old'), await changed(1, 'new')], minutes)).says).toEqual(says);
    }
  });

  it('names what is left of an erased user, when it should be gone', async () => {
    for (const [minutes, says] of [
      [1, []],
      [60, ['user-1 still has a password, although it was erased']],
    ] as const) {
      const { hashes, registered, erased, found } = await world();
      hashes.set(1, 'first');
      expect((await found([await registered(1, 'first'), erased(1)], minutes)).says).toEqual(says);
    }
  });

  it('finds nothing where a user is erased meanwhile', async () => {
    const { hashes, registered, erased, found } = await world();
    expect((await found([await registered(1, 'first')], 1, [erased(1)], () => hashes.delete(1))).says).toEqual([]);
  });
});
