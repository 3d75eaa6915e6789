import { ERASED } from '@twofold/contracts/personal';
import { collect } from '@twofold/event-store/testing/events';
import { describe, expect, it } from 'vitest';
import { healthyStory } from '../testing/a-healthy-story.ts';
import { AT, idOf, logOf, record, type StoryEvent } from '../testing/a-story.ts';
import { changed, isOf, on, twice } from '../testing/edited-story.ts';
import { complainedStory, plantedComplaints } from '../testing/planted-complaints.ts';
import { plantedPaymentIssues, storyWithPaymentIssues } from '../testing/planted-payment-issues.ts';
import { plantedKeys } from '../testing/planted-keys.ts';
import { plantedViolations, takenDown } from '../testing/planted-violations.ts';
import { spillMap } from '../testing/spill-map.ts';
import { verifyEvents } from '../testing/verify-events.ts';
import { createEventChecks } from './event-checks.ts';
import type { Invariant } from './invariant.ts';
import { invariantsOf } from './invariants.ts';
import { unreadableOnlyWhenErased } from './invariants/erasures.ts';
import { createSpillCache } from './spill-cache.ts';

const invariants = invariantsOf(() => new Date('2030-02-01T12:00:00.000Z'));

const verify = async (story: readonly StoryEvent[], of: readonly Invariant[] = invariants, budget?: number) =>
  verifyEvents(await logOf(story), of, budget);

const saidBy = async (story: readonly StoryEvent[], budget?: number): Promise<readonly string[]> =>
  (await verify(story, invariants, budget)).checks.flatMap(({ name, findings }) =>
    findings.map(({ where, says }) => `${name}: ${where} ${says}`),
  );

describe('holding a log against the invariants', () => {
  it('finds nothing where all is well, having read all of it', async () => {
    const { events, checks } = await verify(healthyStory);
    expect(events).toBe(healthyStory.length);
    expect(checks.map(({ name }) => name)).toEqual(['events-have-their-schema', ...invariants.map(({ name }) => name)]);
    expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('finds nothing wrong with a refund that failed and was paid again, and with a dispute won on appeal', async () =>
    expect(await saidBy(storyWithPaymentIssues)).toEqual([]));

  it('finds nothing wrong with a review that was reported, and with what followed', async () =>
    expect(await saidBy(complainedStory)).toEqual([]));

  it.each([...plantedViolations, ...plantedPaymentIssues, ...plantedKeys, ...plantedComplaints])(
    'finds, without keeping any note in memory: %s',
    async (says, story) => {
      expect((await saidBy(story, 0)).filter((each) => each.startsWith(says))).not.toEqual([]);
    },
  );

  it('has a planted violation for each invariant', () => {
    const found = new Set(
      [...plantedViolations, ...plantedPaymentIssues, ...plantedKeys, ...plantedComplaints].map(
        ([says]) => says.split(':')[0],
      ),
    );
    expect(invariants.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
  });

  it('names the event that shows it', async () => {
    const story = twice('PaymentRefunded');
    const { checks } = await verify(story);
    const [finding] = checks.find(({ name }) => name === 'refunds-within-payments')?.findings ?? [];
    const second = story.findLastIndex(isOf('PaymentRefunded')) + 1;
    expect(finding?.event).toEqual({ id: idOf(second), position: String(second).padStart(19, '0') });
  });

  it('counts everything, and keeps what a person reads', async () => {
    const { checks } = await verify(Array.from({ length: 50 }, () => takenDown).map((event) => on('product-8', event)));
    const own = checks.find(({ name }) => name === 'events-on-their-own-streams');
    expect(own).toMatchObject({ count: 50, findings: { length: 20 } });
  });

  it('waits for an erasure that has only begun', async () => {
    const story = changed('UserRegistered', { email: 'user21@example.com' }, { userId: 21 });
    const { checks } = await verify(
      story,
      invariantsOf(() => new Date(Date.parse(AT) + 60_000)),
    );
    expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('finds nothing wrong with an erasure that was recorded after the end that was read', async () => {
    const story = changed('UserRegistered', { email: ERASED }, { userId: 17 });
    const erased = record('user', 17, { type: 'UserErased', data: { userId: 17, erasedAt: AT } });
    const log = await logOf([...story, erased]);
    const spillCache = createSpillCache(spillMap(), Number.POSITIVE_INFINITY);
    const open = <Same>(same: Same): Promise<Same> => Promise.resolve(same);
    const unreadable = [unreadableOnlyWhenErased];
    const checks = createEventChecks(spillCache, { invariants: unreadable, firstSection: 0, source: { log, open } });
    const { keys, take } = checks.read((await collect(log.readAll())).slice(0, -1));
    await spillCache.ready(keys);
    take();
    expect((await checks.end()).flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('takes an address that was erased for what it is', async () => {
    const story = changed('UserRegistered', { email: ERASED }, { userId: 17 });
    const erased = record('user', 17, { type: 'UserErased', data: { userId: 17, erasedAt: AT } });
    const said = await saidBy([...story, erased]);
    expect(said.filter((each) => /^(events-have-their-schema|unreadable)/.test(each))).toEqual([]);
  });
});
