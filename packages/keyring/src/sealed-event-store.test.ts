import { randomUUID } from 'node:crypto';
import { ERASED } from '@twofold/contracts/personal';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { isInvalidEvent, StoreUnavailable } from '@twofold/event-store/errors';
import { MAX_APPEND_BYTES, type NewEvent } from '@twofold/event-store/port';
import { eventStoreContract } from '@twofold/event-store/testing/contract';
import { anEvent, asWritten, collect, someMetadata } from '@twofold/event-store/testing/events';
import { startFollowing } from '@twofold/event-store/testing/follower';
import { describe, expect, it } from 'vitest';
import type { SubjectKeys } from './keyring.ts';
import { sealedEventStore } from './sealed-event-store.ts';
import { contractOnPrivateBodies } from './testing/contract-on-private-bodies.ts';
import { memoryKeyring } from './testing/memory-keyring.ts';

const PATIENCE_MS = 5_000;

const openBoth = async () => ({ store: memoryEventStore(), keyring: memoryKeyring() });
const open = async () => {
  const { store, keyring } = await openBoth();
  return { store: sealedEventStore(store, keyring), beneath: store, keyring };
};

eventStoreContract('a sealed store', open);
contractOnPrivateBodies('a sealed store', openBoth);

const registered = (userId = 17, email = 'ada@example.com'): NewEvent => ({
  id: randomUUID(),
  type: 'UserRegistered',
  data: { userId, email, termsAgreedAt: someMetadata.occurredAt, registeredAt: someMetadata.occurredAt },
  metadata: someMetadata,
});

describe('appending to a sealed store', () => {
  it('does not query the keyring for events without personal fields', async () => {
    const { store, keyring } = await open();
    await store.appendToStream('thing-1', [anEvent()], 'no-stream');
    await collect(store.readAll());
    expect(keyring.queries()).toBe(0);
  });

  it('keeps the order of events with and without personal fields', async () => {
    const { store } = await open();
    const events = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? registered() : anEvent()));
    await Promise.all(events.map((event) => store.appendToStream('user-17', [event], 'any')));
    expect((await collect(store.readStream('user-17'))).map(asWritten)).toEqual(events);
  });

  it('continues with a stream after a failed append', async () => {
    const { store, keyring } = await open();
    await keyring.erase('user-17');
    const [refused, kept] = [registered(17), registered(18)];
    const outcomes = await Promise.allSettled([
      store.appendToStream('user-17', [refused], 'any'),
      store.appendToStream('user-17', [kept], 'any'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await collect(store.readStream('user-17'))).map(asWritten)).toEqual([kept]);
  });

  it('applies the size limit to the sealed events', async () => {
    const { store } = await open();
    const fits = registered(17, 'x'.repeat(MAX_APPEND_BYTES / 2));
    const grows = registered(17, 'x'.repeat(MAX_APPEND_BYTES - 2_000));
    await expect(store.appendToStream('user-17', [fits], 'any')).resolves.toBeDefined();
    await expect(store.appendToStream('user-17', [grows], 'any')).rejects.toSatisfy(isInvalidEvent);
  });

  it('stores nothing when the keys cannot be reached', async () => {
    const { store, beneath } = await open();
    const away = () => Promise.reject(new StoreUnavailable('away'));
    const sealed = sealedEventStore(beneath, { sealing: { toSeal: away, toOpen: away } });
    await expect(sealed.appendToStream('user-17', [registered()], 'any')).rejects.toThrow('away');
    expect(await collect(store.readAll())).toEqual([]);
  });
});

describe('reading a sealed store', () => {
  it('queries the keyring once for hundreds of events', async () => {
    const { store, keyring } = await open();
    const events = Array.from({ length: 1_000 }, (_, index) => registered(1 + (index % 50)));
    await store.appendToStream('user-1', events, 'no-stream');
    const before = keyring.queries();
    expect((await collect(store.readAll())).map(asWritten)).toEqual(events);
    expect(keyring.queries() - before).toBeLessThanOrEqual(4);
  });

  it('throws at a broken seal, naming the event', async () => {
    const { store, beneath } = await open();
    const event = { ...registered(), data: { userId: 17, email: { sealed: '1.AAAA' } } };
    await store.appendToStream('user-17', [registered()], 'any');
    await beneath.appendToStream('user-17', [event], 'any');
    await expect(collect(store.readStream('user-17'))).rejects.toThrow(`UserRegistered ${event.id} of user-17`);
  });
});

describe('following a sealed store', () => {
  it('delivers a broken seal unchanged, and continues', async () => {
    const { store, beneath } = await open();
    const event = { ...registered(), data: { userId: 17, email: { sealed: '1.AAAA' } } };
    await store.appendToStream('user-17', [registered()], 'any');
    await beneath.appendToStream('user-17', [event], 'any');
    await store.appendToStream('user-17', [registered()], 'any');
    const follower = startFollowing(store, undefined, PATIENCE_MS);
    await follower.has(3);
    expect(follower.events()[1]?.data).toEqual(event.data);
    expect(follower.events()[2]?.data).toMatchObject({ email: 'ada@example.com' });
    await follower.stop();
  });

  it('survives an outage of the keys, and loses nothing', async () => {
    const { beneath, keyring } = await open();
    let outages = 2;
    const sealing: SubjectKeys = {
      ...keyring.sealing,
      toOpen: (subjects) =>
        outages-- > 0 ? Promise.reject(new StoreUnavailable('away')) : keyring.sealing.toOpen(subjects),
    };
    const store = sealedEventStore(beneath, { sealing });
    await store.appendToStream('user-17', [registered()], 'any');
    const follower = startFollowing(store, undefined, PATIENCE_MS);
    await follower.has(1);
    expect(follower.events()[0]?.data).toMatchObject({ email: 'ada@example.com' });
    await follower.stop();
  });

  it('ends without an error if it is stopped while the keys are unavailable', async () => {
    const { beneath, keyring, store: writer } = await open();
    await writer.appendToStream('user-17', [registered()], 'any');
    let tell = (): void => undefined;
    const asked = new Promise<void>((resolve) => (tell = resolve));
    const away: SubjectKeys['toOpen'] = () => {
      tell();
      return Promise.reject(new StoreUnavailable('away'));
    };
    const store = sealedEventStore(beneath, { sealing: { ...keyring.sealing, toOpen: away } });
    const follower = startFollowing(store, undefined, PATIENCE_MS);
    await asked;
    await follower.stop();
    expect(follower.events()).toEqual([]);
  });

  it('fails with a wrong master key, which is not temporary', async () => {
    const { beneath, keyring, store: writer } = await open();
    await writer.appendToStream('user-17', [registered()], 'any');
    const toOpen = () => Promise.reject(new Error('another master key'));
    const store = sealedEventStore(beneath, { sealing: { ...keyring.sealing, toOpen } });
    await expect(collect(store.subscribeToAll({ signal: new AbortController().signal }))).rejects.toThrow('master');
  });
});

describe('erasing', () => {
  it('affects the next read immediately', async () => {
    const { store, keyring } = await open();
    await store.appendToStream('user-17', [registered(), registered()], 'no-stream');
    expect((await collect(store.readStream('user-17')))[0]?.data).toMatchObject({ email: 'ada@example.com' });
    await keyring.erase('user-17');
    for (const { data } of await collect(store.readStream('user-17'))) expect(data).toMatchObject({ email: ERASED });
  });
});
