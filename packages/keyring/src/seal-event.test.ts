import { randomBytes, randomUUID } from 'node:crypto';
import { ERASED } from '@twofold/contracts/personal';
import type { NewEvent, RecordedEvent } from '@twofold/event-store/port';
import { someMetadata } from '@twofold/event-store/testing/events';
import { positionOf, revisionOf } from '@twofold/event-store/units';
import { describe, expect, it } from 'vitest';
import { personalFieldsOfEvents as fields } from './personal-fields.ts';
import { openEvent, sealEvent, subjectsToOpen, subjectsToSeal } from './seal-event.ts';
import { createSealer } from './sealing.ts';

const sealers = new Map([
  ['user-17', createSealer(randomBytes(32))],
  ['report-42', createSealer(randomBytes(32))],
]);

const anEvent = (type: string, data: unknown): NewEvent => ({ id: randomUUID(), type, data, metadata: someMetadata });
const registered = (data: object = {}): NewEvent =>
  anEvent('UserRegistered', {
    userId: 17,
    email: 'ada@example.com',
    registeredAt: '2030-01-01T00:00:00.000Z',
    ...data,
  });

const recorded = (event: NewEvent): RecordedEvent => ({
  ...event,
  stream: 'user-17',
  revision: revisionOf(0n),
  position: positionOf('0000000000000000001'),
  recordedAt: '2030-01-01T00:00:00.000Z',
});

const seal = (event: NewEvent) => sealEvent(event, sealers, fields);

describe('sealing an event', () => {
  it('hides its personal fields, keeps the others and the order of all', () => {
    const event = registered();
    const sealed = seal(event);
    expect(sealed).toEqual({ ...event, data: { ...(event.data as object), email: { sealed: expect.any(String) } } });
    expect(Object.keys(sealed.data as object)).toEqual(Object.keys(event.data as object));
    expect(openEvent(recorded(sealed), sealers, fields)).toEqual(recorded(event));
  });

  it('seals texts about a site with the key of its report', () => {
    const event = anEvent('AnalysisCompleted', {
      productId: 42,
      finalUrl: 'https://a.example',
      report: { title: 'A' },
    });
    expect(subjectsToSeal([event, registered()], fields)).toEqual(new Set(['report-42', 'user-17']));
    expect(openEvent(recorded(seal(event)), sealers, fields)).toEqual(recorded(event));
  });

  it.each([
    ['an event without personal fields', anEvent('PasswordChanged', { userId: 17, changedAt: 'now' })],
    ['an event that the contracts do not know', anEvent('SomethingHappened', { email: 'ada@example.com' })],
    ['an event whose data are no object', anEvent('UserRegistered', 'ada')],
    ['an event that lacks its personal fields', anEvent('UserRegistered', { userId: 17 })],
    ['a field that is the store’s to refuse', anEvent('UserRegistered', { userId: 17, email: undefined })],
  ])('leaves %s as it is', (_, event) => {
    expect(subjectsToSeal([event], fields).size).toBe(0);
    expect(seal(event)).toBe(event);
  });

  it.each([[undefined], ['17'], [0], [-1], [1.5], [2 ** 53], [null]])('refuses an event of user %j', (userId) => {
    const events = [registered(), registered({ userId })];
    expect(() => subjectsToSeal(events, fields)).toThrow(
      expect.objectContaining({
        code: 'invalid-event',
        message: 'events[1].data.userId does not say whose key seals events[1].data.email',
      }),
    );
  });

  it('never leaves a field unsealed because a key is missing', () => {
    expect(() => sealEvent(registered({ userId: 18 }), sealers, fields)).toThrow('There is no key for email');
  });

  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  it.each([
    ['a bigint', 1n],
    ['undefined inside', { a: [undefined] }],
    ['a hole', Object.assign([1], { 2: 3 })],
    ['NaN', { a: Number.NaN }],
    ['Infinity', -Infinity],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a Date', new Date(0)],
    ['a Map', { a: new Map() }],
    ['something that contains itself', cycle],
    ['something bottomless', JSON.parse('['.repeat(2_000) + ']'.repeat(2_000))],
    ['U+0000', 'a\u0000b'],
    ['a lone surrogate in a key', { '\udc00': 1 }],
  ])('refuses %s, as the store would', (_, email) => {
    expect(() => subjectsToSeal([registered({ email })], fields)).toThrow(
      expect.objectContaining({
        code: 'invalid-event',
        message: expect.stringContaining('events[0].data.email'),
      }),
    );
  });

  it.each([[null], [-0], [''], [Object.create(null)], [JSON.parse('{"__proto__":{"a":[1,"b"]}}')]])(
    'takes %j',
    (email) => {
      expect(subjectsToSeal([registered({ email })], fields).size).toBe(1);
    },
  );
});

describe('opening an event', () => {
  it('returns a field as erased if its key was erased', () => {
    const event = recorded(seal(registered()));
    expect(openEvent(event, new Map([['user-17', 'erased']]), fields).data).toMatchObject({
      userId: 17,
      email: ERASED,
    });
  });

  it('distinguishes a lost key from an erased one', () => {
    const event = recorded(seal(registered()));
    const open = () => openEvent(event, new Map(), fields);
    expect(open).toThrow(`The key of email in the UserRegistered ${event.id} of ${event.stream} is lost`);
  });

  it('returns plain text unchanged, and needs no key', () => {
    const event = recorded(registered());
    expect(subjectsToOpen([event], fields).size).toBe(0);
    expect(openEvent(event, sealers, fields)).toBe(event);
  });

  it.each([
    ['of another event', (event: RecordedEvent) => ({ ...event, id: randomUUID() })],
    ['of a later release', (event: RecordedEvent) => ({ ...event, data: { userId: 17, email: { sealed: '2.AAAA' } } })],
    ['unknown', (event: RecordedEvent) => ({ ...event, data: { email: { sealed: '1.AAAA' } } })],
  ])('names the event whose seal is that %s, and says nothing of what is in it', (_, change) => {
    const event = change(recorded(seal(registered())));
    const open = () => openEvent(event, sealers, fields);
    expect(open).toThrow(expect.objectContaining({ code: 'broken-seal' }));
    expect(open).toThrow(`The seal of email in the UserRegistered ${event.id} of user-17 is broken`);
    expect(open).not.toThrow('ada@');
  });
});
