import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { newContext } from '../testing/a-payment-world.ts';
import { everyEvent } from '../testing/inspect.ts';
import { orderCategory } from './category.ts';
import { eraseGuest, finishGuestErasures } from './erase-guest.ts';
import { claim, confirm, giveEmail as giveGuestEmail, start } from './testing/an-order.ts';

/** Orders by guests with these addresses, and one of an account; the first is claimed. */
const aWorld = async (...emails: readonly string[]) => {
  const keyring = memoryKeyring();
  const store = sealedEventStore(memoryEventStore(), keyring);
  const now = () => new Date('2026-01-06T10:00:00.000Z');
  const handle = createCommandHandler({ store, now });
  const send = async (orderId: number, command: ReturnType<typeof start>): Promise<void> => {
    const data = {
      ...command.data,
      orderId,
      ...('paid' in command.data && { paid: { ...command.data.paid, orderId } }),
    };
    await handle(orderCategory, orderId, { ...command, data } as typeof command, newContext());
  };
  for (const [index, email] of emails.entries()) {
    const sessionId = `cs_test_${index + 1}`;
    await send(index + 1, start());
    await send(index + 1, confirm({}, { email, sessionId }));
  }
  if (emails.length > 0) await send(1, claim());
  await send(9, start({ requestedBy: 5 }));
  await send(9, confirm());
  /** A guest buys without an address, and gives one on the page of the order. */
  const giveEmail = async (orderId: number, email: string): Promise<void> => {
    await send(orderId, start());
    await send(orderId, confirm({}, { email: undefined }));
    await send(orderId, giveGuestEmail(email));
  };
  const deps = { store, keyring, actor: 'operator', now, newId: () => crypto.randomUUID() };
  const erased = async () =>
    (await everyEvent(store)).filter(({ type }) => type === 'GuestErased').map(({ stream }) => stream);
  const isThere = async (email: string) => JSON.stringify(await everyEvent(store)).includes(email);
  return { deps, keyring, erased, isThere, giveEmail };
};

describe('erasing a guest by their address', () => {
  it('takes every order that was bought with it, claimed or not, and no other', async () => {
    const { deps, erased, isThere } = await aWorld('Ada@example.com', 'bob@example.com', 'ada@example.com');
    expect(await eraseGuest(deps, ' ada@EXAMPLE.com')).toEqual([1, 3]);
    expect(await erased()).toEqual(['order-1', 'order-3']);
    expect([await isThere('da@example.com'), await isThere('bob@example.com')]).toEqual([false, true]);
    expect(await eraseGuest(deps, 'ada@example.com')).toEqual([]);
  });

  it('takes orders for which the address was given later', async () => {
    const { deps, erased, isThere, giveEmail } = await aWorld();
    await giveEmail(4, 'ada@example.com');
    expect(await isThere('ada@example.com')).toBe(true);
    expect(await eraseGuest(deps, 'ada@example.com')).toEqual([4]);
    expect([await erased(), await isThere('ada@example.com')]).toEqual([['order-4'], false]);
  });

  it('continues after a crash', async () => {
    const { deps, erased, isThere } = await aWorld('ada@example.com', 'ada@example.com');
    const breaksOff = { ...deps, keyring: { erase: () => Promise.reject(new Error('gone')) } };
    await expect(eraseGuest(breaksOff, 'ada@example.com')).rejects.toThrow('gone');
    expect(await erased()).toEqual(['order-1']);
    expect(await eraseGuest(deps, 'ada@example.com')).toEqual([1, 2]);
    expect(await erased()).toEqual(['order-1', 'order-2']);
    expect(await isThere('ada@example.com')).toBe(false);
  });
});

describe('a log older than its keys', () => {
  it('erases the guests whose keys are deleted, and no others', async () => {
    const { deps, keyring, erased } = await aWorld('ada@example.com', 'bob@example.com');
    await keyring.erase('order-2');
    expect(await finishGuestErasures(deps)).toEqual([2]);
    expect(await erased()).toEqual(['order-2']);
  });
});
