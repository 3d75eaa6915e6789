import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { describe, expect, it } from 'vitest';
import { createBelongings } from '../belongings/belongings.ts';
import { createCommandHandler } from '../command-handler.ts';
import { aClaimedOrder } from '../testing/a-claimed-order.ts';
import { newContext } from '../testing/a-payment-world.ts';
import { everyEvent } from '../testing/inspect.ts';
import { keptMail } from '../testing/kept-mail.ts';
import { claimedOrderReceiver } from './forget-order-on-order-claimed.reactor.ts';
import { createForgetOrder, createForgetOrders } from './forget-orders.ts';

const USER = 3;

/** An order claimed by a user, and the data of the buyer that can be found. */
const aWorld = async () => {
  const keyring = memoryKeyring();
  const store = sealedEventStore(memoryEventStore(), keyring);
  const { mail, mails } = keptMail();
  const handle = createCommandHandler({ store, now: () => new Date() });
  const { orderId, email } = await aClaimedOrder({ handle, mail, userId: USER });
  const forgetOrder = createForgetOrder({
    handle,
    keyring,
    mail,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  });
  const forgetOrdersOf = createForgetOrders({ belongings: createBelongings({ store }), forgetOrder });
  const types = async () => (await everyEvent(store)).map(({ type }) => type);
  const traces = async () =>
    [JSON.stringify(await everyEvent(store)), JSON.stringify(mails)].map((text) => text.includes(email));
  return { orderId, forgetOrder, forgetOrdersOf, traces, types };
};

const claimedBy = (orderId: number, userId: number) => ({
  receiver: 'claimed-order',
  id: orderId,
  command: { type: 'ForgetOrder', data: { userId } },
  context: newContext(),
});

describe('forgetting the orders of a user', () => {
  it('leaves neither the address nor a mail nor the link to the order, however often it is done', async () => {
    const { forgetOrdersOf, traces, types } = await aWorld();
    expect(await traces()).toEqual([true, true]);
    for (let time = 0; time < 2; time++) await forgetOrdersOf(USER);
    expect(await traces()).toEqual([false, false]);
    expect((await types()).filter((type) => type === 'GuestErased')).toHaveLength(1);
  });

  it('does not change those of others', async () => {
    const { forgetOrdersOf, traces } = await aWorld();
    await forgetOrdersOf(4);
    expect(await traces()).toEqual([true, true]);
  });
});

describe('an order that is claimed', () => {
  it.each([
    ['by a user who is erased is forgotten', true],
    ['by anyone else is not', false],
  ])('%s', async (_, isErased) => {
    const { orderId, forgetOrder, traces } = await aWorld();
    const receiver = claimedOrderReceiver({ isErased: () => Promise.resolve(isErased), forgetOrder });
    await receiver.receive(claimedBy(orderId, USER));
    expect(await traces()).toEqual([!isErased, !isErased]);
  });
});
