import { createHash } from 'node:crypto';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { newContext } from '../testing/a-payment-world.ts';
import { createBuyers } from './buyers.ts';
import { orderCategory } from './category.ts';
import type { OrderCommand } from './order.ts';
import { createForgetOrder } from './forget-orders.ts';
import { createOrderLinks } from './order-links.ts';
import { claim, confirm, eraseGuest, revokeLink, start } from './testing/an-order.ts';

const orderId = 9;
const device = 'e'.repeat(64);
const stranger = 'd'.repeat(64);
const USER = 3;

const after = async (...commands: readonly OrderCommand[]) => {
  const keyring = memoryKeyring();
  const store = sealedEventStore(memoryEventStore(), keyring);
  const handle = createCommandHandler({ store, now: () => new Date() });
  for (const command of commands) await handle(orderCategory, orderId, command, newContext());
  const links = createOrderLinks(keyring);
  const erased = new Set<number>();
  const contactOfPerson = (userId: number) =>
    Promise.resolve(erased.has(userId) ? undefined : { to: 'bob@example.com', about: `user-${userId}` as const });
  const buyers = createBuyers({ store, origin: 'https://twofold.example', links, contactOfPerson });
  const forgetOrder = createForgetOrder({
    handle,
    keyring,
    mail: { forget: () => Promise.resolve() },
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  });
  return { ...buyers, links, erased, forgetOrder };
};

describe('whether a user has bought an order', () => {
  it('is so of the account that bought it, on any device', async () => {
    const { isBuyer } = await after(start({ requestedBy: USER, device }));
    expect(await isBuyer(orderId, { userId: USER, device: stranger })).toBe(true);
  });

  it('is so of the account that claimed it', async () => {
    const { isBuyer } = await after(start(), claim(USER));
    expect(await isBuyer(orderId, { userId: USER, device: stranger })).toBe(true);
  });

  it.each([
    ['on which it was bought', { device }],
    ['whose only cookie it was bought with, before there were two', { submittedBy: device }],
  ])('D-133: is so of everybody on the device %s', async (_, by) => {
    const { isBuyer } = await after(start({ requestedBy: USER, ...by }));
    expect(await isBuyer(orderId, { userId: 4, device })).toBe(true);
  });

  it('does not hold for other users', async () => {
    const { isBuyer } = await after(start());
    expect(await isBuyer(orderId, { userId: 4, device: stranger })).toBe(false);
    expect(await isBuyer(10, { userId: 4, device })).toBe(false);
  });
});

describe('opening an order', () => {
  const browser = 'b'.repeat(64);
  const guests = [start(), confirm()];

  it('is for the browser of a guest, and for no other', async () => {
    const { mayOpen } = await after(...guests);
    expect(await mayOpen(orderId, { browser })).toBe(true);
    expect(await mayOpen(orderId, { browser: stranger, userId: USER })).toBe(false);
    expect(await mayOpen(orderId, {})).toBe(false);
    expect(await mayOpen(10, { browser })).toBe(false);
  });

  it.each([
    ['bought it', [start({ requestedBy: USER }), confirm()]],
    ['claimed it', [...guests, claim(USER)]],
    ['claimed it, also after the guest was erased', [...guests, claim(USER), eraseGuest]],
  ])('D-133: is for the account that %s, and no longer for the browser', async (_, commands) => {
    const { mayOpen } = await after(...commands);
    expect(await mayOpen(orderId, { userId: USER })).toBe(true);
    expect(await mayOpen(orderId, { userId: 4, browser })).toBe(false);
    expect(await mayOpen(orderId, { browser })).toBe(false);
  });

  it('is for the holder of its link, and not of another one', async () => {
    const { mayOpen, links } = await after(...guests, claim(USER));
    const token = await links.tokenOf(orderId);
    expect(await mayOpen(orderId, { order: { id: orderId, token } })).toBe(true);
    expect(await mayOpen(orderId, { order: { id: 10, token } })).toBe(false);
    expect(await mayOpen(orderId, { order: { id: orderId, token: await links.tokenOf(10) } })).toBe(false);
  });

  it.each([
    ['is revoked', revokeLink()],
    ['was a guest’s who was erased', eraseGuest],
  ])('is refused to the holder of a link that %s', async (_, command) => {
    const { mayOpen, links } = await after(...guests, command);
    const order = { id: orderId, token: await links.tokenOf(orderId) };
    expect(await mayOpen(orderId, { order })).toBe(false);
  });

  it('is refused to the browser of a guest who was erased', async () => {
    const { mayOpen } = await after(...guests, eraseGuest);
    expect(await mayOpen(orderId, { browser })).toBe(false);
  });
});

describe('writing to a buyer', () => {
  it('goes to the address of a guest, with a link of 128 bits that is known by its hash only', async () => {
    const { contactOfBuyer, links } = await after(start(), confirm());
    const token = await links.tokenOf(orderId);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(createHash('sha256').update(token).digest('hex')).toBe(await links.hashOf(orderId));
    expect(await links.tokenOf(10)).not.toBe(token);
    const link = `https://twofold.example/orders/9?token=${token}`;
    expect(await contactOfBuyer(orderId)).toEqual({ to: 'ada@example.com', about: 'order-9', link });
  });

  it('goes there without the token once the link was revoked', async () => {
    const { contactOfBuyer } = await after(start(), confirm(), revokeLink());
    expect(await contactOfBuyer(orderId)).toMatchObject({ link: 'https://twofold.example/orders/9' });
  });

  it.each([
    ['bought it', [start({ requestedBy: USER }), confirm()]],
    ['claimed it', [start(), confirm(), claim(USER)]],
  ])('goes to the account that %s', async (_, commands) => {
    const { contactOfBuyer, erased } = await after(...commands);
    const link = 'https://twofold.example/orders/9';
    expect(await contactOfBuyer(orderId)).toEqual({ to: 'bob@example.com', about: 'user-3', link });
    erased.add(USER);
    expect(await contactOfBuyer(orderId)).toBeUndefined();
  });

  it.each([
    ['it is not paid', [start()]],
    ['a guest gave no address', [start(), confirm({}, { email: undefined })]],
    ['there is no order', []],
  ])('goes nowhere where %s', async (_, commands) => {
    const { contactOfBuyer } = await after(...commands);
    expect(await contactOfBuyer(orderId)).toBeUndefined();
  });

  it('goes nowhere once the key of the order is deleted', async () => {
    const { contactOfBuyer, forgetOrder } = await after(start(), confirm());
    await forgetOrder(orderId);
    expect(await contactOfBuyer(orderId)).toBeUndefined();
  });
});
