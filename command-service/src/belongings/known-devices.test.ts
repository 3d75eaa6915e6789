import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { appendTo, ONE_OF_EACH } from '../testing/a-history.ts';
import { createIsKnownDevice } from './known-devices.ts';

const KNOWN = '1'.repeat(64);
const UNKNOWN = '9'.repeat(64);
const NOTHING = { ids: [], position: undefined, parked: [] };

const aLog = async (types: readonly string[]) => {
  const store = memoryEventStore();
  await appendTo(
    store,
    ONE_OF_EACH.filter(({ type }) => types.includes(type)),
  );
  return store;
};

describe('whether the log knows a browser', () => {
  it.each(['AnalysisRequested', 'CheckoutStarted'])('is read from %s behind the index', async (type) => {
    const store = await aLog([type, 'MailSent']);
    const isKnown = createIsKnownDevice({ store, readIndex: () => Promise.resolve(NOTHING) });
    expect([await isKnown(KNOWN), await isKnown(UNKNOWN)]).toEqual([true, false]);
  });

  it('is read from the index', async () => {
    const store = await aLog([]);
    const asked: string[] = [];
    const isKnown = createIsKnownDevice({
      store,
      readIndex: (owner, kind) => {
        asked.push(`${owner} ${kind}`);
        return Promise.resolve({ ...NOTHING, ids: owner === `device-${KNOWN}` && kind === 'order' ? ['9'] : [] });
      },
    });
    expect([await isKnown(KNOWN), await isKnown(UNKNOWN)]).toEqual([true, false]);
    expect(asked).toContain(`device-${UNKNOWN} product`);
  });

  it('is assumed while too many events are behind the index', async () => {
    const store = await aLog(['AnalysisRequested', 'CheckoutStarted']);
    const isKnown = createIsKnownDevice({ store, readIndex: () => Promise.resolve(NOTHING), maxBehind: 1 });
    expect(await isKnown(UNKNOWN)).toBe(true);
  });
});
