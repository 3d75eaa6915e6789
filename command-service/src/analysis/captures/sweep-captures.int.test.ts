import type { Capture } from '@twofold/contracts/analysis/events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCapturesWorld, type CapturesWorld } from '../../testing/a-captures-world.ts';
import { completedData, requestedData } from '../../testing/analysis-events.ts';

const OWNER = 3;

let world: CapturesWorld;
let productId = 100;
beforeAll(async () => {
  world = await aCapturesWorld();
});
beforeEach(async () => {
  productId += 1;
  await world.send({ type: 'RequestAnalysis', data: { ...requestedData, productId, requestedBy: OWNER } });
});
afterEach(() => world.reset());
afterAll(() => world.end());

const keep = async (version: number, words = `version ${version}`): Promise<Capture> => {
  const kept = await world.captures.keep({ productId, version, name: 'text' }, Buffer.from(words));
  if (kept === undefined) throw new Error('The key is there');
  return kept;
};
const complete = (...captures: Capture[]) =>
  world.send({ type: 'CompleteAnalysis', data: { ...completedData, productId, captures } });
/** A newer version, an hour after the last one. */
const reanalyze = async (version: number): Promise<void> => {
  world.passHours(1);
  const requestedAt = world.now().toISOString();
  await world.send({
    type: 'RequestReanalysis',
    data: { productId, requestedBy: OWNER, requestedAt, dueAt: requestedAt },
  });
  const captures = [await keep(version)];
  await world.send({ type: 'CompleteReanalysis', data: { ...completedData, productId, version, captures } });
};
const storedVersions = async (): Promise<string[]> =>
  (await world.stored()).map((each) => each.replace(`${productId}/`, ''));

describe('sweeping captures', () => {
  it('keeps captures that an event names', async () => {
    await complete(await keep(1));
    for (const hours of [1, 24, 24 * 30]) {
      world.passHours(hours);
      await world.sweep();
    }
    expect(await storedVersions()).toEqual(['1 text']);
  });

  it('deletes captures that no event has named for a day, and not before', async () => {
    await keep(1);
    world.passHours(23);
    await world.sweep();
    expect(await storedVersions()).toEqual(['1 text']);
    world.passHours(2);
    await world.sweep();
    expect(await storedVersions()).toEqual([]);
  });

  it('deletes what another run of the analysis has kept', async () => {
    const lost = await keep(1, 'of the run that died');
    const named = await keep(1, 'of the run that ended');
    await complete(named);
    world.passHours(25);
    await world.sweep();
    expect(await world.captures.find({ productId, version: 1, ...named })).toBeDefined();
    expect(await world.captures.find({ productId, version: 1, ...lost })).toBeUndefined();
  });

  it('counts the day from when it was last kept', async () => {
    const capture = await keep(1);
    world.passHours(23);
    await keep(1);
    world.passHours(2);
    await world.sweep();
    await complete(capture);
    expect(await storedVersions()).toEqual(['1 text']);
  });

  it('keeps the last five versions, once all of them are a day old', async () => {
    await complete(await keep(1));
    for (const version of [2, 3, 4, 5, 6, 7]) await reanalyze(version);
    await world.sweep();
    expect(await storedVersions()).toHaveLength(7);
    world.passHours(25);
    await world.sweep();
    expect(await storedVersions()).toEqual(['3 text', '4 text', '5 text', '6 text', '7 text']);
  });

  it('deletes what came too late for a report that was taken down, or lost its owner', async () => {
    await complete(await keep(1));
    const [takenDownAt, disownedAt] = [world.now().toISOString(), world.now().toISOString()];
    await world.send({ type: 'TakeProductDown', data: { productId, userId: OWNER, isModerator: false, takenDownAt } });
    const takenDown = productId;
    productId += 1;
    await world.send({ type: 'RequestAnalysis', data: { ...requestedData, productId, requestedBy: OWNER } });
    await complete(await keep(1));
    await world.send({ type: 'DisownProduct', data: { productId, userId: OWNER, disownedAt } });
    expect(await world.stored()).toEqual([`${takenDown}/1 text`, `${productId}/1 text`]);
    world.passHours(25);
    await world.sweep();
    expect(await world.stored()).toEqual([]);
  });

  it('continues after a report whose events cannot be read', async () => {
    await keep(1);
    const event = { id: crypto.randomUUID(), type: 'OfALaterRelease', data: {} };
    const metadata = {
      correlationId: 'a',
      causationId: 'a',
      commandId: 'a',
      actor: 'a',
      occurredAt: '',
      schemaVersion: 1,
    };
    await world.store.appendToStream(`product-${productId}`, [{ ...event, metadata }], 'any');
    const unreadable = productId;
    productId += 1;
    await keep(1);
    world.passHours(25);
    await world.sweep();
    expect(await world.stored()).toEqual([`${unreadable}/1 text`]);
  });
});
